export { crestOf } from './crest-of'
export {
  type CrestField,
  type CrestRecipe,
  type CrestShape,
  crestFields,
  crestOutlines,
  inkOn,
  letteringOf,
  recipeFor,
  recipeOfLetters,
} from './crest-recipe'
export { firstNation, isNation } from './nations'
