import { useT } from '@pitchside/i18n'
import { decimal, LoadFailed } from '@pitchside/parts'
import { Badge, Card, CardMark, classNames, Icon, Segmented, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { Match, Team } from '../../parts/matches/match'
import { gradeOf } from '../../parts/matches/rating-grade'
import { LineupFigures } from './lineup-figures'
import { LineupPitch } from './lineup-pitch'
import styles from './lineup-view.module.css'
import type { MatchEvent } from './match-detail.calls'
import type { Lineup, LineupPlayer, SideLineup } from './match-parts.calls'
import { playerEvents } from './player-events'
import { useLineup } from './use-match-parts'

function BenchPlayer({ player, events }: { player: LineupPlayer; events: ReadonlyMap<number, MatchEvent> }) {
  const t = useT('scores')
  const { goals, assists, card, change } = playerEvents(player, events)
  return (
    <li className={styles.player}>
      <span className={styles.shirt}>{player.shirt}</span>
      <span className={css.fillTruncate} title={player.name}>
        {player.name}
      </span>
      {goals.map((goal) => (
        <Icon key={goal.id} name="ball" size={14} label={t(`event.${goal.type}`)} />
      ))}
      {assists.map((goal) => (
        <abbr key={goal.id} className={styles.assist} title={t('match.lineup.assist')}>
          A
        </abbr>
      ))}
      {card ? <CardMark colour={card} count={1} label={t(card === 'red' ? 'event.4' : 'event.3')} /> : undefined}
      {change ? (
        <span className={styles.on}>
          <Icon name="arrow-up" size={13} label={t('match.lineup.on')} /> {`${change.minute}′`}
        </span>
      ) : undefined}
      {player.rating === undefined ? undefined : (
        <span className={styles.rating} data-grade={gradeOf(player.rating)}>
          {decimal(player.rating, 1)}
        </span>
      )}
    </li>
  )
}

function SideColumn({ team, side, events }: { team: Team; side: SideLineup; events: ReadonlyMap<number, MatchEvent> }) {
  const t = useT('scores')
  return (
    <section aria-label={team.name}>
      <h4 className={styles.head}>
        {t('match.lineup.bench')} <small className={classNames(css.caption, css.regular)}>{team.name}</small>
      </h4>
      <ul className={css.stack}>
        {side.bench.map((player) => (
          <BenchPlayer key={player.id} player={player} events={events} />
        ))}
      </ul>
      {side.coach ? (
        <p className={styles.coach}>
          {t('match.lineup.coach')} <b className={classNames(css.main, css.medium)}>{side.coach}</b>
        </p>
      ) : undefined}
      {side.absences.length > 0 ? (
        <>
          <h4 className={styles.head}>{t('match.lineup.absent')}</h4>
          <ul className={css.stack}>
            {side.absences.map((absence) => (
              <li key={absence.id} className={styles.player}>
                <span className={styles.shirt}>{absence.shirt}</span>
                <span className={css.fillTruncate} title={absence.name}>
                  {absence.name}
                </span>
                <span className={styles.reason} data-kind={absence.kind}>
                  {absence.reason || t(`match.lineup.absence${absence.kind}`)}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : undefined}
    </section>
  )
}

/** Ratings and figures are of the end. */
const bare = (players: readonly LineupPlayer[]): LineupPlayer[] =>
  players.map((player) => ({ ...player, rating: undefined, minutes: undefined, figures: [], average: undefined }))
const unrated = ({ isConfirmed, home, away }: Lineup): Lineup => ({
  isConfirmed,
  home: { ...home, first: bare(home.first), bench: bare(home.bench) },
  away: { ...away, first: bare(away.first), bench: bare(away.bench) },
})

type Shown = 'formation' | 'home' | 'away'
const hasAverages = ({ home, away }: Lineup) => [...home.first, ...away.first].every(({ average }) => average)

/** Line-ups: the pitch, the benches, who is missing. */
export function LineupView({
  match,
  events,
  hasRatings = true,
  isNarrow = false,
}: {
  match: Match
  events: readonly MatchEvent[]
  /** Ratings are of now: they would tell the end of a replay, and of a hidden match. */
  hasRatings?: boolean
  isNarrow?: boolean
}) {
  const t = useT('scores')
  const [shown, setShown] = useState<Shown>('formation')
  const { data: known, isPending, isError, refetch } = useLineup(match)
  const data = known && !hasRatings ? unrated(known) : known
  const byId = new Map(events.map((event) => [event.id, event]))
  if (isPending) return <Skeleton variant="large" ratio={isNarrow ? '500/840' : '840/620'} />
  // No line-ups (null) is an answer too.
  if (isError && known === undefined)
    return (
      <Card title={t('match.lineup.title')}>
        <LoadFailed onRetry={refetch} title={t('match.failed')} minHeight={260} />
      </Card>
    )
  if (!data)
    return (
      <Card title={t('match.lineup.title')}>
        <StateBox kind="empty" title={t('match.lineup.none')} text={t('match.lineup.noneText')} minHeight={260} />
      </Card>
    )
  return (
    <Card
      isFlush={isNarrow}
      title={
        <span className={classNames(css.inlineRow, css.gap10px)}>
          {t(data.isConfirmed ? 'match.lineup.title' : 'match.lineup.likely')}
          {data.isConfirmed ? undefined : <Badge>{t('match.lineup.unconfirmed')}</Badge>}
        </span>
      }
      actions={
        <span className={classNames(styles.formations, css.inlineRow, css.gap10px, isNarrow && styles.stacked)}>
          <span>
            {match.home.name} <b className={css.figure13}>{data.home.formation}</b>
          </span>
          <span>
            {match.away.name} <b className={css.figure13}>{data.away.formation}</b>
          </span>
        </span>
      }
    >
      {hasAverages(data) ? (
        <Segmented<Shown>
          className={styles.shown}
          label={t('match.lineup.shown')}
          value={shown}
          onValueChange={setShown}
          options={[
            { value: 'formation', label: t('match.lineup.formation') },
            { value: 'home', label: t('match.lineup.averageOf', { team: match.home.name }) },
            { value: 'away', label: t('match.lineup.averageOf', { team: match.away.name }) },
          ]}
        />
      ) : undefined}
      <LineupPitch
        lineup={data}
        events={events}
        home={match.home}
        away={match.away}
        isUpright={isNarrow}
        averageOf={shown === 'formation' || !hasAverages(data) ? undefined : shown}
      />
      <div className={classNames(styles.columns, isNarrow && styles.narrow)}>
        <SideColumn team={match.home} side={data.home} events={byId} />
        <SideColumn team={match.away} side={data.away} events={byId} />
      </div>
      <LineupFigures lineup={data} teams={match} isNarrow={isNarrow} />
    </Card>
  )
}
