import type { Kernel } from '../../kernel/kernel'
import type { LiveModule } from '../live/live.module'
import type { Seat } from './seats'
import { entranceOf, tierOf } from './tiers.rules'

interface Deps {
  kernel: Pick<Kernel, 'clock' | 'random'>
  live: Pick<LiveModule, 'guestsOf' | 'chat'>
  /** Rooms with visitors. */
  watched: () => Iterable<number>
  seatsOf: (roomUid: number) => Promise<Seat[]>
}

/** Share of the turns in which somebody comes in. */
const chance = 0.4
export const demoEntranceEveryMs = 15_000

/** Lets a noble guest of a demo room come in now and then, while somebody looks. Nothing is kept. */
export function createDemoEntrances({ kernel, live, watched, seatsOf }: Deps) {
  const { clock, random } = kernel
  return async (): Promise<void> => {
    for (const roomUid of watched()) {
      const invented = new Set(live.guestsOf(roomUid))
      if (invented.size === 0 || random.fraction() > chance) continue
      const guests = (await seatsOf(roomUid)).filter(({ userId }) => invented.has(userId))
      const guest = guests[random.integer(0, Math.max(0, guests.length - 1))]
      const rank = guest && tierOf(guest.tier)
      if (!rank) continue
      live.chat.publish(roomUid, {
        id: `d${random.token(9)}`,
        no: 102,
        uid: guest.userId,
        user_nickname: guest.nickname,
        avatar: guest.avatar,
        at: clock.now(),
        level: guest.level,
        tier: guest.tier,
        is_room: 0,
        nobel: entranceOf(rank),
      })
    }
  }
}
