import { hourMs } from '@pitchside/base'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { LiveModule } from '../live/live.module'
import { createMomentQueries } from './moments.queries'
import { momentCalls } from './moments.routes'
import { createMoments, type Moments } from './moments.service'

export { momentRow } from './moments.routes'

/** A mark may be so much late. */
const lookEveryMs = 2_000

export interface MomentsModule extends BackendModule {
  /** When the big moments of matches in rooms were. */
  moments: Pick<Moments, 'between'>
}

/** Goals and other big moments of matches that rooms show, for the bars of broadcasts and replays. */
export function createMomentsModule(
  { db, clock, jobs }: Kernel,
  { rooms, matches }: Pick<LiveModule, 'rooms' | 'matches'>,
): MomentsModule {
  const moments = createMoments({ clock, queries: createMomentQueries(db), matches })
  return {
    name: 'moments',
    moments,
    calls: momentCalls(rooms, moments, () => clock.now()),
    start() {
      const stops = [jobs.every(lookEveryMs, moments.look), jobs.every(hourMs, moments.forget)]
      return async () => {
        for (const stop of stops) await stop()
      }
    },
  }
}
