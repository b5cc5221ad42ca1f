import type { CrestRecipe } from '@pitchside/base/crest'
import type { ReactNode } from 'react'
import { Badge, LiveBadge, Minute } from '../badge/badge'
import { classNames } from '../class-names'
import { Crest } from '../crest/crest'
import type { IconName } from '../icon/icon-paths'
import { Link, type LinkComponent } from '../link/link'
import { Num } from '../num/num'
import * as css from '../primitives/primitives'
import styles from './match-tile.module.css'

/** One side of a match. Without a score it has not begun. */
export interface MatchTileTeam {
  id: string | number
  name: string
  score?: number
  isLoser?: boolean
  recipe?: CrestRecipe
  crestSrc?: string
  isRound?: boolean
}

/** What the corner says: live, an icon with a word, or a plain word. */
export interface MatchTileBadge {
  label: string
  tone: 'live' | 'brand' | 'neutral'
  icon?: IconName
}

/** Props of {@link MatchTile}. `minute` while it runs, else `time` as text. `isCompact` for the strip on the home page. */
export interface MatchTileProps {
  href: string
  linkAs?: LinkComponent
  league: string
  minute?: number | string
  time?: string
  badge?: MatchTileBadge
  home: MatchTileTeam
  away: MatchTileTeam
  footStart?: ReactNode
  footEnd?: ReactNode
  isCompact?: boolean
  /** Reserved or chosen: outlined. */
  isSelected?: boolean
}

function Side({ team }: { team: MatchTileTeam }) {
  return (
    <span className={classNames(styles.team, team.isLoser && css.muted)}>
      <Crest
        id={team.id}
        name={team.name}
        recipe={team.recipe}
        src={team.crestSrc}
        isRound={team.isRound}
        isDecorative
      />
      <span className={css.truncate} title={team.name}>
        {team.name}
      </span>
      {team.score === undefined ? undefined : <Num className={styles.score} value={team.score} isAnimated />}
    </span>
  )
}

/** A match in a small card: one link. */
export function MatchTile(props: MatchTileProps) {
  const { href, linkAs, league, minute, time, badge, home, away, footStart, footEnd, isCompact, isSelected } = props
  return (
    <Link
      className={classNames(styles.tile, isCompact && styles.compact, isSelected && styles.selected)}
      href={href}
      linkAs={linkAs}
    >
      <span className={styles.top}>
        {minute === undefined ? undefined : <Minute value={minute} />}
        {minute === undefined && time !== undefined ? <Num value={time} /> : undefined}
        <span className={css.truncate} title={league}>
          {league}
        </span>
        {badge?.tone === 'live' ? <LiveBadge className={css.pushed}>{badge.label}</LiveBadge> : undefined}
        {badge && badge.tone !== 'live' ? (
          <Badge className={css.pushed} tone={badge.tone} icon={badge.icon}>
            {badge.label}
          </Badge>
        ) : undefined}
      </span>
      <Side team={home} />
      <Side team={away} />
      {footStart === undefined && footEnd === undefined ? undefined : (
        <span className={styles.foot}>
          <span>{footStart}</span>
          <span>{footEnd}</span>
        </span>
      )}
    </Link>
  )
}
