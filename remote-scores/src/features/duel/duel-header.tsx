import { clockTime, formatDate, useT } from '@pitchside/i18n'
import { Button, Crest, classNames, Link } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import { ClockBadge } from '../../parts/matches/clock-badge'
import versus from '../../parts/versus/versus-head.module.css'
import styles from './duel-header.module.css'

export interface DuelSide {
  id: number
  name: string
  note?: ReactNode
  /** The page of the team, where it has one. */
  href?: string
}

export interface DuelHeaderProps {
  lead: ReactNode
  kickoffS: number
  home: DuelSide
  away: DuelSide
  isRound?: boolean
  group: 'upcoming' | 'live' | 'finished' | 'abnormal'
  clock: ReactNode
  score: readonly [number, number]
  /** Under the score. */
  extras?: ReactNode
  isFollowed: boolean
  onFollow: () => void
  tools?: ReactNode
  tabs?: ReactNode
  /** Nothing that tells the score may be in the document. */
  isHidden?: boolean
}

function Side({ side, isAway, isRound }: { side: DuelSide; isAway?: boolean; isRound?: boolean | undefined }) {
  return (
    <div className={classNames(isAway ? versus.away : versus.home, css.shrink)}>
      <Crest id={side.id} name={side.name} size={84} isRound={isRound ?? false} isDecorative />
      <div>
        <h2 className={versus.name}>
          {side.href ? (
            <Link className={css.hoverBrand} href={side.href}>
              {side.name}
            </Link>
          ) : (
            side.name
          )}
        </h2>
        <p className={versus.note}>{side.note}</p>
      </div>
    </div>
  )
}

/** Head of the page of two that play: who, when, the score, views of the page at its foot. */
export function DuelHeader(props: DuelHeaderProps) {
  const { home, away, group, score, kickoffS, isHidden = false } = props
  const t = useT('scores')
  const kickoffMs = kickoffS * 1_000
  const hasScore = (group === 'live' || group === 'finished') && !isHidden
  return (
    <header className={styles.header}>
      <div className={versus.top}>
        {props.lead}
        <span className={css.figure13}>{formatDate(kickoffMs, 'moment')}</span>
        <span className={styles.tools}>
          {props.tools}
          <Button size="sm" variant="outline" icon="star" aria-pressed={props.isFollowed} onClick={props.onFollow}>
            {props.isFollowed ? t('detail.followed') : t('detail.follow')}
          </Button>
        </span>
      </div>
      <h1 className={css.spoken}>
        {hasScore
          ? t('row.spoken', { home: home.name, away: away.name, homeScore: score[0], awayScore: score[1] })
          : `${home.name} ${t('versus')} ${away.name}`}
      </h1>
      <div className={styles.board}>
        <Side side={home} isRound={props.isRound} />
        <div className={styles.middle}>
          <ClockBadge isLive={group === 'live'}>{props.clock}</ClockBadge>
          <b className={versus.score}>
            {group === 'upcoming' ? (
              clockTime(kickoffMs)
            ) : hasScore ? (
              <>
                {score[0]}
                <i>–</i>
                {score[1]}
              </>
            ) : (
              t('versus')
            )}
          </b>
          {isHidden ? undefined : props.extras}
        </div>
        <Side side={away} isAway isRound={props.isRound} />
      </div>
      {props.tabs ? <div className={styles.tabs}>{props.tabs}</div> : undefined}
    </header>
  )
}
