import { shiftS } from '@pitchside/contract/rooms'
import { Failure } from '../../kernel/failure'
import type { CallHandlers } from '../../kernel/module'
import type { LiveModule } from '../live/live.module'
import { type MomentsModule, momentRow } from '../moments/moments.module'
import type { BroadcastRow } from './broadcasts.queries'
import type { RecordingStore } from './ports/recording-store.port'
import { renditionsOf, secondOf } from './recorded-playlist.rules'
import type { RecordingQueries } from './recordings.queries'
import { linesOfReplay, pageS } from './replay-lines'
import { stillAddress } from './stills'

export interface ReplayDeps {
  recordings: Pick<RecordingQueries, 'broadcastOf' | 'stills'>
  /** The broadcast a room has on air. */
  onAir: (uid: number) => Promise<Pick<BroadcastRow, 'id' | 'recording'> | undefined>
  now: () => number
  store: Pick<RecordingStore, 'list'>
  moments: MomentsModule['moments']
  chat: Pick<LiveModule['chat'], 'said'>
  gate: Pick<LiveModule['gate'], 'requireEntry'>
  saidInDemo: LiveModule['saidInDemo']
}

/** What belongs to a replay: moments of its match that its recording shows, and what was said while it was on air. */
export function replayCalls({
  recordings,
  onAir,
  now,
  store,
  moments,
  chat,
  gate,
  saidInDemo,
}: ReplayDeps): CallHandlers {
  async function replayOf(playbackId: number) {
    const playback = await recordings.broadcastOf(playbackId)
    if (!playback) throw new Failure('broadcast-unknown')
    return playback
  }
  const segmentsOf = async (recording: string) => renditionsOf(await store.list(recording))[0]?.segments ?? []

  async function stillsOnAir(uid: number) {
    const open = await onAir(uid)
    if (!open) return []
    const found = await recordings.stills(open.id, now() - shiftS * 1_000)
    return found.map(({ number, at }) => ({ url: stillAddress(open.recording, number), at, second: -1 }))
  }

  async function stillsOfReplay(playbackId: number) {
    const { broadcastId, recording } = await replayOf(playbackId)
    const found = broadcastId === null || !recording ? [] : await recordings.stills(broadcastId, 0)
    const segments = found.length === 0 ? [] : await segmentsOf(recording!)
    return found.flatMap(({ number, at }) => {
      const second = secondOf(segments, at)
      return second === undefined ? [] : [{ url: stillAddress(recording!, number), at, second }]
    })
  }

  return {
    async listStills({ uid, live_id }) {
      if (live_id !== undefined) return stillsOfReplay(live_id)
      return uid === undefined ? [] : stillsOnAir(uid)
    },
    async listReplayMoments({ live_id }, caller) {
      const { matchId, recording, onAirAt, endedAt } = await replayOf(live_id)
      if (matchId === null || recording === null || onAirAt === null) return []
      const found = await moments.between(matchId, onAirAt, endedAt)
      const segments = found.length === 0 ? [] : await segmentsOf(recording)
      return found.flatMap((moment) => {
        const second = secondOf(segments, moment.at)
        return second === undefined ? [] : [momentRow(moment, caller.language, Math.floor(second))]
      })
    },
    async listReplayLines({ live_id, second }, caller) {
      const { uid, recording, endedAt, durationS } = await replayOf(live_id)
      if (caller.userId !== undefined) await gate.requireEntry(uid, caller.userId)
      if (recording === null) {
        const until = Math.min(second + pageS, durationS)
        const replay = { id: live_id, startedAt: endedAt - durationS * 1_000 }
        return { until: second + pageS, lines: saidInDemo(uid, replay, { from: second, until }) }
      }
      return linesOfReplay({
        segments: await segmentsOf(recording),
        second,
        said: (stretch) => chat.said(uid, stretch),
      })
    },
  }
}
