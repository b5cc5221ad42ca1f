/** Where a box opens from its anchor. */
export type Side = 'top' | 'bottom' | 'left' | 'right'

/** How the box lines up with its anchor along that side. */
export type Align = 'start' | 'center' | 'end'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

const marginPx = 8
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high))
const along = (start: number, length: number, size: number, align: Align) =>
  align === 'start' ? start : align === 'end' ? start + length - size : start + (length - size) / 2

/**
 * The corner of a box of `size` beside `anchor`, all in px of the view: on the other side when this one has no room, never
 * outside. `holder`: a part of the view whose sides it does not cross if it fits between them.
 */
export function place(
  anchor: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  side: Side,
  align: Align,
  gap: number,
  holder?: { left: number; width: number },
) {
  const before = { top: anchor.top - gap - size.height, left: anchor.left - gap - size.width }
  const after = { top: anchor.top + anchor.height + gap, left: anchor.left + anchor.width + gap }
  const isUpright = side === 'top' || side === 'bottom'
  const axis = isUpright ? 'top' : 'left'
  const extent = isUpright ? 'height' : 'width'
  const fitsBefore = before[axis] >= marginPx
  const fitsAfter = after[axis] + size[extent] <= view[extent] - marginPx
  const wantsBefore = side === 'top' || side === 'left'
  const isBefore = wantsBefore ? fitsBefore || !fitsAfter : !fitsAfter && fitsBefore
  const main = isBefore ? before[axis] : after[axis]
  const top = isUpright ? main : along(anchor.top, anchor.height, size.height, align)
  const left = isUpright ? along(anchor.left, anchor.width, size.width, align) : main
  const { left: from, width } =
    holder && size.width + 2 * marginPx <= holder.width ? holder : { left: 0, width: view.width }
  return {
    top: clamp(top, marginPx, Math.max(marginPx, view.height - size.height - marginPx)),
    left: clamp(left, from + marginPx, Math.max(from + marginPx, from + width - size.width - marginPx)),
  }
}
