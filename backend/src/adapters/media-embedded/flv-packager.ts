import { type CmafSink, CmafWriter } from './cmaf-writer'
import type { AudioSetup, FlvPacket, VideoSetup } from './flv-packets'

/** Times that fall or jump by more than this begin a new timeline. */
const jumpMs = 1_000
/** So long the first pictures wait for the sound to introduce itself. */
const soundWaitMs = 1_500

type Video = Extract<FlvPacket, { type: 'video' }>

/** Turns the packets of a push into segments; begins anew where the publisher does: another setup, a clock that fell. */
export class FlvPackager {
  #video: VideoSetup | undefined
  #audio: AudioSetup | undefined
  #writer: CmafWriter | undefined
  #lastMs = 0
  #firstVideoMs: number | undefined
  /** Waits for the first sound; from a key frame on. */
  #waiting: Extract<FlvPacket, { type: 'video' | 'audio' }>[] = []
  readonly #sink: CmafSink

  constructor(sink: CmafSink) {
    this.#sink = sink
  }

  async take(packet: FlvPacket): Promise<void> {
    switch (packet.type) {
      case 'foreign':
        throw new Error(packet.what)
      case 'video-setup':
        if (!this.#video?.description.equals(packet.setup.description)) await this.finish()
        this.#video = packet.setup
        return
      case 'audio-setup':
        if (this.#audio && !this.#audio.description.equals(packet.setup.description)) await this.finish()
        this.#audio = packet.setup
        return
      default:
        await this.#takeMedia(packet)
    }
  }

  async #takeMedia(packet: Extract<FlvPacket, { type: 'video' | 'audio' }>): Promise<void> {
    if (Math.abs(packet.atMs - this.#lastMs) > jumpMs && this.#writer) await this.finish()
    this.#lastMs = packet.atMs
    if (this.#writer) return this.#writer.add(packet)
    if (!this.#video || (this.#waiting.length === 0 && !(packet.type === 'video' && packet.isKey))) return
    this.#waiting.push(packet)
    this.#firstVideoMs ??= packet.atMs
    if (this.#audio || packet.atMs - this.#firstVideoMs >= soundWaitMs) await this.#begin(this.#video)
  }

  async #begin(video: VideoSetup): Promise<void> {
    const waiting = this.#waiting
    const first = waiting[0] as Video
    this.#waiting = []
    this.#writer = new CmafWriter({ video, audio: this.#audio }, first.atMs, this.#sink)
    await this.#writer.start()
    for (const packet of waiting) await this.#writer.add(packet)
  }

  /** Writes what is left; what comes afterwards begins a new timeline. */
  async finish(): Promise<void> {
    const writer = this.#writer
    this.#writer = undefined
    this.#waiting = []
    this.#firstVideoMs = undefined
    await writer?.finish()
  }
}
