import { type CmafSink, CmafWriter, everyTwoSeconds, type SegmentCuts } from './cmaf-writer'
import type { AudioSetup, FlvPacket, VideoSetup } from './flv-packets'

/** Times that fall or jump by more than this begin a new timeline. */
const jumpMs = 1_000
/** So long the first pictures wait for the sound to introduce itself. */
const soundWaitMs = 1_500

type Media = Extract<FlvPacket, { type: 'video' | 'audio' }>

/** Turns the packets of a push into parts of segments; begins anew where the publisher does: another setup, a clock that fell. */
export class FlvPackager {
  #video: VideoSetup | undefined
  #audio: AudioSetup | undefined
  #writer: CmafWriter | undefined
  #lastMs = 0
  #firstVideoMs: number | undefined
  /** Waits for the first sound; from a key frame on. */
  #waiting: Media[] = []
  readonly #sink: CmafSink
  readonly #zeroS: number
  readonly #cuts: SegmentCuts

  /** `zeroS`: time that the first frame gets. */
  constructor(sink: CmafSink, { zeroS = 0, cuts = everyTwoSeconds }: { zeroS?: number; cuts?: SegmentCuts } = {}) {
    this.#sink = sink
    this.#zeroS = zeroS
    this.#cuts = cuts
  }

  take(packet: FlvPacket): void {
    switch (packet.type) {
      case 'foreign':
        throw new Error(packet.what)
      case 'video-setup':
        if (!this.#video?.description.equals(packet.setup.description)) this.finish()
        this.#video = packet.setup
        return
      case 'audio-setup':
        if (this.#audio && !this.#audio.description.equals(packet.setup.description)) this.finish()
        this.#audio = packet.setup
        return
      default:
        this.#takeMedia(packet)
    }
  }

  #takeMedia(packet: Media): void {
    if (Math.abs(packet.atMs - this.#lastMs) > jumpMs && this.#writer) this.finish()
    this.#lastMs = packet.atMs
    if (this.#writer) this.#writer.add(packet)
    else this.#wait(packet)
  }

  #wait(packet: Media): void {
    if (!this.#video || (this.#waiting.length === 0 && !(packet.type === 'video' && packet.isKey))) return
    this.#waiting.push(packet)
    this.#firstVideoMs ??= packet.atMs
    if (this.#audio || packet.atMs - this.#firstVideoMs >= soundWaitMs) this.#begin(this.#video, this.#firstVideoMs)
  }

  #begin(video: VideoSetup, ms: number): void {
    const waiting = this.#waiting
    this.#waiting = []
    this.#writer = new CmafWriter({ video, audio: this.#audio }, { ms, s: this.#zeroS }, this.#sink, this.#cuts)
    for (const packet of waiting) this.#writer.add(packet)
  }

  /** Writes what is left; what comes afterwards begins a new timeline. */
  finish(): void {
    const writer = this.#writer
    this.#writer = undefined
    this.#waiting = []
    this.#firstVideoMs = undefined
    writer?.finish()
  }
}
