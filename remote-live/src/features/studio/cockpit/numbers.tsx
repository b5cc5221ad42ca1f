import { hoursText } from '@pitchside/base'
import { compactNumber, groupedNumber, useT } from '@pitchside/i18n'
import { useQuery, useStore } from '@pitchside/platform'
import { DiamondIcon, Num } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import type { RoomFeed } from '../../../parts/room-feed/room-feed'
import type { RoomDetail } from '../../../parts/rooms/room'
import { useNow } from '../../../parts/time/use-now'
import { fetchReport } from '../report/report.calls'
import styles from './cockpit.module.css'

function TimeOnAir({ since }: { since: number }) {
  const now = useNow(true)
  return <Num value={hoursText(Math.max(0, Math.floor((now - since) / 1_000)))} />
}

/** The sums behind the numbers are counted anew this often. */
const sumsMs = 10_000

interface NumbersProps {
  broadcastId: number
  feed: RoomFeed
  room: RoomDetail
  onAirSince: number | undefined
}

/** Viewers, heat, income and time of the broadcast, as they stand. */
export function Numbers({ broadcastId, feed, room, onAirSince }: NumbersProps) {
  const t = useT('live')
  const live = useStore(feed.store)
  const { data: sums } = useQuery({
    // Not that of the report: what is read after the end must be what the end left.
    queryKey: ['live', 'sums', broadcastId],
    queryFn: ({ signal }) => fetchReport(broadcastId, signal),
    enabled: onAirSince !== undefined,
    refetchInterval: sumsMs,
  })
  const numbers: readonly [string, ReactNode][] = [
    ['viewers', <Num key="viewers" value={compactNumber(live.viewers ?? room.viewers)} isAnimated />],
    ['heat', <Num key="heat" value={compactNumber(live.heat ?? room.heat)} />],
    [
      'income',
      <span key="income" className={css.inlineRow1}>
        <DiamondIcon />
        <Num className={css.gold} value={groupedNumber(sums?.given ?? 0)} isAnimated />
      </span>,
    ],
    [
      'time',
      onAirSince === undefined ? <Num key="time" value="0:00:00" /> : <TimeOnAir key="time" since={onAirSince} />,
    ],
  ]
  return (
    <dl className={styles.numbers}>
      {numbers.map(([key, value]) => (
        <div key={key}>
          <dt className={css.caption}>{t(`studio.live.${key}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
