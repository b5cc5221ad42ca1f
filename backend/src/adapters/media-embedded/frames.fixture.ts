import { pushedClip } from './clips.fixture'
import { FlvPackager } from './flv-packager'
import { type FlvPacket, readFlvPacket } from './flv-packets'
import type { RoomIngest } from './room-ingest'

/** `avcC` of the clip: a picture of 1280 x 720. */
function description(): Buffer {
  const { header } = pushedClip('hd')
  const at = header.indexOf('avcC', 0, 'latin1')
  return header.subarray(at + 4, at - 4 + header.readUInt32BE(at - 4))
}
const avcHeader = Buffer.concat([Buffer.of(0x17, 0, 0, 0, 0), description()])
const aacHeader = Buffer.of(0xaf, 0, 0x11, 0x90)

export const frameMs = 40
const keyEveryMs = 2_000

/** Packets of a publisher: 25 frames a second, a key frame every two seconds, sound of 48 kHz. Nobody decodes them. */
export function* packets(fromMs = 0): Generator<FlvPacket> {
  const setups = [readFlvPacket(9, fromMs, avcHeader), readFlvPacket(8, fromMs, aacHeader)]
  for (const setup of setups) if (setup) yield setup
  for (let frame = 0; ; frame++) {
    const atMs = fromMs + frame * frameMs
    const isKey = (frame * frameMs) % keyEveryMs === 0
    yield { type: 'video', atMs, shownMs: atMs, isKey, data: Buffer.from(`frame ${frame}`) }
    yield { type: 'audio', atMs, data: Buffer.from(`sound ${frame}`) }
  }
}

/** Pushes frames into a room. */
export class FramePush {
  readonly #packets = packets()
  readonly #packager: FlvPackager
  #taken: Promise<void> = Promise.resolve()
  #segments = 0

  constructor(room: RoomIngest) {
    const take = (job: () => void | Promise<void>) => {
      this.#taken = this.#taken.then(job)
    }
    this.#packager = new FlvPackager({
      header: (bytes) => take(() => room.stream.addHeader('main', bytes)),
      part: (part) => {
        if (part.isLast) this.#segments++
        const name = `frames-${this.#segments}`
        take(() => room.acceptPart(name, part))
      },
    })
  }

  /** So many more seconds. */
  async push(seconds: number): Promise<void> {
    for (let left = Math.round((seconds * 1_000) / frameMs); left > 0; ) {
      const { value } = this.#packets.next()
      this.#packager.take(value)
      if (value?.type === 'video') left--
    }
    await this.#taken
  }
}
