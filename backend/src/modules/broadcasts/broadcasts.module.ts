import type { Db } from '../../db/db'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import { houseTitle, type LiveModule } from '../live/live.module'
import type { StoredFiles } from '../uploads/uploads.module'
import { broadcastMessages } from './broadcasts.messages'
import { ownBroadcastCalls } from './broadcasts.routes'
import { createOwnBroadcastQueries } from './own-broadcasts.queries'
import { createOwnBroadcasts } from './own-broadcasts.service'
import { createOwnRoomQueries } from './own-room.queries'
import { ownRoomCalls } from './own-room.routes'
import { createOwnRoom } from './own-room.service'

export { cleanLine } from './line.rules'

export interface BroadcastsModule extends BackendModule {
  /** Gives a new anchor a room and its fan group, inside the transaction that makes the anchor. */
  equip(tx: Db, anchor: { uid: number; kind: number; nickname: string }): Promise<void>
}

/** What an anchor does outside the picture: plans, records, title, announcement, fan groups. */
export function createBroadcastsModule(
  kernel: Kernel,
  live: LiveModule,
  files: Pick<StoredFiles, 'requireOwn' | 'release'>,
): BroadcastsModule {
  const { db, clock } = kernel
  const queries = createOwnBroadcastQueries(db)
  const room = createOwnRoom({ kernel, queries: createOwnRoomQueries(db), broadcasts: queries, live, files })
  const broadcasts = createOwnBroadcasts({ kernel, queries, matches: live.matches, room, files })
  const now = () => clock.now()
  return {
    name: 'broadcasts',
    calls: { ...ownBroadcastCalls({ broadcasts, viewersOf: live.rooms.viewersOf, now }), ...ownRoomCalls(room) },
    messages: broadcastMessages,
    seed: async (tx) => void (await createOwnRoomQueries(tx).addMissingGroups(now())),
    async equip(tx, { uid, kind, nickname }) {
      await live.openRoom(tx, { uid, kind, title: houseTitle(nickname, 'zh') })
      await createOwnRoomQueries(tx).addOfficialGroup(uid, now())
    },
  }
}
