import type { Socket } from 'node:net'
import { limits } from '@pitchside/contract'
import type { Log } from '../../kernel/log'
import type { RateLimiter } from '../../kernel/rate-limiter'
import type { MediaDesk } from '../../modules/media-origin/ports/media.port'
import type { EmbeddedMedia } from './embedded-media'
import { FlvPackager } from './flv-packager'
import { readFlvPacket } from './flv-packets'
import { Refused, type RoomIngest } from './room-ingest'
import { type PublishAsk, PublisherProtocol } from './rtmp-protocol'

/** Whoever has sent so much before it begins to publish is no publisher. */
const introductionBytes = 64 * 1024
/** A publisher who is silent for so long has lost the connection. */
const silenceMs = 15_000
/** So long a refused publisher has to read why. */
const farewellMs = 200
/** Packets that wait for the muxer before the publisher is slowed down. */
const backlogMax = 500

const variant = 'main'

export interface RtmpDeps {
  media: EmbeddedMedia
  desk: MediaDesk
  limiter: RateLimiter
  log: Log
  /** Whoever has not begun to publish by then is no publisher either. */
  publishMs: number
}

/** One connection of a publisher over RTMP. */
export class RtmpSession {
  uid: number | undefined
  readonly #socket: Socket
  readonly #deps: RtmpDeps
  readonly #protocol = new PublisherProtocol()
  readonly #packager: FlvPackager
  #room: RoomIngest | undefined
  #segments = 0
  #received = 0
  #backlog = 0
  #work: Promise<void> = Promise.resolve()
  #taken: Promise<void> = Promise.resolve()
  #hasLeft = false
  #isAsked = false

  constructor(socket: Socket, deps: RtmpDeps) {
    this.#socket = socket
    this.#deps = deps
    this.#packager = new FlvPackager({
      header: (bytes) => this.#take((room) => room.stream.addHeader(variant, bytes)),
      part: (part) => {
        if (part.isLast) this.#segments++
        const name = `rtmp-${this.#segments}`
        this.#take((room) => room.acceptPart(name, part))
      },
    })
    this.#protocol.onOutputCallback = (bytes) => void socket.write(bytes)
    this.#protocol.onPublishAsked = (ask) => this.#ask(ask)
    this.#protocol.onLeft = () => this.#leave()
    this.#protocol.onPacketCallback = ({ codec_type, dts, size, data }) =>
      this.#packet(codec_type, dts, Buffer.from(data.subarray(0, size)))
    const timer = setTimeout(() => this.uid ?? socket.destroy(), deps.publishMs)
    timer.unref()
    socket.setTimeout(silenceMs, () => socket.destroy())
    socket.on('data', (bytes) => this.#receive(bytes))
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      clearTimeout(timer)
      this.#do(() => this.#end())
    })
  }

  /** Cuts the push off. */
  destroy(): void {
    this.#room = undefined
    this.#socket.destroy()
  }

  #receive(bytes: Buffer): void {
    this.#received += bytes.length
    if (this.uid === undefined && this.#received > introductionBytes) return void this.#socket.destroy()
    const count = Math.max(1, Math.floor(limits.ingestBytesPerMinute / bytes.length))
    const isFlood =
      this.uid !== undefined && this.#deps.limiter.take(`ingest-bytes:${this.uid}`, { count, windowMs: 60_000 }) > 0
    try {
      const problem = isFlood ? 'too many bytes a minute' : this.#protocol.parserData(bytes)
      if (problem !== null) throw new Error(problem)
    } catch (error) {
      this.#deps.log.info({ err: error, uid: this.uid }, 'an RTMP connection was closed')
      this.#socket.destroy()
    }
  }

  /** Everything that takes time happens one after the other. */
  #do(job: () => Promise<void>): void {
    this.#work = this.#work.then(job).catch((error) => {
      this.#deps.log.warn({ err: error, uid: this.uid }, 'an RTMP push was closed')
      this.#socket.destroy()
    })
  }

  #ask({ app, name, query }: PublishAsk): void {
    if (this.#isAsked) throw new Error('two pushes over one RTMP connection')
    this.#isAsked = true
    this.#socket.pause()
    this.#do(async () => {
      const publisher = app === 'live' ? await this.#deps.desk.authorize(query.get('key') ?? name) : undefined
      if (!publisher) return this.#refuse('unknown stream key')
      try {
        const room = this.#deps.media.room(publisher.uid)
        room.admit({ connection: this, address: this.#socket.remoteAddress ?? '', pushId: undefined })
        await room.begin('rtmp')
        this.#room = room
        this.uid = publisher.uid
        this.#protocol.acceptPublish()
        this.#socket.resume()
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        this.#refuse(error.message)
      }
    })
  }

  #refuse(why: string): void {
    this.#protocol.refusePublish(why)
    setTimeout(() => this.#socket.destroy(), farewellMs).unref()
  }

  #packet(kind: number, atMs: number, bytes: Buffer): void {
    if (!this.#isAsked) throw new Error('media before a publish')
    const packet = readFlvPacket(kind, atMs, bytes)
    if (!packet) return
    if (++this.#backlog > backlogMax) this.#socket.pause()
    this.#do(async () => {
      this.#backlog--
      if (this.#room) this.#packager.take(packet)
      await this.#taken
      if (this.#backlog < backlogMax / 2 && this.uid !== undefined) this.#socket.resume()
    })
  }

  /** The packager does not wait for whoever takes its parts: their order is kept here. */
  #take(job: (room: RoomIngest) => void | Promise<void>): void {
    this.#taken = this.#taken.then(() => (this.#room ? job(this.#room) : undefined))
    this.#taken.catch(() => this.#socket.destroy())
  }

  /** The publisher said goodbye; the connection closes next. */
  #leave(): void {
    this.#hasLeft = true
    this.#socket.end()
  }

  async #end(): Promise<void> {
    const room = this.#room
    if (!room) return
    this.#packager.finish()
    await this.#taken
    this.#room = undefined
    await room.end(this.#hasLeft ? 'left' : 'lost')
  }
}
