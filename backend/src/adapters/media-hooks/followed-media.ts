import { limits } from '@pitchside/contract'
import type { Clock } from '../../kernel/clock'
import type { Log } from '../../kernel/log'
import type {
  Door,
  MediaDesk,
  MediaEngine,
  MediaQuality,
  PushHealth,
} from '../../modules/media-origin/ports/media.port'
import { readMp4Header, readMp4Segment } from '../media-embedded/mp4-media'
import type { MediaFacts, SegmentFacts } from '../media-embedded/picture-facts'
import { readTsSegment } from '../media-embedded/ts-media'
import { type EnginePlaylist, readEnginePlaylist } from './engine-playlist'

const fetchMs = 5_000
/** Segments one look may bring: more were missed, and the newest matter. */
const catchUp = 5

interface FollowedPush {
  door: Door
  client: string
  startedAt: number
  lastAt: number
  known: Set<string>
  media: MediaFacts | undefined
  newest: (SegmentFacts & { bytes: number; at: number }) | undefined
  refused: number
}

interface Options {
  name: Door
  /** Address of a room's playlist, `{room}` in the place of its number. */
  address: string
  /** What cuts a push off: method and address with `{room}` and `{client}`; empty where the engine has no way. */
  drop: string
  clock: Clock
  log: Log
  desk: MediaDesk
}

/**
 * A media server beside ours: it takes the pushes and serves the players; we follow its playlists to know when a room
 * is on air, how it is doing, and to keep the recording.
 */
export class FollowedMedia implements MediaEngine {
  readonly name: Door
  readonly #options: Options
  readonly #pushes = new Map<number, FollowedPush>()
  #period = 0

  constructor(options: Options) {
    this.name = options.name
    this.#options = options
  }

  addressOf = (uid: number): string => this.#options.address.replaceAll('{room}', String(uid))

  /** A publisher with a good key. False: another one is pushing into this room. */
  async begin(uid: number, door: Door, client: string): Promise<boolean> {
    const { clock, desk } = this.#options
    const now = clock.now()
    const running = this.#pushes.get(uid)
    if (running && running.client !== client && now - running.lastAt < limits.ingestIdleS * 1_000) return false
    const push = { door, client, startedAt: now, lastAt: now, known: new Set<string>(), refused: 0 }
    this.#period++
    // What an earlier push left behind is not the news of this one.
    const left = (await this.#list(this.addressOf(uid)).catch(() => undefined))?.segments ?? []
    this.#pushes.set(uid, { ...push, known: new Set(left), media: undefined, newest: undefined })
    await desk.started(uid, door)
    return true
  }

  async end(uid: number, client: string): Promise<void> {
    const push = this.#pushes.get(uid)
    if (!push || (client !== '' && push.client !== client)) return
    await this.#look(uid, push).catch(() => undefined)
    this.#pushes.delete(uid)
    await this.#options.desk.ended(uid, 'left')
  }

  /** Looks for new segments of every push. */
  async follow(): Promise<void> {
    await Promise.all(
      [...this.#pushes].map(([uid, push]) =>
        this.#look(uid, push).catch((error) => {
          push.refused++
          this.#options.log.warn({ err: error, uid }, 'the playlist of the media engine could not be followed')
        }),
      ),
    )
  }

  async #get(address: string): Promise<Buffer | undefined> {
    const reply = await fetch(address, { signal: AbortSignal.timeout(fetchMs), redirect: 'error' })
    if (reply.status === 404) return undefined
    if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
    const bytes = Buffer.from(await reply.arrayBuffer())
    if (bytes.length > limits.ingestSegmentBytes) throw new Error(`${address} is larger than a segment may be`)
    return bytes
  }

  async #list(address: string): Promise<EnginePlaylist | undefined> {
    const text = (await this.#get(address))?.toString('utf8')
    const list = text === undefined ? undefined : readEnginePlaylist(text, address)
    if (list?.rendition === undefined) return list
    const rendition = (await this.#get(list.rendition))?.toString('utf8')
    return rendition === undefined ? undefined : readEnginePlaylist(rendition, list.rendition)
  }

  async #look(uid: number, push: FollowedPush): Promise<void> {
    const list = await this.#list(this.addressOf(uid))
    const fresh = (list?.segments ?? []).filter((address) => !push.known.has(address)).slice(-catchUp)
    for (const address of fresh) {
      push.known.add(address)
      const bytes = await this.#get(address)
      if (bytes) await this.#take(uid, push, bytes, list?.header)
    }
    if (push.known.size > 1_000) push.known = new Set(list?.segments ?? [])
  }

  async #take(uid: number, push: FollowedPush, bytes: Buffer, headerAt: string | undefined): Promise<void> {
    const now = this.#options.clock.now()
    const header = headerAt === undefined ? undefined : await this.#get(headerAt)
    const { media, facts } = header
      ? { media: readMp4Header(header), facts: readMp4Segment(header, bytes) }
      : readTsSegment(bytes)
    push.lastAt = now
    push.media = media
    push.newest = { ...facts, bytes: bytes.length, at: now }
    const { width, height, codecs } = media
    const segment = { variant: 'main', bytes, header, durationS: facts.durationS, period: this.#period }
    await this.#options.desk.segment(uid, [{ ...segment, width, height, codecs }], true)
  }

  open(): void {}

  /** Where the engine has no way to cut it off, a push goes on as a preview. */
  close(uid: number): void {
    if (this.#options.drop !== '') this.revoke(uid)
  }

  revoke(uid: number): void {
    const push = this.#pushes.get(uid)
    if (!push) return
    this.#pushes.delete(uid)
    const { drop, log } = this.#options
    if (drop === '') return
    const [method, address] = drop.includes(' ') ? (drop.split(' ', 2) as [string, string]) : ['GET', drop]
    const url = address.replaceAll('{room}', String(uid)).replaceAll('{client}', encodeURIComponent(push.client))
    fetch(url, { method, signal: AbortSignal.timeout(fetchMs) }).catch((error) =>
      log.warn({ err: error, uid }, 'a push could not be cut off at the media engine'),
    )
  }

  qualitiesOf(uid: number): MediaQuality[] {
    const push = this.#pushes.get(uid)
    if (!push?.media || !push.newest) return []
    const { width, height, codecs } = push.media
    const bitrate = Math.round((push.newest.bytes * 8) / push.newest.durationS)
    return [{ name: 'original', url: this.addressOf(uid), width, height, codecs, bitrate }]
  }

  healthOf(uid: number): PushHealth | undefined {
    const push = this.#pushes.get(uid)
    if (!push) return undefined
    const { newest } = push
    return {
      door: push.door,
      startedAt: push.startedAt,
      bitrate: newest ? Math.round((newest.bytes * 8) / newest.durationS) : 0,
      frameRate: newest ? newest.frames / newest.durationS : 0,
      keyFrameS: newest && newest.keyFrames > 0 ? newest.durationS / newest.keyFrames : 0,
      segmentAgeMs: newest ? this.#options.clock.now() - newest.at : undefined,
      segmentS: newest?.durationS ?? 0,
      hasAudio: push.media?.hasAudio ?? false,
      refused: push.refused,
      qualities: this.qualitiesOf(uid),
      lower: 'none',
    }
  }
}
