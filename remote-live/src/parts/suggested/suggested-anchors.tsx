import { useUser } from '@pitchside/auth'
import { compactNumber, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { AnchorRow, classNames, Section, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { FollowButton } from '../follow/follow-button'
import { fetchLeaderboard, type RankedAnchor } from '../rankings/rankings.calls'
import { roomPath } from '../rooms/room'
import styles from './suggested.module.css'

const shown = 9
/** Of all their rows in a column, px. */
const columnPx = shown * 64
/** Whom most people watched lately. */
const thisMonth = 2

function Row({ ranked: { anchor, isLive } }: { ranked: RankedAnchor }) {
  const t = useT('live')
  const fans = t('follow.fans', { count: anchor.fans, fans: compactNumber(anchor.fans) })
  return (
    <li>
      <AnchorRow
        id={anchor.id}
        src={anchor.avatar}
        name={anchor.name}
        href={isLive ? roomPath(anchor.id) : `/persona?id=${anchor.id}`}
        isLive={isLive}
        level={anchor.level}
        meta={isLive ? <span className={css.live}>{t('room.live')}</span> : fans}
        action={<FollowButton size="sm" id={anchor.id} name={anchor.name} isFollowed={anchor.isFollowed} />}
      />
    </li>
  )
}

/** The best anchors of the month whom the visitor does not follow yet. */
export function SuggestedAnchors() {
  const t = useT('live')
  const me = useUser()?.id
  const { data, isError, refetch } = useQuery({
    queryKey: ['live', 'leaderboard', String(thisMonth), 'suggested', me],
    queryFn: () => fetchLeaderboard(thisMonth),
  })
  const rows = data?.filter(({ anchor }) => !anchor.isFollowed && anchor.id !== me).slice(0, shown)
  return (
    <Section
      className={css.padTop5}
      title={<span className={css.heading}>{t('suggested.anchors')}</span>}
      more={{ label: t('home.ranking'), href: '/rank' }}
    >
      {isError && !data ? (
        <LoadFailed onRetry={refetch} minHeight={columnPx} />
      ) : rows?.length === 0 ? (
        <StateBox
          kind="empty"
          title={t('suggested.noAnchors')}
          action={{ label: t('home.allAnchors'), href: '/anchor?type=0' }}
          minHeight={columnPx}
        />
      ) : (
        <ul className={classNames(styles.anchors, css.waiting)} aria-busy={rows === undefined || undefined}>
          {rows
            ? rows.map((ranked) => <Row key={ranked.anchor.id} ranked={ranked} />)
            : Array.from({ length: shown }, (_, place) => `skeleton-${place}`).map((key) => (
                <li key={key}>
                  <Skeleton variant="block" height={64} />
                </li>
              ))}
        </ul>
      )}
    </Section>
  )
}
