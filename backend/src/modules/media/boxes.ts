/** One box of an ISO media file; offsets point into the buffer it was read from. */
export interface Box {
  type: string
  start: number
  /** First byte after the header. */
  body: number
  end: number
}

/** A file of the kinds we read has some thousand boxes in a row; more of them only cost the time of others. */
const boxesMax = 10_000

/** Boxes between two offsets, in order. A box that reaches past the end is refused: the file is cut off. */
export function readBoxes(buffer: Buffer, from = 0, to = buffer.length): Box[] {
  const boxes: Box[] = []
  let start = from
  while (start + 8 <= to) {
    const short = buffer.readUInt32BE(start)
    const isLong = short === 1
    const size = isLong ? Number(buffer.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short
    const box = {
      type: buffer.toString('latin1', start + 4, start + 8),
      start,
      body: start + (isLong ? 16 : 8),
      end: start + size,
    }
    if (boxes.length >= boxesMax) throw new Error(`more than ${boxesMax} boxes in a row`)
    if (size < 8 || box.end > to) throw new Error(`box ${box.type} at ${start} has size ${size}, beyond ${to}`)
    boxes.push(box)
    start = box.end
  }
  return boxes
}

/** Children of a box with the given type. */
export function childrenOf(buffer: Buffer, parent: Box, type: string): Box[] {
  return readBoxes(buffer, parent.body, parent.end).filter((box) => box.type === type)
}

/** First child of a type; throws when it is missing. */
export function childOf(buffer: Buffer, parent: Box, type: string): Box {
  const [box] = childrenOf(buffer, parent, type)
  if (!box) throw new Error(`box ${parent.type} has no ${type}`)
  return box
}

/** Version byte of a full box. */
export const versionOf = (buffer: Buffer, box: Box): number => buffer.readUInt8(box.body)

/** Flags of a full box. */
export const flagsOf = (buffer: Buffer, box: Box): number => buffer.readUIntBE(box.body + 1, 3)
