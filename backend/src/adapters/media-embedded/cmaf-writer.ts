import {
  BufferTarget,
  CmafOutputFormat,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  HlsOutputFormat,
  Output,
  PathedTarget,
  type Target,
} from 'mediabunny'
import type { AudioSetup, FlvPacket, VideoSetup } from './flv-packets'

/** What the writer makes; in order. */
export interface CmafSink {
  header(bytes: Buffer): void | Promise<void>
  segment(bytes: Buffer): void | Promise<void>
}

type MediaPacket = Extract<FlvPacket, { type: 'video' | 'audio' }>

const segmentS = 2

function bytesOf(target: Target): Buffer {
  if (!(target instanceof BufferTarget) || !target.buffer) throw new Error('the muxer wrote nothing')
  return Buffer.from(target.buffer)
}

const createOutput = (sink: CmafSink): Output =>
  new Output({
    format: new HlsOutputFormat({
      segmentFormat: new CmafOutputFormat(),
      targetDuration: segmentS,
      live: true,
      maxLiveSegmentCount: 3,
      onInit: (target) => sink.header(bytesOf(target)),
      onSegment: (target) => sink.segment(bytesOf(target)),
      // Playlists are written by the origin.
      onMaster: () => undefined,
      onPlaylist: () => undefined,
    }),
    target: new PathedTarget('index.m3u8', () => new BufferTarget()),
  })

/** Packs packets of one publisher, from a key frame on, into segments of a fragmented MP4. */
export class CmafWriter {
  readonly #output: Output
  readonly #video = new EncodedVideoPacketSource('avc')
  readonly #audio: EncodedAudioPacketSource | undefined
  readonly #setup: { video: VideoSetup; audio: AudioSetup | undefined }
  readonly #zeroMs: number
  #isFirstVideo = true
  #isFirstAudio = true

  constructor(setup: { video: VideoSetup; audio: AudioSetup | undefined }, zeroMs: number, sink: CmafSink) {
    this.#setup = setup
    this.#zeroMs = zeroMs
    this.#output = createOutput(sink)
    this.#output.addVideoTrack(this.#video)
    if (!setup.audio) return
    this.#audio = new EncodedAudioPacketSource('aac')
    this.#output.addAudioTrack(this.#audio)
  }

  start = (): Promise<void> => this.#output.start()

  async add(packet: MediaPacket): Promise<void> {
    if (packet.type === 'video') await this.#addVideo(packet)
    else if (packet.atMs >= this.#zeroMs) await this.#addAudio(packet)
  }

  async #addVideo({ data, isKey, shownMs }: Extract<MediaPacket, { type: 'video' }>): Promise<void> {
    const { codec, description, width, height } = this.#setup.video
    const decoderConfig = { codec, description, codedWidth: width, codedHeight: height }
    const meta = this.#isFirstVideo ? { decoderConfig } : undefined
    this.#isFirstVideo = false
    const packet = new EncodedPacket(data, isKey ? 'key' : 'delta', (shownMs - this.#zeroMs) / 1_000, 0.04)
    await this.#video.add(packet, meta)
  }

  async #addAudio({ data, atMs }: Extract<MediaPacket, { type: 'audio' }>): Promise<void> {
    const setup = this.#setup.audio
    if (!setup || !this.#audio) return
    const { codec, description, sampleRate, channels: numberOfChannels } = setup
    const meta = this.#isFirstAudio
      ? { decoderConfig: { codec, description, sampleRate, numberOfChannels } }
      : undefined
    this.#isFirstAudio = false
    await this.#audio.add(new EncodedPacket(data, 'key', (atMs - this.#zeroMs) / 1_000, 1_024 / sampleRate), meta)
  }

  /** Writes what is left. */
  finish = (): Promise<void> => this.#output.finalize()
}
