import type { RoomEmote } from '@pitchside/contract'
import { emoteLimits, type RoomTag } from '@pitchside/contract/rooms'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import { isEmoteName, type LiveModule } from '../live/live.module'
import type { StoredFiles } from '../uploads/uploads.module'
import { cleanLine } from './line.rules'
import type { OwnBroadcastQueries } from './own-broadcasts.queries'
import type { OwnRoomQueries, RoomLook } from './own-room.queries'

export interface OwnRoomDeps {
  kernel: Pick<Kernel, 'realtime'>
  queries: OwnRoomQueries
  broadcasts: Pick<OwnBroadcastQueries, 'setOpenTitle'>
  live: Pick<LiveModule, 'modes' | 'chat'>
  files: Pick<StoredFiles, 'requireOwn' | 'release'>
}

/** What an anchor sets in the own room; those who are in it see it at once. */
export function createOwnRoom({ kernel: { realtime }, queries, broadcasts, live, files }: OwnRoomDeps) {
  function tellTitle(uid: number, title: string): void {
    realtime.publish(`room.${uid}`, { type: 'room', anchor_id: uid, event: 'title', title })
  }
  return {
    async placard(uid: number): Promise<string> {
      const placard = await queries.placard(uid)
      if (placard === undefined) throw new Failure('room-unknown')
      return placard
    },
    /** An empty one takes it away. */
    async setPlacard(uid: number, content: string): Promise<void> {
      const text = cleanLine(content)
      if (!(await queries.setPlacard(uid, text))) throw new Failure('room-unknown')
      realtime.publish(`room.${uid}`, { type: 'room', anchor_id: uid, event: 'placard', text })
    },
    async setTitle(uid: number, content: string): Promise<void> {
      const title = cleanLine(content)
      if (title === '') throw new Failure('title-empty')
      if (!(await queries.setTitle(uid, title))) throw new Failure('room-unknown')
      await broadcasts.setOpenTitle(uid, title)
      tellTitle(uid, title)
    },
    /** What the room is like; in the order they were chosen in, each once. */
    async setTags(uid: number, tags: readonly RoomTag[]): Promise<void> {
      if (!(await queries.setTags(uid, [...new Set(tags)]))) throw new Failure('room-unknown')
    },
    /** All pictures of the anchor's own. Those that are not among them any more go. */
    async setEmotes(uid: number, emotes: readonly RoomEmote[]): Promise<void> {
      const [names, urls] = [emotes.map(({ name }) => name), emotes.map(({ url }) => url)]
      const isGood = (name: string): boolean => isEmoteName(name) && live.chat.wordsOf(name) === name
      if (!names.every(isGood) || new Set(names).size < names.length)
        throw new Failure('emote-name', { params: { chars: emoteLimits.nameChars } })
      const before = (await live.modes.ownEmotes(uid)).map(({ url }) => url)
      await files.requireOwn(uid, urls, { purposes: ['avatar'], refusal: 'emote-picture', kept: before })
      await live.modes.setOwnEmotes(uid, emotes)
      const gone = before.filter((url) => !urls.includes(url))
      if (gone.length > 0) await files.release(uid, gone)
    },
    /** The room looks like its broadcast. */
    async setLook(uid: number, look: RoomLook): Promise<void> {
      await queries.setLook(uid, look)
      tellTitle(uid, look.title)
    },
    groups: queries.groups,
    async showGroup(uid: number, groupId: string, isShown: boolean): Promise<void> {
      if (!(await queries.showGroup(uid, groupId, isShown))) throw new Failure('group-unknown')
    },
  }
}

export type OwnRoom = ReturnType<typeof createOwnRoom>
