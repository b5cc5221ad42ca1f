import { limits } from '@pitchside/contract'
import type { Clock } from '../../kernel/clock'
import type { Log } from '../../kernel/log'
import type { Random } from '../../kernel/random'
import type { Door, MediaDesk, PushEnd } from '../../modules/media-origin/ports/media.port'
import type { CmafPart } from './cmaf-writer'
import type { Ladder } from './ladder'
import { LiveStream, type ReadSegment } from './live-stream'
import { LowerQualities } from './lower-qualities'
import { isMp4Header } from './mp4-media'
import { CorruptMedia, requireNoPlaylist } from './picture-facts'
import { ForeignAddress, type PlaylistHints, readPlaylistHints } from './playlist-hints'
import { PushOwner, type Sender } from './push-owner'
import { RunningPush } from './running-push'
import type { UploadName } from './upload-name'

/** Why an upload is not taken. */
export class Refused extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.name = 'Refused'
    this.status = status
  }
}

const taken = (): Refused => new Refused(409, 'another push with this key is running')

function hintsOf(bytes: Buffer): PlaylistHints {
  try {
    const hints = readPlaylistHints(bytes)
    if (!hints) throw new Refused(422, 'not a playlist')
    return hints
  } catch (error) {
    if (error instanceof ForeignAddress) throw new Refused(422, error.message)
    throw error
  }
}

interface Deps {
  clock: Clock
  random: Random
  desk: MediaDesk
  log?: Log
  /** The push was cut off: whoever holds its connections closes them. */
  onCut: (uid: number) => void
  /** Makes lower qualities, where that is possible. */
  ladder?: Ladder | undefined
}

/** What publishers who send frames push: one quality. */
const frames = { kind: 'mp4', variant: 'main', isNamed: false } as const

/** Everything pushed into one room: who may, what is kept, what the rest of the product hears. */
export class RoomIngest {
  readonly stream: LiveStream
  push: RunningPush | undefined
  /** Seen by everybody: the broadcast is open. */
  isOpen = false
  /** Players are told that nothing more comes, until then. */
  overUntil = 0
  /** A publisher who was cut off is turned away until he is silent. */
  #cutAt: number | undefined
  #queue: Promise<unknown> = Promise.resolve()
  #listed = { renditions: 0, at: 0 }
  readonly #uid: number
  readonly #lower: LowerQualities
  readonly #deps: Deps

  constructor(uid: number, deps: Deps) {
    this.#uid = uid
    this.#deps = deps
    this.stream = new LiveStream(deps.random)
    this.#lower = new LowerQualities(uid, { ...deps, stream: this.stream, isRunning: (push) => this.push === push })
  }

  #isIdle(push: RunningPush): boolean {
    return push.hasLeft || this.#deps.clock.now() - push.lastAt >= limits.ingestIdleS * 1_000
  }

  /** Before the content is read: throws for somebody who will not be taken anyway. */
  admit(sender: Sender): void {
    const now = this.#deps.clock.now()
    if (this.#cutAt !== undefined) {
      const isSilent = now - this.#cutAt >= limits.ingestIdleS * 1_000
      this.#cutAt = isSilent ? undefined : now
      if (!isSilent) throw new Refused(410, 'the broadcast was ended; stop the encoder and start it anew')
    }
    const { push } = this
    if (!push || this.#isIdle(push)) return
    if (push.owner === undefined || push.owner.know(sender) === 'stranger') throw taken()
  }

  async playlist(bytes: Buffer, sender: Sender): Promise<void> {
    const hints = hintsOf(bytes)
    const { push } = this
    // Some publishers send the list of their renditions before anything else.
    if (hints.renditions > 0) this.#listed = { renditions: hints.renditions, at: this.#deps.clock.now() }
    if (!push || push.owner?.know(sender) === 'stranger') return
    push.expected = Math.max(push.expected, hints.renditions)
    if (!hints.isOver || hints.lastSegment === undefined) return
    if (push.isNewest(hints.lastSegment)) await this.end('left')
    // The last segment travels over another connection and may still be on its way.
    else push.goodbye = { segment: hints.lastSegment, at: this.#deps.clock.now() }
  }

  /** Takes a header or a segment that came in as a file; one after the other, as they arrive. */
  media(name: string, upload: UploadName, bytes: Buffer, sender: Sender): Promise<void> {
    const turn = this.#queue.then(() => this.#media(name, upload, bytes, sender))
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  async #media(name: string, upload: UploadName, bytes: Buffer, sender: Sender): Promise<void> {
    try {
      requireNoPlaylist(bytes)
      const isHeader = upload.kind === 'mp4' && isMp4Header(bytes)
      if (isHeader) await this.#header(upload, bytes, sender)
      else await this.#segment(name, upload, bytes, sender)
    } catch (error) {
      if (this.push && this.push.owner?.know(sender) !== 'stranger') this.push.refused++
      if (error instanceof CorruptMedia) throw new Refused(422, error.message)
      throw error
    }
  }

  async #header(upload: UploadName, bytes: Buffer, sender: Sender): Promise<void> {
    const { push, stream } = this
    const known = push?.owner?.know(sender)
    if (push && known === 'own' && !push.hasLeft) {
      push.lastAt = this.#deps.clock.now()
      if (stream.isSameHeader(upload.variant, bytes)) return
      return stream.addHeader(upload.variant, bytes)
    }
    const isRepeated = push !== undefined && stream.hasHeader(upload.variant)
    if (!push || push.hasLeft || isRepeated || known === 'stranger') await this.#take(sender)
    else push.owner?.accept(sender)
    stream.addHeader(upload.variant, bytes)
  }

  async #segment(name: string, upload: UploadName, bytes: Buffer, sender: Sender): Promise<void> {
    const { stream } = this
    const kind = upload.kind === 'ts' ? 'ts' : 'mp4'
    const read = stream.read(upload.variant, kind, bytes)
    const known = this.push?.owner?.know(sender)
    const isAnew = known === 'stranger' || this.push?.hasUsed(name) === true
    const isJump = known === 'unknown' && !stream.timeline.isContinued(upload.variant, read.facts.startS)
    if (isAnew || isJump) this.#turnAwayWhileBusy(sender)
    // Somebody else said goodbye in this publisher's name.
    if (this.push?.hasLeft && known === 'own' && !isAnew) this.push.hasLeft = false
    if (!this.push || this.push.hasLeft || isAnew) {
      // The header of the push before is no header of this one.
      if (kind === 'mp4') throw new CorruptMedia('a segment before its header: start the encoder anew')
      await this.#take(sender)
    } else this.push.owner?.accept(sender)
    await this.accept(name, upload, read)
  }

  #turnAwayWhileBusy(sender: Sender): void {
    const { push } = this
    if (!push || this.#isIdle(push)) return
    push.owner?.turnAway(sender)
    throw taken()
  }

  /** Begins a new push, when the running one is over or idle. */
  async #take(sender: Sender): Promise<void> {
    this.#turnAwayWhileBusy(sender)
    await this.begin('http', new PushOwner(sender))
  }

  /** A publisher who holds one connection for all of it. */
  async begin(door: Door, owner?: PushOwner): Promise<RunningPush> {
    if (this.push && !this.push.hasLeft && !this.#isIdle(this.push)) throw taken()
    const now = this.#deps.clock.now()
    const push = new RunningPush(door, owner, now)
    if (now - this.#listed.at < limits.ingestIdleS * 1_000) push.expected = this.#listed.renditions
    this.push = push
    this.#deps.ladder?.stop(this.#uid)
    this.stream.beginPush()
    if (!this.isOpen) {
      // What was seen until a moment ago is gone: this push is not public.
      this.overUntil = 0
      this.stream.clear()
    }
    await this.#deps.desk.started(this.#uid, door)
    return push
  }

  /** A whole segment. */
  async accept(name: string, upload: UploadName, read: ReadSegment): Promise<void> {
    const now = this.#deps.clock.now()
    const { push } = this
    if (!push) return
    push.lastAt = now
    push.use(name, upload)
    const { segment, place } = this.stream.add(upload.variant, read, now)
    const { bytes, kind, facts } = read
    if (this.isOpen && !upload.isNamed)
      this.#lower.feed(push, { ...place, ...facts, bytes, kind, isFirst: true, isLast: true }, segment)
    await this.#deps.desk.segment(this.#uid, [segment], push.isReady(upload))
    const { goodbye } = push
    if (goodbye?.segment === name && now - goodbye.at < limits.ingestIdleS * 1_000) await this.end('left')
  }

  /** A part of a segment, from a publisher who sends frames. */
  async acceptPart(name: string, part: CmafPart): Promise<void> {
    const { push, stream } = this
    if (!push) return
    const now = this.#deps.clock.now()
    push.lastAt = now
    const { variant } = frames
    const added = stream.addPart(variant, part, now)
    if (!added) return
    const { segment, place } = added
    const { bytes, startS, durationS, isFirst, isLast } = part
    const media = stream.mediaOf(variant)
    const piece = { ...place, kind: 'mp4' as const, bytes, startS, durationS, isFirst, isLast }
    if (this.isOpen && media) this.#lower.feed(push, piece, { ...media, header: stream.headerOf(variant) })
    if (!segment) return
    push.use(name, frames)
    await this.#deps.desk.segment(this.#uid, [segment], push.isReady(frames))
  }

  async end(how: PushEnd): Promise<void> {
    const { push } = this
    if (!push || push.hasLeft) return
    push.hasLeft = true
    this.#deps.ladder?.stop(this.#uid)
    await this.#deps.desk.ended(this.#uid, how)
  }

  /** Cuts a running push off. `isBarred`: its publisher is turned away until he is silent. */
  cut(isBarred: boolean): void {
    if (!this.push || this.push.hasLeft) return
    if (isBarred) this.#cutAt = this.#deps.clock.now()
    this.push = undefined
    this.#deps.ladder?.stop(this.#uid)
    this.#deps.onCut(this.#uid)
  }

  /** Lets go of a push that fell silent and of what it left. */
  forget(): void {
    this.push = undefined
    this.stream.clear()
  }

  /** The anchor opened the room: a publisher who was cut off before may go on. */
  forgive(): void {
    this.#cutAt = undefined
  }
}
