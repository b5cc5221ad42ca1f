import {
  type BarrageLine,
  badgeFont,
  barrageFont,
  barTier,
  type LineLook,
  type LineParts,
  linePicturePx,
} from '../../parts/barrage-line/barrage-line'
import type { BarrageRules } from './barrage-rules'

/** Width of a text in a font, px. */
export type Measure = (text: string, font: string) => number

/** Space left and right of the text inside a pill, bar or bubble. */
export const framePx = 12
/** Space inside and beside the badge of a noble bar. */
export const badgePadPx = 7

/** A bubble has its mark at the right end. */
const markPx = 10

export const isFramed = ({ isMine, tier, bubble, isStanding }: LineLook): boolean =>
  isMine === true || isStanding === true || tier !== undefined || bubble !== undefined

/** What a line says on the stage: a bar names its sender. */
function saidOn({ text, parts, name }: BarrageLine, isBar: boolean): Pick<SetLine, 'text' | 'parts'> {
  const sender = isBar && name ? `${name}：` : ''
  return { text: sender + text, ...(parts ? { parts: sender ? [sender, ...parts] : parts } : {}) }
}

/** Width of what a line says. Its pieces are measured apart, as they are painted. */
function widthOf({ text, parts = [text] }: Pick<SetLine, 'text' | 'parts'>, fontPx: number, measure: Measure): number {
  const font = barrageFont(fontPx)
  const widths = parts.map((part) => (typeof part === 'string' ? measure(part, font) : linePicturePx(fontPx)))
  return Math.ceil(widths.reduce((sum, width) => sum + width, 0))
}

/** Where the text begins, px from the line's left edge. */
export const textLeft = (look: LineLook): number =>
  look.badgeWidth ? 4 + look.badgeWidth + badgePadPx * 3 : isFramed(look) ? framePx : 0

export interface SetLine {
  text: string
  parts?: LineParts
  look: LineLook
  width: number
}

/** Sets a line: its look by the rules, and how wide that is. */
export function setLine(line: BarrageLine, rules: BarrageRules, measure: Measure): SetLine {
  const isBar = rules.showsColors && (line.tier ?? 0) >= barTier
  const { color, isMine, bubble } = line
  const look: LineLook = {
    fontPx: rules.fontPx,
    height: rules.laneHeight,
    ...(isMine ? { isMine } : {}),
    ...(rules.showsFixed && (line.mode ?? 'roll') !== 'roll' ? { isStanding: true } : {}),
    ...(rules.showsColors && color ? { color } : {}),
    ...(rules.showsColors && bubble && !isBar ? { bubble } : {}),
    ...(isBar && line.tier ? { tier: line.tier } : {}),
    ...(isBar && line.badge
      ? { badge: line.badge, badgeWidth: Math.ceil(measure(line.badge, badgeFont(rules.fontPx))) }
      : {}),
  }
  const said = saidOn(line, isBar)
  const right = isFramed(look) ? framePx + (look.bubble ? markPx : 0) : 0
  return { ...said, look, width: textLeft(look) + widthOf(said, rules.fontPx, measure) + right }
}
