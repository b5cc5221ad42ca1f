import type { CallData } from '@pitchside/contract'
import { ownCall } from '../../../parts/own-call/own-call'
import type { BroadcastReport, BroadcastSums } from './report'

type WireReport = CallData<'getBroadcastReport'>

const toSums = (row: WireReport['before'][number]): BroadcastSums => ({
  id: row.id,
  title: row.title,
  startsAt: row.starttime * 1_000,
  durationS: row.duration,
  viewersMost: row.viewers,
  heatMost: row.hotvotes,
  watchMinutes: row.watch_minutes,
  lines: row.lines,
  talkers: row.talkers,
  given: row.coin,
  givers: row.givers,
  income: row.income,
  follows: row.follows,
  nobles: row.nobles,
})

export async function fetchReport(id: number, signal?: AbortSignal): Promise<BroadcastReport> {
  const reply = await ownCall('getBroadcastReport', { id }, { isQuiet: true, ...(signal ? { signal } : {}) })
  return {
    ...toSums(reply),
    minutes: reply.minutes.map(({ time, people, lines, coin }) => ({ at: time * 1_000, people, lines, given: coin })),
    before: reply.before.map(toSums),
  }
}
