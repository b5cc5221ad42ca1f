/** Picture size and codec name of an H.264 sequence parameter set. */
export interface AvcParameters {
  width: number
  height: number
  /** RFC 6381 name, e.g. `avc1.64001f`. */
  codec: string
}

const hex = (byte: number | undefined): string => (byte ?? 0).toString(16).padStart(2, '0')

/** RFC 6381 name from profile, constraints and level. */
export const avcCodec = (profile: number, constraints: number, level: number): string =>
  `avc1.${hex(profile)}${hex(constraints)}${hex(level)}`

/** Takes out the bytes that keep start codes from appearing inside a unit. */
function withoutEmulation(unit: Buffer): Buffer {
  const kept: number[] = []
  let zeros = 0
  for (const byte of unit) {
    if (zeros >= 2 && byte === 3) {
      zeros = 0
      continue
    }
    zeros = byte === 0 ? zeros + 1 : 0
    kept.push(byte)
  }
  return Buffer.from(kept)
}

class BitReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  bits(count: number): number {
    let value = 0
    for (let taken = 0; taken < count; taken++, this.#at++) {
      const byte = this.#bytes[this.#at >> 3]
      if (byte === undefined) throw new Error('the parameter set is cut off')
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1)
    }
    return value
  }

  /** Unsigned Exp-Golomb number. */
  number(): number {
    let zeros = 0
    while (this.bits(1) === 0) if (++zeros > 31) throw new Error('the parameter set holds no number')
    return 2 ** zeros - 1 + this.bits(zeros)
  }
}

const withChroma = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128, 138])

function skipScalingLists(reader: BitReader, lists: number): void {
  for (let list = 0; list < lists; list++) {
    if (reader.bits(1) === 0) continue
    let [last, next] = [8, 8]
    for (let place = 0; place < (list < 6 ? 16 : 64) && next !== 0; place++) {
      const code = reader.number()
      const delta = code % 2 === 1 ? (code + 1) / 2 : -code / 2
      next = (last + delta + 256) % 256
      if (next !== 0) last = next
    }
  }
}

/** Reads chroma format and bit depths of the high profiles; gives the chroma format. */
function readChroma(reader: BitReader): number {
  const chroma = reader.number()
  if (chroma === 3) reader.bits(1)
  reader.number()
  reader.number()
  reader.bits(1)
  if (reader.bits(1) === 1) skipScalingLists(reader, chroma === 3 ? 12 : 8)
  return chroma
}

function skipPictureOrder(reader: BitReader): void {
  const type = reader.number()
  if (type === 0) reader.number()
  if (type !== 1) return
  reader.bits(1)
  reader.number()
  reader.number()
  const cycle = reader.number()
  for (let index = 0; index < Math.min(cycle, 255); index++) reader.number()
}

/** Reads a sequence parameter set, its NAL header included. */
export function readAvcParameters(unit: Buffer): AvcParameters {
  const bytes = withoutEmulation(unit)
  const [, profile = 0, constraints = 0, level = 0] = bytes
  const reader = new BitReader(bytes.subarray(4))
  reader.number()
  const chroma = withChroma.has(profile) ? readChroma(reader) : 1
  reader.number()
  skipPictureOrder(reader)
  reader.number()
  reader.bits(1)
  const columns = reader.number() + 1
  const rows = reader.number() + 1
  const isFrame = reader.bits(1)
  if (isFrame === 0) reader.bits(1)
  reader.bits(1)
  const crop = reader.bits(1) === 1 ? [1, 2, 3, 4].map(() => reader.number()) : [0, 0, 0, 0]
  const [left = 0, right = 0, top = 0, bottom = 0] = crop
  const unitX = chroma === 1 || chroma === 2 ? 2 : 1
  const unitY = (chroma === 1 ? 2 : 1) * (2 - isFrame)
  return {
    width: columns * 16 - (left + right) * unitX,
    height: rows * 16 * (2 - isFrame) - (top + bottom) * unitY,
    codec: avcCodec(profile, constraints, level),
  }
}
