import { compactNumber, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Avatar, Card, classNames, Heat, Link, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { memo, useDeferredValue, useMemo } from 'react'
import { groupOf, type Match, type Sport } from '../../parts/matches/match'
import { FeaturedMatch } from './featured-match'
import styles from './list-aside.module.css'
import { type ListedMatches, useLayout, useMatch } from './listed-matches.store'
import { LiveOdds } from './live-odds'
import { fetchLiveRooms } from './live-rooms.calls'
import { compareMatches } from './match-filter'

/** The match shown large: followed and running first, then a running match of a big league, then the next one. */
function featuredOf(matches: readonly Match[]): Match | undefined {
  const weight = (match: Match) =>
    (groupOf(match) === 'live' ? 0 : groupOf(match) === 'upcoming' ? 4 : 8) +
    (match.isFollowed ? 0 : 2) +
    (match.competition.isHot ? 0 : 1)
  const isBetter = (a: Match, b: Match) =>
    (weight(a) - weight(b) || strength(a) - strength(b) || compareMatches(a, b)) < 0
  let best: Match | undefined
  for (const match of matches) if (!best || isBetter(match, best)) best = match
  return best
}
/** Places in the league together: the top match first. */
const strength = (match: Match) => (match.home.rank || 20) + (match.away.rank || 20)

const LiveRooms = memo(function LiveRooms({ sport }: { sport: Sport }) {
  const t = useT('scores')
  const rooms = useQuery({
    queryKey: ['scores.rooms', sport],
    queryFn: () => fetchLiveRooms(sport),
    refetchInterval: 60_000,
  })
  const list = rooms.data?.rooms ?? []
  if (rooms.isError || (rooms.data && list.length === 0)) return null
  return (
    <Card
      title={
        <>
          {t('aside.rooms')}{' '}
          <small className={styles.total}>{rooms.data ? compactNumber(rooms.data.total) : undefined}</small>
        </>
      }
      isFlush
    >
      <div className={styles.rooms}>
        {rooms.isPending
          ? ['a', 'b', 'c'].map((key) => (
              <span key={key} className={classNames(styles.room, css.hoverable)}>
                <Skeleton variant="circle" height={40} />
                <Skeleton width="60%" />
              </span>
            ))
          : list.map((room) => (
              <Link key={room.anchorId} className={classNames(styles.room, css.hoverable)} href={room.path}>
                <Avatar id={room.anchorId} src={room.avatar} size={40} isLive hasHeadset />
                <span className={css.fillStack}>
                  <b className={classNames(css.cut, css.medium)} title={room.name}>
                    {room.name}
                  </b>
                  <span className={classNames(css.cut, css.caption)} title={room.title}>
                    {room.title}
                  </span>
                </span>
                <Heat label={t('aside.heat')}>{compactNumber(room.heat)}</Heat>
              </Link>
            ))}
      </div>
    </Card>
  )
})

export interface ListAsideProps {
  sport: Sport
  store: ListedMatches
  /** No score may be seen here either. */
  isSpoilerFree: boolean
}

/** Beside the list: the match of the moment, who broadcasts, how prices stand. */
export const ListAside = memo(function ListAside({ sport, store, isSpoilerFree }: ListAsideProps) {
  // The list comes first: what stands beside it may follow a moment later.
  const layout = useDeferredValue(useLayout(store))
  const featuredId = useMemo(() => featuredOf(store.all())?.id, [store, layout])
  const match = useMatch(store, featuredId ?? 0)
  return (
    <aside className={styles.aside}>
      {match ? <FeaturedMatch match={match} isSpoilerFree={isSpoilerFree} /> : <FeaturedSkeleton />}
      <LiveRooms sport={sport} />
      {match ? <LiveOdds match={match} /> : undefined}
    </aside>
  )
})

function FeaturedSkeleton() {
  return (
    <Card>
      <Skeleton variant="large" height={273} />
    </Card>
  )
}
