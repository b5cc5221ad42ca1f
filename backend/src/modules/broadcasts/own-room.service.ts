import type { RoomTag } from '@pitchside/contract/rooms'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import { cleanLine } from './line.rules'
import type { OwnBroadcastQueries } from './own-broadcasts.queries'
import type { OwnRoomQueries, RoomLook } from './own-room.queries'

/** What an anchor sets in the own room; those who are in it see it at once. */
export function createOwnRoom(
  { realtime }: Pick<Kernel, 'realtime'>,
  queries: OwnRoomQueries,
  broadcasts: Pick<OwnBroadcastQueries, 'setOpenTitle'>,
) {
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
