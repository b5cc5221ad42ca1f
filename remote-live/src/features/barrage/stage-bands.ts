/** A part of the stage, px. */
export interface Rect {
  x: number
  y: number
  width: number
  height: number
}

const marginPx = 10
/** The controls stay free. */
const bottomPx = 64
const clearGapPx = 6

export interface Bands {
  tops: number[]
  /** Height of the stage that is drawn on at all. */
  usedHeight: number
}

/** Tops of the lanes: from the top down to the area's end, none across a rectangle that must stay clear. */
export function layBands(height: number, laneHeight: number, areaShare: number, clear: readonly Rect[]): Bands {
  const isWholeStage = areaShare >= 1
  const end = isWholeStage ? Math.max(laneHeight + marginPx, height - bottomPx) : height * areaShare
  const tops: number[] = []
  let top = Math.min(marginPx, Math.max(0, end - laneHeight))
  while (top + laneHeight <= end) {
    const hit = clear.find((rect) => rect.height > 0 && rect.y < top + laneHeight && top < rect.y + rect.height)
    if (hit) top = hit.y + hit.height + clearGapPx
    else {
      tops.push(Math.round(top))
      top += laneHeight
    }
  }
  return { tops, usedHeight: Math.ceil(end) }
}
