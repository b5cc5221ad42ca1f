import { useT } from '@pitchside/i18n'
import { Link } from '@pitchside/platform'
import { classNames, Icon, IconButton, LiveBadge } from '@pitchside/ui'
import { type KeyboardEvent, memo } from 'react'
import { Flag } from '../matches/flag'
import { databasePath, type Sport } from '../matches/match'
import { roundName } from '../matches/round-name'
import styles from './league-head.module.css'
import { ListGroup } from './list-group'
import { type MatchGroup, pinnedKey } from './match-filter'

export interface LeagueHeadProps {
  group: MatchGroup
  sport: Sport
  isFolded: boolean
  isCurrent: boolean
  onFold: (key: string) => void
  isFollowed: boolean
  onFollow: (id: number) => void
}

/** Head of a league's rows, or of the pinned ones. Folded it is one line, and a stop of the keyboard. */
export const LeagueHead = memo(function LeagueHead(props: LeagueHeadProps) {
  const { group, sport, isFolded, isCurrent, onFold, isFollowed, onFollow } = props
  const t = useT('scores')
  const { competition } = group
  const name = competition?.name ?? t(group.key === pinnedKey ? 'listing.pinned' : 'list.byTime')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) onFold(group.key)
  }
  return (
    <ListGroup
      tabIndex={isCurrent ? 0 : -1}
      aria-label={isFolded ? t('listing.folded', { name, count: group.ids.length }) : name}
      data-stop={`head:${group.key}`}
      className={classNames(styles.head, isFolded && styles.folded)}
      onKeyDown={onKeyDown}
    >
      {competition ? <Flag code={competition.flag} /> : <Icon name="arrow-up" size={15} />}
      <h2>{name}</h2>
      <span className={styles.round}>
        {competition ? roundName(t, { round: group.round, stage: group.stage, sport }) : ''}
        {isFolded ? ` · ${group.ids.length}` : ''}
      </span>
      {group.live > 0 ? <LiveBadge className={styles.live}>{group.live}</LiveBadge> : undefined}
      {competition ? (
        <Link
          className={styles.more}
          tabIndex={-1}
          to={competition.key === 'worldcup' ? '/trophy/home' : databasePath({ sport }, competition.id)}
        >
          {t('list.standings')}
          <Icon name="chevron-right" size={15} />
        </Link>
      ) : (
        <span className={styles.more} />
      )}
      {competition ? (
        <IconButton
          size="sm"
          icon="star"
          label={t('listing.followLeague', { name })}
          aria-pressed={isFollowed}
          onClick={() => onFollow(competition.id)}
        />
      ) : undefined}
      <IconButton
        size="sm"
        icon={isFolded ? 'chevron-down' : 'minus'}
        className={styles.fold}
        label={t(isFolded ? 'list.unfold' : 'list.fold', { name })}
        aria-expanded={!isFolded}
        onClick={() => onFold(group.key)}
      />
    </ListGroup>
  )
})
