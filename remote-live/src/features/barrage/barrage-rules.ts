import type { BarrageLine } from '../../parts/barrage-line/barrage-line'
import type { BarrageChoices } from './barrage-choices'
import { blockerOf } from './block-rules'

/** What the engine obeys. The settings of a visitor make one; a bench or a preview makes its own. */
export interface BarrageRules {
  /** Share of the stage's height that lanes may take, from the top. */
  areaShare: number
  fontPx: number
  laneHeight: number
  /** Every line crosses the stage in this time, however long it is. */
  crossingMs: number
  /** New lines in a second; Infinity: as many as fit. */
  perSecond: number
  mergesEqual: boolean
  /** Lines that stand at the top or bottom; otherwise they roll like the others. */
  showsFixed: boolean
  /** Colours, bubbles and bars; otherwise all is white. */
  showsColors: boolean
  isBlocked: (line: BarrageLine) => boolean
}

const fontPx = { 1: 16, 2: 20, 3: 26 } as const
const areaShare = { 1: 1 / 3, 2: 1 / 2, 3: 1 } as const
const crossingMs = { 1: 14_000, 2: 10_000, 3: 7_000 } as const
/** More than thirty a second nobody can read. */
const perSecond = { 1: 10, 2: 30, 3: Number.POSITIVE_INFINITY } as const
const lanePerFont = 1.6

export const rulesOf = (choices: BarrageChoices): BarrageRules => ({
  areaShare: areaShare[choices.area],
  fontPx: fontPx[choices.size],
  laneHeight: Math.round(fontPx[choices.size] * lanePerFont),
  crossingMs: crossingMs[choices.speed],
  perSecond: perSecond[choices.density],
  mergesEqual: choices.mergesEqual,
  showsFixed: choices.showsFixed,
  showsColors: choices.showsColors,
  isBlocked: blockerOf(choices),
})
