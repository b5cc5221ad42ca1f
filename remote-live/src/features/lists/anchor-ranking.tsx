import { compactNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { classNames, RankRow, Skeleton, StateBox } from '@pitchside/ui'
import { FollowButton } from '../../parts/follow/follow-button'
import { Movement } from '../../parts/rankings/movement'
import { fetchLeaderboard, fetchRising, type PeriodNumber } from '../../parts/rankings/rankings.calls'
import { roomPath } from '../../parts/rooms/room'
import styles from './lists.module.css'

/** 0 day, 1 week, 2 month, 3 all time. */
export type Period = '0' | '1' | '2' | '3'
export const periods: readonly Period[] = ['0', '1', '2', '3']

interface RankingProps {
  period: Period
  limit: number
  /** By how much hotter than in the period before. */
  isRising?: boolean
  /** While they showed this league. */
  league?: number | undefined
  /** The whole page is theirs. */
  isWide?: boolean
}

/** Anchors by heat of a period, with a button to follow each. */
export function AnchorRanking({ period, limit, isRising = false, league, isWide = false }: RankingProps) {
  const t = useT('live')
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['live', 'leaderboard', period, isRising, league],
    queryFn: () => {
      const number = Number(period) as PeriodNumber
      return isRising ? fetchRising(number) : fetchLeaderboard(number, league)
    },
  })
  if (isError) return <LoadFailed onRetry={refetch} minHeight={360} />
  if (data?.length === 0) return <StateBox kind="empty" minHeight={360} title={t('ranking.empty')} />
  return (
    <ol className={classNames(styles.rank, isWide && styles.columns)} aria-busy={isPending}>
      {isPending
        ? Array.from({ length: Math.min(limit, 7) }, (_, index) => `skeleton-${index}`).map((key) => (
            <li key={key}>
              <Skeleton variant="block" height={52} />
            </li>
          ))
        : data
            .slice(0, limit)
            .map(({ anchor, heat, isLive, trend }, index) => (
              <RankRow
                key={anchor.id}
                rank={index + 1}
                movement={<Movement trend={trend} />}
                id={anchor.id}
                src={anchor.avatar}
                name={anchor.name}
                href={roomPath(anchor.id)}
                isLive={isLive}
                hasHeadset
                level={anchor.level}
                heat={isRising ? `+${compactNumber(heat)}` : compactNumber(heat)}
                heatLabel={t('room.heat')}
                action={<FollowButton size="sm" id={anchor.id} name={anchor.name} isFollowed={anchor.isFollowed} />}
              />
            ))}
    </ol>
  )
}
