import { useT } from '@pitchside/i18n'
import { CardMark, Crest, classNames, IconButton } from '@pitchside/ui'
import { at, detailPath, groupOf, leaderOf, livePath, type Match, scoreOf } from '../matches/match'
import { useListSettings } from './list-settings.store'
import styles from './match-row.module.css'

/** Yellow and red cards of a side; which colours, the settings say. */
function Cards({ scores }: { scores: readonly number[] }) {
  const t = useT('scores')
  const game = useListSettings((settings) => settings.game)
  const [yellow, red] = [scores[at.yellow] ?? 0, scores[at.red] ?? 0]
  return (
    <span className={styles.cards}>
      {red > 0 ? <CardMark colour="red" count={red} label={t('card.red', { count: red })} /> : undefined}
      {yellow > 0 && game.yellow ? (
        <CardMark colour="yellow" count={yellow} label={t('card.yellow', { count: yellow })} />
      ) : undefined}
    </span>
  )
}

/** A side of the row. Outside in: cards, rank, name, crest. */
export function TeamCell({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const hasRanks = useListSettings((settings) => settings.list.hasRanks)
  const team = match[side]
  const isFootball = match.sport === 'football'
  const crest = <Crest id={team.id} name={team.name} isRound={!isFootball} isDecorative />
  const cards = isFootball ? <Cards scores={side === 'home' ? match.homeScores : match.awayScores} /> : undefined
  const rank = hasRanks && team.rank > 0 ? <span className={styles.rank}>{team.rank}</span> : undefined
  const name = <b className={styles.name}>{team.name}</b>
  const isWinner = groupOf(match) !== 'upcoming' && leaderOf(match) === side
  return side === 'home' ? (
    <span className={classNames(styles.team, styles.homeSide, isWinner && styles.winner)}>
      {cards}
      {rank}
      {name}
      {crest}
    </span>
  ) : (
    <span className={classNames(styles.team, isWinner && styles.winner)}>
      {crest}
      {name}
      {rank}
      {cards}
    </span>
  )
}

/** The score, red while the match runs; "vs" before. */
export function ScoreCell({ match }: { match: Match }) {
  const t = useT('scores')
  const group = groupOf(match)
  if (group === 'upcoming' || match.status === 9 || (match.sport === 'basketball' && group === 'abnormal'))
    return <span className={classNames(styles.score, styles.versus)}>{t('versus')}</span>
  const [home, away] = scoreOf(match)
  const kicks = [match.homeScores[at.shootOut] ?? 0, match.awayScores[at.shootOut] ?? 0]
  return (
    <span className={classNames(styles.score, group === 'live' && styles.running)}>
      <span key={home} className={match.goal?.isHome ? styles.digit : undefined}>
        {home}
      </span>
      {' - '}
      <span key={`a${away}`} className={match.goal && !match.goal.isHome ? styles.digit : undefined}>
        {away}
      </span>
      {match.sport === 'football' && (kicks[0] ?? 0) + (kicks[1] ?? 0) > 0 ? (
        <small className={styles.kicks}>
          {t('kicks')} {kicks[0]}-{kicks[1]}
        </small>
      ) : undefined}
    </span>
  )
}

/** Ways out of the row: the room that shows the match, and its page. */
export function RowLinks({ match }: { match: Match }) {
  const t = useT('scores')
  const [anchor] = match.anchors
  return (
    <span className={styles.links}>
      {anchor ? (
        <IconButton
          size="sm"
          icon="tv"
          className={styles.room}
          label={t('row.watch', { name: anchor.name })}
          href={livePath(match, anchor.id)}
        />
      ) : undefined}
      <IconButton size="sm" icon="chart-column" label={t('row.detail')} href={detailPath(match)} />
    </span>
  )
}
