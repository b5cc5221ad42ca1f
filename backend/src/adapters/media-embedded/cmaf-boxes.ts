/** Bytes of a number, most significant first. */
export const u8 = (...values: number[]): Buffer => Buffer.from(values)

export function u16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => void bytes.writeUInt16BE(value, index * 2))
  return bytes
}

export function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => void bytes.writeUInt32BE(value >>> 0, index * 4))
  return bytes
}

export function u64(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

export const zeros = (count: number): Buffer => Buffer.alloc(count)

/** A box of an ISO media file. */
export function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const size = contents.reduce((sum, { length }) => sum + length, 8)
  return Buffer.concat([u32(size), Buffer.from(type, 'latin1'), ...contents], size)
}

/** A box that says its version and its flags. */
export const fullBox = (type: string, version: number, flags: number, ...contents: readonly Buffer[]): Buffer =>
  box(type, u32(version * 0x100_0000 + flags), ...contents)
