import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Card, RankRow, Segmented, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { type Expert, type ExpertOrder, expertOrders } from './expert'
import { listExperts } from './experts.calls'
import classes from './experts.module.css'
import { signed } from './scheme-words'
import { expertsKey } from './use-experts'

function figureOf(expert: Expert, order: ExpertOrder): string {
  if (order === 'streak') return expert.streakTag || '-'
  if (order === 'return') return `${signed(expert.returnRate, 1)}%`
  return expert.hitRate === undefined ? '-' : `${expert.hitRate}%`
}

/** The first of a ranking, with the figure it goes by. */
export function RankedExperts({ order, count }: { order: ExpertOrder; count: number }) {
  const { data, isPending, refetch } = useQuery({
    queryKey: [...expertsKey, 'ranked', order],
    queryFn: ({ signal }) => listExperts({ order }, signal),
  })
  if (isPending)
    return (
      <div className={css.pad4} aria-busy="true">
        <Skeleton variant="block" height={count * 54} />
      </div>
    )
  if (!data) return <LoadFailed onRetry={refetch} minHeight={count * 54} />
  return (
    <ol className={classes.ranking}>
      {data.rows.slice(0, count).map((expert, place) => (
        <RankRow
          key={expert.id}
          rank={place + 1}
          id={expert.id}
          src={expert.avatar}
          name={expert.nickname}
          level={expert.level}
          href={`/specialist-info?id=${expert.id}`}
          action={<b className={classes.rankFigure}>{figureOf(expert, order)}</b>}
        />
      ))}
    </ol>
  )
}

/** The ranking beside the lists. */
export function ExpertRanking({ count = 8 }: { count?: number }) {
  const t = useT('content')
  const [order, setOrder] = useState<ExpertOrder>('rate')
  return (
    <Card title={t('experts.ranking')} isFlush>
      <Segmented
        isBlock
        className={classes.rankOrder}
        label={t('experts.order')}
        value={order}
        onValueChange={setOrder}
        options={expertOrders.map((value) => ({ value, label: t(`experts.orders.${value}`) }))}
      />
      <RankedExperts order={order} count={count} />
    </Card>
  )
}
