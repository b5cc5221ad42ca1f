/** Texts that leave together. What a writer makes of them is made once, for all sockets they go to. */
export interface Batch {
  readonly texts: readonly string[]
  /** Each text in UTF-8. */
  readonly bodies: readonly Buffer[]
  /** All of them as finished frames, one behind the other. */
  readonly frames: Buffer
}

/** Final text frame from a server: never masked (RFC 6455, section 5.2). */
function headerOf(length: number): Buffer {
  if (length < 126) return Buffer.from([0x81, length])
  if (length < 65_536) {
    const head = Buffer.from([0x81, 126, 0, 0])
    head.writeUInt16BE(length, 2)
    return head
  }
  const head = Buffer.alloc(10)
  head[0] = 0x81
  head[1] = 127
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}

export function batchOf(texts: readonly string[]): Batch {
  let bodies: Buffer[] | undefined
  let frames: Buffer | undefined
  return {
    texts,
    get bodies() {
      bodies ??= texts.map((text) => Buffer.from(text))
      return bodies
    },
    get frames() {
      frames ??= Buffer.concat(this.bodies.flatMap((body) => [headerOf(body.length), body]))
      return frames
    },
  }
}
