import { compactNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { Slot } from '@pitchside/remote-kit'
import { AnchorRow, Card, Cover, classNames, Heat, Link, LiveBadge, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { livePath, type Match } from '../../parts/matches/match'
import type { MatchRoom } from './match-parts.calls'
import styles from './match-rooms.module.css'
import { useMatchRooms } from './use-match-parts'

function Featured({ match, room }: { match: Match; room: MatchRoom }) {
  const t = useT('scores')
  return (
    <Link className={styles.featured} href={livePath(match, room.anchorId)}>
      <Cover
        {...(room.cover ? { src: room.cover } : {})}
        teams={[match.home, match.away]}
        topStart={<LiveBadge>{t('tile.live')}</LiveBadge>}
        bottom={
          <>
            <b>{room.name}</b>
            <Heat label={t('aside.heat')}>{compactNumber(room.heat)}</Heat>
          </>
        }
        hasPlay
      />
    </Link>
  )
}

function Others({ match, rooms }: { match: Match; rooms: readonly MatchRoom[] }) {
  const t = useT('scores')
  return (
    <div className={classNames(styles.rooms, css.hiddenEmpty)}>
      {rooms.map((room) => (
        <AnchorRow
          key={room.anchorId}
          id={room.anchorId}
          name={room.name}
          src={room.avatar}
          href={livePath(match, room.anchorId)}
          avatarSize={40}
          isLive
          meta={room.title}
          action={<Heat label={t('aside.heat')}>{compactNumber(room.heat)}</Heat>}
        />
      ))}
    </div>
  )
}

/** Broadcasts of this match: the hottest large, the others below. `isFull` fills a tab with tiles, and rooms of other matches. */
export function MatchRooms({ match, isFull }: { match: Match; isFull?: boolean }) {
  const t = useT('scores')
  const { data, isPending, refetch } = useMatchRooms(match.id)
  const [first, ...others] = data ?? []
  // A place is held for those the match names: one that nobody fills moves what is below it.
  const isHeld = isPending && match.anchors.length > 0
  if (!isFull && !isHeld && !first) return null
  const rooms = (
    <Card {...(isFull ? { title: t('match.tab.rooms') } : {})} isFlush aria-label={t('match.tab.rooms')}>
      {isPending ? (
        <Skeleton variant="large" ratio="316/170" />
      ) : first ? (
        isFull ? (
          <div className={styles.tiles}>
            {[first, ...others].map((room) => (
              <Featured key={room.anchorId} match={match} room={room} />
            ))}
          </div>
        ) : (
          <>
            <Featured match={match} room={first} />
            <Others match={match} rooms={others.slice(0, 4)} />
          </>
        )
      ) : !data ? (
        <LoadFailed onRetry={refetch} title={t('match.failed')} minHeight={260} />
      ) : (
        <StateBox
          kind="empty"
          title={t('match.rooms.none')}
          action={{ label: t('match.rooms.all'), href: '/anchor?type=1' }}
          minHeight={260}
        />
      )}
    </Card>
  )
  if (!isFull || !data) return rooms
  return (
    <>
      {rooms}
      <Slot name="suggested.rooms" props={{}} />
    </>
  )
}
