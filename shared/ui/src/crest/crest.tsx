import type { ReactElement } from 'react'
import { classNames } from '../class-names'
import { LateFlag } from '../flag/flag-pieces'
import styles from './crest.module.css'
import { type CrestRecipe, crestFields, crestOutlines, inkOn, recipeFor } from './crest-recipe'
import { drawnCrest } from './drawn-crests'
import { firstNation, isNation } from './nations'

/** Props of {@link Crest}. `name` is spoken unless `isDecorative`; `src` is an uploaded crest; `size` in px. */
export interface CrestProps {
  id: string | number
  name: string
  recipe?: CrestRecipe
  src?: string
  size?: number
  isRound?: boolean
  /** The name stands right beside it. */
  isDecorative?: boolean
  className?: string
}

const letterSizes = [17, 17, 13, 10.5]
/** Up to here neither the dark edge nor the shine can be seen, and lists have hundreds of these. */
const smallPx = 24
/**
 * Cut out by the style: an element and an id of its own for each crest would make every list heavier. The outline is one of
 * the whole drawing: without `view-box` it would begin where the stripe, half or ring begins that it cuts.
 */
const insideOf = Object.fromEntries(
  Object.entries(crestOutlines).map(([shape, outline]) => [shape, { clipPath: `path("${outline}") view-box` }]),
) as Record<keyof typeof crestOutlines, { clipPath: string }>

/** What is drawn in the frame of a crest. */
function drawingOf({ letters, first, second, field, shape, letterColour }: CrestRecipe, isLarge: boolean) {
  const outline = crestOutlines[shape]
  const letterSize = letterSizes[letters.length] ?? 10.5
  const inside = insideOf[shape]
  const hasHalo = field !== 'plain' && field !== 'ring'
  return (
    <>
      <path d={outline} fill={first} className={isLarge ? styles.edge : styles.keyline} />
      {field === 'plain' ? undefined : <path fill={second} d={crestFields[field]} style={inside} />}
      {isLarge ? <path className={styles.shine} d="M0 0h20v40H0z" style={inside} /> : undefined}
      {isLarge ? <path d={outline} fill="none" className={styles.keyline} /> : undefined}
      <text
        x="20"
        y={20 + letterSize * 0.36}
        className={hasHalo ? styles.haloLetters : styles.letters}
        fontSize={letterSize}
        fill={letterColour ?? inkOn(field === 'ring' ? second : first)}
        stroke={hasHalo ? first : 'none'}
      >
        {letters}
      </text>
    </>
  )
}

/** Nations wear their flag. */
const flagOf = (id: string | number) => (
  <>
    <svg className={styles.flag} x="2" y="7" width="36" height="26" viewBox="0 0 18 13" aria-hidden="true">
      <LateFlag place={Number(id) - firstNation} />
    </svg>
    <rect className={styles.keyline} x="2" y="7" width="36" height="26" rx="3" fill="none" />
  </>
)

const drawings = new Map<string, ReactElement>()
const drawingsKept = 3_000

/** A drawing by the team's number: the same teams come again and again in long lists, and their colours are sums. */
function keptDrawing(id: string | number, name: string, isRound: boolean | undefined, isLarge: boolean): ReactElement {
  const key = `${id} ${isRound === true} ${isLarge} ${name}`
  const known = drawings.get(key)
  if (known) return known
  if (drawings.size >= drawingsKept) drawings.clear()
  const drawing = isNation(id) ? flagOf(id) : drawingOf(drawnCrest(id) ?? recipeFor(String(id), name, isRound), isLarge)
  drawings.set(key, drawing)
  return drawing
}

/** A team's crest: its picture, its recipe, the flag of a nation, or one made from its id. The same team always looks the same. */
export function Crest({ id, name, recipe, src, size = 20, isRound, isDecorative, className }: CrestProps) {
  const look = { className: classNames(styles.crest, className), style: { width: size, height: size } }
  if (src) return <img {...look} src={src} alt={isDecorative ? '' : name} loading="lazy" />
  const isLarge = size > smallPx
  const drawing = recipe ? drawingOf(recipe, isLarge) : keptDrawing(id, name, isRound, isLarge)
  if (isDecorative)
    return (
      <svg {...look} viewBox="0 0 40 40" aria-hidden="true">
        {drawing}
      </svg>
    )
  return (
    <svg {...look} viewBox="0 0 40 40" role="img" aria-label={name}>
      {drawing}
    </svg>
  )
}
