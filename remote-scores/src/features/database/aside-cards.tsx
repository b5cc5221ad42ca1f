import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Avatar, Card, Crest, classNames, Link, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import styles from './aside-cards.module.css'
import { type CompetitionPage, fetchScorers } from './database.calls'
import { FixtureLine } from './fixture-line'
import type { DatabaseRoute } from './use-database-address'

/** The round the season is in. */
export function RoundCard({ page, route }: { page: CompetitionPage; route: DatabaseRoute }) {
  const t = useT('scores')
  const [first] = page.matches
  const name = first && first.stage.length > 1 ? t(`stage.${first.stage}`) : t('stage.round', { round: page.roundId })
  return (
    <Card
      isFlush
      title={t('base.thisRound')}
      more={{ label: name, href: route.hrefOf({ view: 'rounds', stage: 0, round: 0 }) }}
    >
      <div className={styles.matches}>
        {page.matches.length === 0 ? <p className={styles.none}>{t('data.noMatches')}</p> : undefined}
        {page.matches.slice(0, 12).map((match) => (
          <FixtureLine key={match.id} match={match} sport={route.sport} isDated />
        ))}
      </div>
    </Card>
  )
}

const shown = 5

/** Who scored as often shares a place. */
const placeOf = (one: { goals: number }, all: readonly { goals: number }[]): number =>
  1 + all.filter(({ goals }) => goals > one.goals).length

/** The best scorers of the season. */
export function ScorersCard({ route, moreHref }: { route: DatabaseRoute; moreHref?: string }) {
  const t = useT('scores')
  const { id, season } = route.address
  const query = useQuery({
    queryKey: ['scores.scorers', id, season, 'goals'],
    queryFn: ({ signal }) => fetchScorers(id, season || undefined, 'goals', signal),
    refetchInterval: 120_000,
  })
  return (
    <Card
      isFlush
      title={t('base.view.scorers')}
      more={{ label: t('base.all'), href: moreHref ?? route.hrefOf({ view: 'scorers' }) }}
    >
      <QueryView tellsStale query={query} minHeight={260} skeleton={<Skeleton variant="large" height={260} />}>
        {(rows) => (
          <ol className={styles.scorers}>
            {rows.length === 0 ? <li className={styles.none}>{t('base.noScorers')}</li> : undefined}
            {rows.slice(0, shown).map((row) => (
              <li key={row.id}>
                <Link className={classNames(styles.scorer, css.hoverable)} href={route.hrefOf({ player: row.id })}>
                  <span
                    className={classNames(styles.rank, css.medal)}
                    data-medal={placeOf(row, rows) <= 3 ? placeOf(row, rows) : undefined}
                  >
                    {placeOf(row, rows)}
                  </span>
                  <Avatar id={row.id} size={36} />
                  <span className={styles.words}>
                    <b className={classNames(css.cut, css.medium, css.size14)} title={row.name}>
                      {row.name}
                    </b>
                    <span className={css.cut} title={row.team.name}>
                      <Crest id={row.team.id} name={row.team.name} size={14} isDecorative />
                      {row.team.name}
                    </span>
                  </span>
                  <b className={styles.goals}>{row.goals}</b>
                </Link>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Card>
  )
}
