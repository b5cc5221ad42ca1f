import {
  type CrestRecipe,
  crestFields,
  crestOf,
  crestOutlines,
  letteringOf,
  recipeOfLetters,
} from '@pitchside/base/crest'
import { element } from '../xml'
import { line } from './drawing.rules'

interface Place {
  /** px, of its left upper corner. */
  x: number
  y: number
  /** Of 40 px. */
  scale: number
}

/** The crest a team has on its pages. `isRound` as in basketball. */
export const crest = ({ id, name }: { id: number; name: string }, place: Place, isRound: boolean): string =>
  drawnCrest(crestOf(id, name, isRound), place)

/** The crest of a circle: of its letters alone. */
export const iconCrest = (letters: string, place: Place): string => drawnCrest(recipeOfLetters(letters), place)

function drawnCrest(recipe: CrestRecipe, { x, y, scale }: Place): string {
  const { letters, first, second, field, shape } = recipe
  const { size, baseline, colour, isOnBoth } = letteringOf(recipe)
  const outline = crestOutlines[shape]
  const inside = `inside-${x}-${y}`
  // Letters that stand on both colours are read by their edge.
  const edge = { stroke: first, 'stroke-width': '3', 'stroke-linejoin': 'round', 'paint-order': 'stroke' }
  return element(
    'g',
    [
      element('clipPath', element('path', undefined, { d: outline }), { id: inside }),
      element('path', undefined, { d: outline, fill: first, stroke: '#ffffff40', 'stroke-width': '1.2' }),
      element('path', undefined, { d: crestFields[field], fill: second, 'clip-path': `url(#${inside})` }),
      line(letters, 20, baseline, size, { fill: colour, 'font-weight': '700', ...(isOnBoth ? edge : {}) }),
    ],
    { transform: `translate(${x} ${y}) scale(${scale})`, 'text-anchor': 'middle' },
  )
}
