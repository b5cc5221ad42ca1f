import { hasHalfTime, isPostponed, kicksOf, scorePlace } from '@pitchside/contract'
import type { Translate } from '@pitchside/i18n'
import { CardMark, Crest, classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { memo } from 'react'
import { periodHeads } from '../../parts/list-settings/list-columns'
import { detailPath, groupOf, livePath, type Match, scoreOf, type Team } from '../../parts/matches/match'
import { begunPeriods } from '../../parts/matches/periods'
import teamName from '../../parts/matches/team-name.module.css'
import type { RowLook } from './list-look'
import styles from './match-row.module.css'
import { RowLink } from './row-button'

/** Yellow and red cards of a side; whether and which, the settings say. */
function cardsOf(scores: readonly number[], { t, hasYellow }: RowLook) {
  const [yellow, red] = [scores[scorePlace.yellow] ?? 0, scores[scorePlace.red] ?? 0]
  if (red === 0 && (yellow === 0 || !hasYellow)) return undefined
  return (
    <span key="cards" className={styles.cards}>
      {red > 0 ? <CardMark colour="red" count={red} label={t('card.red', { count: red })} /> : undefined}
      {yellow > 0 && hasYellow ? (
        <CardMark colour="yellow" count={yellow} label={t('card.yellow', { count: yellow })} />
      ) : undefined}
    </span>
  )
}

export interface TeamCellProps {
  team: Team
  scores: readonly number[]
  isHome: boolean
  isFootball: boolean
  /** Ahead, where that may be seen. */
  isWinner: boolean
  look: RowLook
}

/** A side of the row. Outside in: cards, rank, name, crest. Most news are of prices, and change nothing here. */
export const TeamCell = memo(function TeamCell(props: TeamCellProps) {
  const { team, scores, isHome, isFootball, isWinner, look } = props
  const hasCards = isFootball && look.hasCards && !look.isSpoilerFree
  const crest = <Crest id={team.id} name={team.name} isRound={!isFootball} isDecorative />
  const cards = hasCards ? cardsOf(scores, look) : undefined
  const rank =
    look.hasRanks && team.rank > 0 ? (
      <span key="rank" className={styles.rank}>
        {team.rank}
      </span>
    ) : undefined
  const marks =
    rank || cards ? <span className={styles.marks}>{isHome ? [cards, rank] : [rank, cards]}</span> : undefined
  const name = (
    <b className={classNames(styles.name, teamName.name, css.clamp2, css.medium)} title={team.name}>
      {team.name}
    </b>
  )
  return isHome ? (
    <span className={classNames(css.row2, css.shrink, styles.homeSide, isWinner && styles.winner)}>
      {marks}
      {name}
      {crest}
    </span>
  ) : (
    <span className={classNames(css.row2, css.shrink, isWinner && styles.winner)}>
      {crest}
      {name}
      {marks}
    </span>
  )
})

const hasNoScore = (match: Match) => {
  const group = groupOf(match)
  return (
    group === 'upcoming' ||
    isPostponed(match.sport, match.status) ||
    (match.sport === 'basketball' && group === 'abnormal')
  )
}

/** Goals of a side. Those that just changed come as a new element, which starts the movement anew. */
const Digit = ({ value, hasGoal }: { value: number; hasGoal: boolean }) =>
  hasGoal ? (
    <span key={value} className={styles.digit}>
      {value}
    </span>
  ) : (
    <span>{value}</span>
  )

/** The score, red while the match runs; "vs" before, and always when the visitor wants no score. */
export function ScoreCell({ match, look }: { match: Match; look: RowLook }) {
  const { t } = look
  if (hasNoScore(match) || look.isSpoilerFree)
    return <span className={classNames(styles.score, styles.versus)}>{t('versus')}</span>
  const [home, away] = scoreOf(match)
  const kicks = kicksOf(match.sport, match.homeScores, match.awayScores)
  return (
    <span className={classNames(styles.score, groupOf(match) === 'live' && css.live)}>
      <Digit value={home} hasGoal={match.goal?.isHome === true} />
      {' - '}
      <Digit value={away} hasGoal={match.goal?.isHome === false} />
      {kicks ? (
        <small className={styles.kicks}>
          {t('kicks')} {kicks[0]}-{kicks[1]}
        </small>
      ) : undefined}
    </span>
  )
}

/** Half-time score and corners of football; the periods of basketball. */
export function Extras({ match, look }: { match: Match; look: RowLook }) {
  const group = groupOf(match)
  const hasBegun = group !== 'upcoming' && group !== 'abnormal' && !look.isSpoilerFree
  if (match.sport === 'basketball') return <QuarterScores match={match} hasBegun={hasBegun} />
  const pair = (index: number) => `${match.homeScores[index] ?? 0}-${match.awayScores[index] ?? 0}`
  return (
    <span className={styles.extras}>
      <span>{look.hasHalfTime ? (hasBegun && hasHalfTime(match.status) ? pair(scorePlace.half) : '–') : ''}</span>
      <span>{look.hasCorners ? (hasBegun ? pair(scorePlace.corners) : '–') : ''}</span>
    </span>
  )
}

function QuarterScores({ match, hasBegun }: { match: Match; hasBegun: boolean }) {
  const begun = hasBegun ? begunPeriods(match) : 0
  return (
    <span className={styles.quarters}>
      {periodHeads.map((head, index) => (
        <span key={head}>
          {index < begun ? `${match.homeScores[index] ?? 0}-${match.awayScores[index] ?? 0}` : undefined}
        </span>
      ))}
    </span>
  )
}

/** Ways out of the row: the room that shows the match, and its page. */
export function RowLinks({ match, t, stop }: { match: Match; t: Translate; stop: 0 | -1 }) {
  const [anchor] = match.anchors
  return (
    <span className={styles.links}>
      {anchor ? (
        <RowLink
          icon="tv"
          isLive
          stop={stop}
          label={t('row.watch', { name: anchor.name })}
          href={livePath(match, anchor.id)}
        />
      ) : undefined}
      <RowLink icon="chart-column" stop={stop} label={t('row.detail')} href={detailPath(match)} />
    </span>
  )
}
