import { type FlvPacket, readFlvPacket } from './flv-packets'

const headBytes = 9 + 4
const tagBytes = 11

/** Cuts the bytes of an FLV stream into packets. */
export class FlvReader {
  #pending: Buffer = Buffer.alloc(0)
  #isBegun = false
  readonly #onPacket: (packet: FlvPacket) => void

  constructor(onPacket: (packet: FlvPacket) => void) {
    this.#onPacket = onPacket
  }

  write(bytes: Buffer): void {
    this.#pending = this.#pending.length === 0 ? bytes : Buffer.concat([this.#pending, bytes])
    let at = 0
    if (!this.#isBegun && this.#pending.length >= headBytes) {
      this.#isBegun = true
      at = headBytes
    }
    while (this.#isBegun && this.#pending.length >= at + tagBytes) {
      const size = this.#pending.readUIntBE(at + 1, 3)
      const end = at + tagBytes + size
      // Behind each tag stands its length.
      if (this.#pending.length < end + 4) break
      const atMs = this.#pending.readUIntBE(at + 4, 3) + this.#pending.readUInt8(at + 7) * 0x100_0000
      const packet = readFlvPacket(this.#pending.readUInt8(at) & 31, atMs, this.#pending.subarray(at + tagBytes, end))
      at = end + 4
      if (packet) this.#onPacket(packet)
    }
    this.#pending = this.#pending.subarray(at)
  }
}
