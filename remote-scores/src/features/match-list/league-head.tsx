import type { Translate } from '@pitchside/i18n'
import { classNames, Flag, Icon, LiveBadge } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type KeyboardEvent, type MouseEvent, memo } from 'react'
import { databasePath, type Sport } from '../../parts/matches/match'
import { roundName } from '../../parts/matches/round-name'
import styles from './league-head.module.css'
import { ListGroup } from './list-group'
import { type MatchGroup, pinnedKey } from './match-filter'
import { opensHere, RowButton } from './row-button'

export interface LeagueHeadProps {
  t: Translate
  group: MatchGroup
  sport: Sport
  isFolded: boolean
  isCurrent: boolean
  onFold: (key: string) => void
  isFollowed: boolean
  onFollow: (id: number) => void
  /** Opens an address of the site. */
  onOpen: (path: string) => void
}

const arrow = <Icon name="chevron-right" size={15} />

/** A key in the search makes every group anew; what a head shows of most of them is as before. */
function isSameHead(before: LeagueHeadProps, after: LeagueHeadProps): boolean {
  const { group: old, ...was } = before
  const { group, ...is } = after
  const names = Object.keys(is) as (keyof typeof is)[]
  return (
    names.every((name) => was[name] === is[name]) &&
    (['key', 'round', 'stage', 'live'] as const).every((name) => old[name] === group[name]) &&
    (['id', 'key', 'name', 'flag'] as const).every((name) => old.competition?.[name] === group.competition?.[name]) &&
    (!is.isFolded || old.ids.length === group.ids.length)
  )
}

/** Head of a league's rows, or of the pinned ones. Folded it is one line, and a stop of the keyboard. */
export const LeagueHead = memo(function LeagueHead(props: LeagueHeadProps) {
  const { t, group, sport, isFolded, isCurrent, onFold, isFollowed, onFollow, onOpen } = props
  const { competition } = group
  const name = competition?.name ?? t(group.key === pinnedKey ? 'listing.pinned' : 'list.byTime')
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === event.currentTarget) onFold(group.key)
  }
  // As in the rows, one listener for all that is inside.
  const onClick = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null
    const path = control?.getAttribute('href')
    if (control?.dataset.act === 'fold') onFold(group.key)
    else if (control?.dataset.act === 'follow' && competition) onFollow(competition.id)
    else if (path && opensHere(event)) {
      event.preventDefault()
      onOpen(path)
    }
  }
  return (
    <ListGroup
      tabIndex={isCurrent ? 0 : -1}
      aria-label={isFolded ? t('listing.folded', { name, count: group.ids.length }) : name}
      data-stop={`head:${group.key}`}
      className={classNames(styles.head, css.ringedInside, isFolded && styles.folded)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {competition ? <Flag code={competition.flag} /> : <Icon name="arrow-up" size={15} />}
      <h2>{name}</h2>
      <span className={classNames(css.caption, css.unbroken)}>
        {competition ? roundName(t, { round: group.round, stage: group.stage, sport }) : ''}
        {isFolded ? ` · ${group.ids.length}` : ''}
      </span>
      {group.live > 0 ? <LiveBadge className={styles.live}>{group.live}</LiveBadge> : undefined}
      {competition ? (
        <a
          className={classNames(styles.more, css.hoverMain)}
          tabIndex={-1}
          href={competition.key === 'worldcup' ? '/trophy/home' : databasePath({ sport }, competition.id)}
        >
          {t('list.standings')}
          {arrow}
        </a>
      ) : (
        <span className={classNames(styles.more, css.hoverMain)} />
      )}
      {competition ? (
        <RowButton
          icon="star"
          act="follow"
          stop={0}
          label={t('listing.followLeague', { name })}
          isFavourite={isFollowed}
        />
      ) : undefined}
      <RowButton
        icon={isFolded ? 'chevron-down' : 'minus'}
        act="fold"
        stop={0}
        label={t(isFolded ? 'list.unfold' : 'list.fold', { name })}
        isExpanded={!isFolded}
      />
    </ListGroup>
  )
}, isSameHead)
