import { minuteMs } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import type { Clock } from '../../kernel/clock'
import { Failure } from '../../kernel/failure'
import type { Language } from '../../kernel/messages'
import type { CallHandlers } from '../../kernel/module'
import { flagOf, secondsOf } from '../../kernel/wire-values'
import { shownTitle } from '../live/live.module'
import type { BroadcastSums, ReportMinute, ReportQueries } from './report.queries'

type Report = CallData<'getBroadcastReport'>

const wireSums = (sums: BroadcastSums, language: Language): Report['before'][number] => ({
  id: sums.id,
  title: shownTitle(sums, language),
  starttime: secondsOf(sums.from),
  duration: secondsOf(sums.until - sums.from),
  viewers: sums.viewersMost,
  hotvotes: sums.heatMost,
  watch_minutes: sums.watchMinutes,
  lines: sums.lines,
  talkers: sums.talkers,
  coin: sums.givenTenths / 10,
  givers: sums.givers,
  income: sums.incomeTenths / 10,
  follows: sums.follows,
  nobles: sums.nobles,
})

/** Minutes a report shows at most: two days. */
const minutesMost = 2 * 24 * 60

/** Every minute of the time, those in which nothing was as well. */
function everyMinute(rows: readonly ReportMinute[], from: number, until: number): Report['minutes'] {
  const known = new Map(rows.map((row) => [row.minute, row]))
  const first = Math.floor(from / minuteMs)
  const length = Math.min(Math.floor(until / minuteMs) - first + 1, minutesMost)
  return Array.from({ length }, (_, index) => {
    const row = known.get(first + index)
    return {
      time: secondsOf((first + index) * minuteMs),
      people: row?.people ?? 0,
      lines: row?.lines ?? 0,
      coin: (row?.tenths ?? 0) / 10,
    }
  })
}

/** What a broadcast came to: sums by ledger and chat history, minute by minute, beside those before it. */
export function reportCalls(queries: ReportQueries, clock: Pick<Clock, 'now'>): CallHandlers {
  return {
    async getBroadcastReport({ id }, caller) {
      const { userId } = caller.member()
      const [own, ...before] = await queries.sums(userId, id, clock.now())
      if (!own) throw new Failure('broadcast-unknown')
      const minutes = await queries.minutes(userId, own.from, own.until)
      return {
        ...wireSums(own, caller.language),
        is_over: flagOf(own.isOver),
        minutes: everyMinute(minutes, own.from, own.until),
        before: before.map((sums) => wireSums(sums, caller.language)),
      }
    },
  }
}
