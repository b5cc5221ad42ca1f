import { cmafFragment, type Sample } from './cmaf-fragment'
import { audioTrackId, cmafHeader, type MediaSetup, videoTrack } from './cmaf-header'
import type { FlvPacket } from './flv-packets'
import { partTargetS } from './live-playlist'

/** A piece of a segment that can be played as soon as it is there. */
export interface CmafPart {
  bytes: Buffer
  /** Decode time of its first frame, seconds of the stream's timeline. */
  startS: number
  durationS: number
  /** It holds a key frame: playing may begin with it. */
  isIndependent: boolean
  /** The segment begins with it. */
  isFirst: boolean
  /** The segment ends with it. */
  isLast: boolean
}

/** What the writer makes; in order. */
export interface CmafSink {
  header(bytes: Buffer): void
  part(part: CmafPart): void
}

/** Where segments of a stream begin. */
export interface SegmentCuts {
  /** Whether one begins with the key frame at this time, when the running one began at `sinceS`. */
  isStart(atS: number, sinceS: number): boolean
  /** End of the segment that began at `sinceS`, where it is known before the next key frame has come. */
  endOf?(sinceS: number): number | undefined
}

type MediaPacket = Extract<FlvPacket, { type: 'video' | 'audio' }>
type VideoPacket = Extract<MediaPacket, { type: 'video' }>

const segmentS = 2
/** Encoders' clocks are whole milliseconds. */
const toleranceS = 0.015
/** Sound whose clock is off by more goes by its clock again, not by its count of samples. */
const soundDriftS = 0.1

/** A segment begins with the first key frame after two seconds. */
export const everyTwoSeconds: SegmentCuts = { isStart: (atS, sinceS) => atS - sinceS >= segmentS - toleranceS }

/** Packs packets of one publisher, from a key frame on, into parts and segments of a fragmented MP4. */
export class CmafWriter {
  readonly #setup: MediaSetup
  readonly #sink: CmafSink
  readonly #cuts: SegmentCuts
  readonly #zeroMs: number
  readonly #zeroS: number
  #sequence = 0
  /** The newest frame: how long it lasts tells the next one. */
  #held: Sample | undefined
  #frame = videoTrack.timescale / 25
  #video: Sample[] = []
  #audio: Sample[] = []
  /** Where the newest frame but the held one ends. */
  #end = 0
  #soundEnd: number | undefined
  #segmentStart: number | undefined

  /** `zero`: decode time of the first frame by the publisher's clock, and the time it gets in the stream. */
  constructor(setup: MediaSetup, zero: { ms: number; s: number }, sink: CmafSink, cuts: SegmentCuts) {
    this.#setup = setup
    this.#sink = sink
    this.#cuts = cuts
    this.#zeroMs = zero.ms
    this.#zeroS = zero.s
    sink.header(cmafHeader(setup))
  }

  add(packet: MediaPacket): void {
    if (packet.type === 'video') this.#addVideo(packet)
    else if (packet.atMs >= this.#zeroMs) this.#addAudio(packet.atMs, packet.data)
  }

  #unitsOf(ms: number, timescale: number): number {
    return Math.round(((ms - this.#zeroMs) / 1_000 + this.#zeroS) * timescale)
  }

  #addVideo({ atMs, shownMs, isKey, data }: VideoPacket): void {
    const { timescale } = videoTrack
    const decodeTime = Math.max(this.#unitsOf(atMs, timescale), this.#held ? this.#held.decodeTime + 1 : this.#end)
    const next = { decodeTime, duration: 0, offset: Math.round((shownMs - atMs) * 90), isKey, data }
    if (this.#held) this.#keep(this.#held, decodeTime)
    const sinceS = (this.#segmentStart ?? decodeTime) / timescale
    if (isKey && this.#video.length > 0 && this.#cuts.isStart(decodeTime / timescale, sinceS)) this.#write(true)
    else if (this.#isFull()) this.#write(false)
    this.#segmentStart ??= decodeTime
    this.#held = next
    this.#endEarly(decodeTime)
  }

  /** Writes the end of a segment without waiting for the frame behind it. */
  #endEarly(decodeTime: number): void {
    const { timescale } = videoTrack
    const endS = this.#segmentStart === undefined ? undefined : this.#cuts.endOf?.(this.#segmentStart / timescale)
    if (endS === undefined || !this.#held) return
    const end = Math.round(endS * timescale)
    if (decodeTime + this.#frame + toleranceS * timescale < end || end <= decodeTime) return
    this.#keep(this.#held, end)
    this.#held = undefined
    this.#write(true)
  }

  /** The frame lasts until `end`. */
  #keep(sample: Sample, end: number): void {
    this.#frame = end - sample.decodeTime
    this.#end = end
    if (this.#isFull()) this.#write(false)
    this.#video.push({ ...sample, duration: this.#frame })
  }

  /** Another frame as long as the newest one would be too much. */
  #isFull = (): boolean => this.#length() + this.#frame > partTargetS * videoTrack.timescale

  #length = (): number => this.#video.reduce((sum, { duration }) => sum + duration, 0)

  #addAudio(atMs: number, data: Buffer): void {
    const { audio } = this.#setup
    if (!audio) return
    const byClock = this.#unitsOf(atMs, audio.sampleRate)
    const end = this.#soundEnd ?? byClock
    const isOff = Math.abs(byClock - end) > soundDriftS * audio.sampleRate
    const decodeTime = isOff ? Math.max(byClock, end) : end
    this.#audio.push({ decodeTime, duration: 1_024, offset: 0, isKey: true, data })
    this.#soundEnd = decodeTime + 1_024
  }

  #write(isLast: boolean): void {
    const [first] = this.#video
    if (!first) return
    const tracks = [
      { id: videoTrack.id, samples: this.#video },
      { id: audioTrackId, samples: this.#audio },
    ]
    const part = {
      bytes: cmafFragment(++this.#sequence, tracks),
      startS: first.decodeTime / videoTrack.timescale,
      durationS: this.#length() / videoTrack.timescale,
      isFirst: first.decodeTime === this.#segmentStart,
      isIndependent: this.#video.some(({ isKey }) => isKey),
      isLast,
    }
    this.#video = []
    this.#audio = []
    if (isLast) this.#segmentStart = undefined
    this.#sink.part(part)
  }

  /** Writes what is left. */
  finish(): void {
    if (this.#held) this.#keep(this.#held, this.#held.decodeTime + this.#frame)
    this.#held = undefined
    this.#write(true)
  }
}
