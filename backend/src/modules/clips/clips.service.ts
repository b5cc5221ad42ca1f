import { dayMs } from '@pitchside/base'
import { clipLimits } from '@pitchside/contract/rooms'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import type { Session } from '../../kernel/session'
import { cleanLine } from '../broadcasts/broadcasts.module'
import type { LiveModule } from '../live/live.module'
import type { Footage } from '../ports/footage.port'
import type { ClipCounts, ClipQueries, ClipRow } from './clips.queries'
import type { Cutting } from './cutting'

/** The room on air, or one of its replays. */
export interface FootageAsked {
  roomUid: number | undefined
  playbackId: number | undefined
}

export interface ClipWish extends FootageAsked {
  fromS: number
  lengthS: number
  title: string
  key: string
}

/** Where the pictures of rooms and replays lie; undefined: there are none. */
export interface Sources {
  ofRoom(uid: number): Promise<string | undefined>
  ofReplay(playbackId: number): Promise<{ uid: number; source: string } | undefined>
}

interface Deps extends Pick<Kernel, 'clock'> {
  queries: ClipQueries
  live: Pick<LiveModule, 'rooms' | 'gate' | 'chat'>
  sources: Sources
  footage: Footage
  cutting: Cutting
  canCut: () => boolean
  /** Whether there are other nodes, which may have what this one has not. */
  hasOthers: boolean
  release: (userId: number, addresses: readonly string[]) => Promise<void>
}

/** Reaches of footage and asked seconds differ by rounding. */
const toleranceS = 0.5

export function createClipService(deps: Deps) {
  const { clock, queries, live, sources, footage, cutting, canCut, hasOthers, release } = deps

  async function sourceOf({ roomUid, playbackId }: FootageAsked): Promise<{ uid: number; source: string }> {
    if ((roomUid === undefined) === (playbackId === undefined)) throw new Failure('input-invalid')
    if (playbackId !== undefined) {
      const found = await sources.ofReplay(playbackId)
      if (!found) throw new Failure('clip-gone')
      return found
    }
    const { uid } = await live.rooms.require(roomUid!)
    const source = await sources.ofRoom(uid)
    if (source === undefined) throw new Failure('clip-off-air')
    return { uid, source }
  }

  /** Whoever may speak in a room may cut its clips. `reach` is undefined when another node may have the pictures. */
  async function admitted(asked: FootageAsked, by: Session) {
    if (!canCut()) throw new Failure('clip-not-here')
    const found = await sourceOf(asked)
    await live.gate.requireSpeech(found.uid, by.userId)
    const reach = await footage.reach(found.source)
    if (reach ? reach.untilS - reach.fromS < clipLimits.minS : !hasOthers) throw new Failure('clip-gone')
    return { ...found, reach }
  }

  function titleOf(text: string): string {
    const title = live.chat.wordsOf(cleanLine(text))
    if (title === '') throw new Failure('clip-title')
    if ([...title].length > clipLimits.titleChars)
      throw new Failure('clip-title-long', { params: { chars: clipLimits.titleChars } })
    return title
  }

  function requireShare({ lately, waiting }: ClipCounts): void {
    if (waiting >= clipLimits.waiting) throw new Failure('clip-waiting')
    if (lately >= clipLimits.perDay) throw new Failure('clip-many', { params: { clips: clipLimits.perDay } })
  }

  const mayDelete = async (
    { roomUid, authorId }: Pick<ClipRow, 'roomUid' | 'authorId'>,
    session: Session | undefined,
  ) =>
    session !== undefined &&
    (session.userId === authorId || (await live.gate.managerOf(roomUid, session)) !== undefined)

  async function require(id: number): Promise<ClipRow> {
    const clip = await queries.find(id)
    if (!clip) throw new Failure('clip-unknown')
    return clip
  }

  return {
    require,
    mayDelete,
    list: queries.list,
    count: queries.count,
    /** What can be cut now: the last seconds of a room, or those around second `atS` of a replay. */
    async prepare(asked: FootageAsked, atS: number | undefined, by: Session) {
      const { source, reach } = await admitted(asked, by)
      if (!reach) throw new Failure('clip-elsewhere')
      const end = atS === undefined ? reach.untilS : atS + clipLimits.windowS / 3
      const untilS = Math.min(reach.untilS, Math.max(end, reach.fromS + clipLimits.windowS))
      const shown = await footage.show(source, Math.max(reach.fromS, untilS - clipLimits.windowS), untilS)
      if (!shown) throw new Failure('clip-gone')
      return shown
    },
    /** Keeps the wish; the clip is cut in its turn. The same key again gives the first one. */
    async create({ fromS, lengthS, title, key, ...asked }: ClipWish, by: Session): Promise<number> {
      const known = await queries.byKey(by.userId, key)
      if (known) return known.id
      const words = titleOf(title)
      const { uid, source, reach } = await admitted(asked, by)
      // A node that has the pictures looks again when it cuts them.
      if (reach && (fromS < reach.fromS - toleranceS || fromS + lengthS > reach.untilS + toleranceS))
        throw new Failure('clip-gone')
      const createdAt = clock.now()
      const clip = { roomUid: uid, authorId: by.userId, title: words, source, fromS, lengthS, key, createdAt }
      const made = await queries.insert(clip, createdAt - dayMs, requireShare)
      void cutting.wake()
      return made?.id ?? (await queries.byKey(by.userId, key))!.id
    },
    /** By its author, or by who keeps order in the room. */
    async remove(id: number, by: Session): Promise<void> {
      const clip = await require(id)
      if (!(await mayDelete(clip, by))) throw new Failure('not-allowed')
      const gone = await queries.remove(id)
      if (gone) await release(gone.authorId, [gone.video, gone.cover])
    },
  }
}

export type ClipService = ReturnType<typeof createClipService>
