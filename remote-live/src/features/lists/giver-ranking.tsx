import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { classNames, Diamonds, RankRow, Skeleton, StateBox } from '@pitchside/ui'
import { Movement } from '../../parts/rankings/movement'
import { fetchGivers, type PeriodNumber } from '../../parts/rankings/rankings.calls'
import type { Period } from './anchor-ranking'
import styles from './lists.module.css'

/** Who gave most, in all rooms together. */
export function GiverRanking({ period }: { period: Period }) {
  const t = useT('live')
  const { data, isError, refetch } = useQuery({
    queryKey: ['live', 'givers', period],
    queryFn: () => fetchGivers(Number(period) as PeriodNumber),
  })
  if (isError) return <LoadFailed onRetry={refetch} minHeight={360} />
  if (!data)
    return (
      <div aria-busy="true">
        <Skeleton lines={7} height={40} />
      </div>
    )
  if (data.length === 0) return <StateBox kind="empty" minHeight={360} title={t('ranking.empty')} />
  return (
    <ol className={classNames(styles.rank, styles.columns)}>
      {data.map((person, index) => (
        <RankRow
          key={person.id}
          rank={index + 1}
          movement={<Movement trend={person.trend} />}
          id={person.id}
          src={person.avatar}
          name={person.name}
          href={`/persona?id=${person.id}`}
          level={person.level}
          action={<Diamonds amount={person.amount} />}
        />
      ))}
    </ol>
  )
}
