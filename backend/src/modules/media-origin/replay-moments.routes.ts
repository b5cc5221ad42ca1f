import { Failure } from '../../kernel/failure'
import type { CallHandlers } from '../../kernel/module'
import { type MomentsModule, momentRow } from '../moments/moments.module'
import type { RecordingStore } from './ports/recording-store.port'
import { renditionsOf, secondOf } from './recorded-playlist.rules'
import type { RecordingQueries } from './recordings.queries'

interface Deps {
  recordings: Pick<RecordingQueries, 'broadcastOf'>
  store: Pick<RecordingStore, 'list'>
  moments: MomentsModule['moments']
}

/** Marks on the bar of a replay: the moments of its match that its recording shows. */
export function replayMomentCalls({ recordings, store, moments }: Deps): CallHandlers {
  return {
    async listReplayMoments({ live_id }, caller) {
      const playback = await recordings.broadcastOf(live_id)
      if (!playback) throw new Failure('broadcast-unknown')
      const { matchId, recording, onAirAt, endedAt } = playback
      if (matchId === null || recording === null || onAirAt === null) return []
      const found = await moments.between(matchId, onAirAt, endedAt)
      const [best] = found.length === 0 ? [] : renditionsOf(await store.list(recording))
      return found.flatMap((moment) => {
        const second = best && secondOf(best.segments, moment.at)
        return second === undefined ? [] : [momentRow(moment, caller.language, Math.floor(second))]
      })
    },
  }
}
