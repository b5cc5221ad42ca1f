/** Larger boxes are no output of an encoder of ours. */
const boxBytesMax = 32 * 1024 * 1024

/** Cuts a stream of bytes into the boxes at its top. */
export class BoxStream {
  #pending: Buffer = Buffer.alloc(0)
  readonly #onBox: (type: string, bytes: Buffer) => void

  constructor(onBox: (type: string, bytes: Buffer) => void) {
    this.#onBox = onBox
  }

  write(bytes: Buffer): void {
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes])
    while (this.#pending.length >= 8) {
      const size = this.#pending.readUInt32BE(0)
      if (size < 8 || size > boxBytesMax) throw new Error(`a box of ${size} bytes`)
      if (this.#pending.length < size) return
      const box = this.#pending.subarray(0, size)
      this.#pending = this.#pending.subarray(size)
      this.#onBox(box.toString('latin1', 4, 8), Buffer.from(box))
    }
  }
}
