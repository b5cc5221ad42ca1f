/** A line to fly over the video. */
export interface BarrageLine {
  text: string
  /** `#rrggbb`, white when absent. */
  color?: string
  /** Sent by this visitor: framed, and first in the queue. */
  isMine?: boolean
  /** Noble rank 1-6 of the sender: the text sits in a bar of the rank's colour. */
  tier?: number
}

/** A line that found its lane, in the painter's terms. */
export interface FlyingLine extends BarrageLine {
  fontPx: number
  width: number
  /** Top edge, px from the top of the stage. */
  y: number
  height: number
  /** Left edge at `startedAt`. */
  startX: number
  /** Epoch milliseconds. */
  startedAt: number
  /** Pixels per millisecond. */
  speed: number
}

/** Space left and right of the text inside the frame of an own or noble line. */
export const framePx = 12

/** System faces only: a worker has no web fonts, and both sides must measure alike. */
export const barrageFont = (fontPx: number): string =>
  `600 ${fontPx}px "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", "Segoe UI", Arial, sans-serif`

export const isFramed = ({ isMine, tier }: BarrageLine): boolean => isMine === true || (tier ?? 0) > 0
