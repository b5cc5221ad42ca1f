import {
  type CrestRecipe,
  crestFields,
  crestOf,
  crestOutlines,
  firstNation,
  isNation,
  letteringOf,
} from '@pitchside/base/crest'
import type { ReactElement } from 'react'
import { classNames } from '../class-names'
import { LateFlag } from '../flag/flag-pieces'
import styles from './crest.module.css'

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
function drawingOf(recipe: CrestRecipe, isLarge: boolean) {
  const { letters, first, second, field, shape } = recipe
  const outline = crestOutlines[shape]
  const { size, baseline, colour, isOnBoth } = letteringOf(recipe)
  const inside = insideOf[shape]
  return (
    <>
      <path d={outline} fill={first} className={isLarge ? styles.edge : styles.keyline} />
      {field === 'plain' ? undefined : <path fill={second} d={crestFields[field]} style={inside} />}
      {isLarge ? <path className={styles.shine} d="M0 0h20v40H0z" style={inside} /> : undefined}
      {isLarge ? <path d={outline} fill="none" className={styles.keyline} /> : undefined}
      <text
        x="20"
        y={baseline}
        className={isOnBoth ? styles.haloLetters : styles.letters}
        fontSize={size}
        fill={colour}
        stroke={isOnBoth ? first : 'none'}
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
  const drawing = isNation(id) ? flagOf(id) : drawingOf(crestOf(id, name, isRound), isLarge)
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
