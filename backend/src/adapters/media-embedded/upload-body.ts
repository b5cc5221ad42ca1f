import type { IncomingMessage } from 'node:http'
import { Refused } from './room-ingest'

/** A body that takes longer is given up: a segment is sent in real time at the slowest. */
const bodyMs = 60_000
/** What is taken in before anybody has looked at the key: a publisher that leaves sends its last playlist and hangs up. */
const earlyBytes = 64 * 1024

/** Body of an upload. From the first moment it keeps what little has arrived; the rest waits until it is wanted. */
export class UploadBody {
  readonly #request: IncomingMessage
  readonly #pieces: Buffer[] = []
  #size = 0
  /** Bytes it may have; undefined until somebody wants it. */
  #max: number | undefined
  #isWhole = false
  #problem: Refused | undefined
  #settle: () => void = () => undefined

  constructor(request: IncomingMessage) {
    this.#request = request
    request.on('data', (piece: Buffer) => this.#add(piece))
    request.once('end', () => {
      this.#isWhole = true
      this.#settle()
    })
    request.once('error', () => this.#fail(new Refused(400, 'the upload broke off')))
    request.once('close', () => this.#fail(new Refused(400, 'the upload broke off')))
  }

  #add(piece: Buffer): void {
    if (this.#problem) return
    this.#size += piece.length
    if (this.#max !== undefined && this.#size > this.#max) {
      this.#fail(new Refused(413, `more than ${this.#max} bytes`))
      return
    }
    this.#pieces.push(piece)
    if (this.#max === undefined && this.#size > earlyBytes) this.#request.pause()
  }

  #fail(problem: Refused): void {
    if (this.#isWhole || this.#problem) return
    this.#problem = problem
    this.#pieces.length = 0
    this.#request.pause()
    this.#settle()
  }

  /** All of it; more than `max` bytes are refused as soon as they show. */
  async read(max: number): Promise<Buffer> {
    this.#max = max
    const announced = Number(this.#request.headers['content-length'] ?? 0)
    if (Math.max(announced, this.#size) > max) this.#fail(new Refused(413, `more than ${max} bytes`))
    if (!this.#isWhole && !this.#problem) await this.#end()
    if (this.#problem) throw this.#problem
    return Buffer.concat(this.#pieces)
  }

  async #end(): Promise<void> {
    const timer = setTimeout(() => this.#fail(new Refused(408, 'the upload took too long')), bodyMs)
    const settled = new Promise<void>((resolve) => {
      this.#settle = resolve
    })
    this.#request.resume()
    await settled
    clearTimeout(timer)
  }
}
