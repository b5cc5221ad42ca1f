import type { Disposer } from '@pitchside/base'

/** Rolling from right to left, or standing in the middle for a while. */
export type BarrageMode = 'roll' | 'top' | 'bottom'

/** A picture among words; `alt`: what is read where it does not come. */
export interface PictureInLine {
  src: string
  alt: string
}

/** A text cut at its pictures. */
export type LineParts = readonly (string | PictureInLine)[]

/** A line to fly over the video. */
export interface BarrageLine {
  text: string
  /** The text where pictures are in it. */
  parts?: LineParts
  /** `#rrggbb`, white when absent. */
  color?: string
  /** Sent by this visitor: framed, first in the queue, never blocked. */
  isMine?: boolean
  /** Sender, for the menu of the line and for blocking. */
  userId?: number
  name?: string
  /** Noble rank 1-6 of the sender; high ranks fly in a bar of the rank's colour. */
  tier?: number
  /** The rank in words, for the bar. */
  badge?: string
  /** Name of the coloured bubble around the text. */
  bubble?: string
  /** Paid for or about a gift: goes before the rest. */
  isPaid?: boolean
  mode?: BarrageMode
}

/** How a line looks, whatever it says and wherever it flies. */
export interface LineLook {
  fontPx: number
  height: number
  color?: string
  isMine?: boolean
  /** Set for a noble bar. */
  tier?: number
  badge?: string
  badgeWidth?: number
  bubble?: string
  /** On a dark pill: it stands over lines that roll by. */
  isStanding?: boolean
}

/** A line that found its lane, in the painter's terms. Times are those of the barrage's own clock, milliseconds. */
export interface FlyingLine {
  id: number
  text: string
  parts?: LineParts
  look: LineLook
  width: number
  /** Top edge, px from the top of the stage. */
  y: number
  /** Left edge at `startedAt`. */
  startX: number
  startedAt: number
  /** Pixels per millisecond; 0 for a line that stands. */
  speed: number
  /** When it is gone. */
  endsAt: number
  /** How many said the same. */
  count: number
}

/** Ranks from here on fly in a bar. */
export const barTier = 4

/** System faces only: a worker has no web fonts, and both sides must measure alike. */
export const barrageFont = (fontPx: number): string =>
  `600 ${fontPx}px "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Segoe UI", Arial, sans-serif`

export const badgeFont = (fontPx: number): string => barrageFont(Math.round(fontPx * 0.7))

/** Width and height of a picture among words of a size, px. */
export const linePicturePx = (fontPx: number): number => Math.round(fontPx * 1.3)

/** Left edge of a line at a moment. */
export const leftAt = (line: Pick<FlyingLine, 'startX' | 'startedAt' | 'speed'>, now: number): number =>
  line.startX - (now - line.startedAt) * line.speed

/** Where the lines come from: a room, or anything else that gives them as they happen. `clear`: what flies is not of now any more. */
export type BarrageSource = (listener: (line: BarrageLine) => void, clear: () => void) => Disposer
