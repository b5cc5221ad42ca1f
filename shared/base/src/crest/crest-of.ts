import { type CrestRecipe, recipeFor } from './crest-recipe'
import { drawnCrest } from './drawn-crests'
import { nationColours } from './nation-colours'

/**
 * How the crest of a team is drawn, on its pages and in pictures of it: by hand where it was, a nation in the colours it
 * plays in, any other from its number and name.
 */
export function crestOf(id: string | number, name: string, isRound = false): CrestRecipe {
  const drawn = drawnCrest(id)
  if (drawn) return drawn
  const made = recipeFor(String(id), name, isRound)
  const colours = nationColours(id)
  return colours ? { ...made, ...colours, field: 'half', shape: 0 } : made
}
