import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { classNames, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Sport } from '../../parts/matches/match'
import { RoundCard, ScorersCard } from './aside-cards'
import { CompetitionView } from './competition-view'
import { fetchCompetition, fetchTournaments } from './database.calls'
import styles from './database-page.module.css'
import { PlayerView } from './player-view'
import { RegionList } from './region-list'
import { TeamView } from './team-view'
import { type DatabaseRoute, useDatabaseAddress } from './use-database-address'
import { useLeagueNews } from './use-league-news'

function useCompetition({ sport, address }: DatabaseRoute) {
  const { id, season, stage, round, view } = address
  const wish = view === 'rounds' ? { stage, round } : { stage: 0, round: 0 }
  return useQuery({
    queryKey: ['scores.competition', sport, id, season, wish.stage, wish.round],
    queryFn: ({ signal }) => fetchCompetition(sport, { id, season: season || undefined, ...wish }, signal),
    refetchInterval: 30_000,
    // Another round of the same season: the page stays while it is on its way.
    placeholderData: (before, last) =>
      last?.queryKey[2] === id && last?.queryKey[3] === season && last?.queryKey[1] === sport ? before : undefined,
  })
}

function Competition({ route }: { route: DatabaseRoute }) {
  const t = useT('scores')
  const query = useCompetition(route)
  useLeagueNews(route.sport, [route.address.id])
  // A tree needs the whole width.
  const isWide = route.address.view === 'bracket'
  const wayOut = { label: t('base.backToLeague'), href: `/base-${route.sport}` }
  return (
    <>
      <section className={classNames(styles.table, css.framed, isWide && styles.wide)}>
        <QueryView
          tellsStale
          query={query}
          minHeight={860}
          wayOut={wayOut}
          skeleton={
            <div className={styles.wait}>
              <Skeleton variant="large" height={80} />
              <Skeleton variant="large" height={740} />
            </div>
          }
        >
          {(page) => <CompetitionView page={page} route={route} />}
        </QueryView>
      </section>
      <aside className={classNames(styles.aside, css.column)} hidden={isWide}>
        {query.data ? (
          <>
            <RoundCard page={query.data} route={route} />
            {route.sport === 'football' ? <ScorersCard route={route} /> : undefined}
          </>
        ) : query.isError ? undefined : (
          <Skeleton variant="large" height={420} />
        )}
      </aside>
    </>
  )
}

/** Competitions of a sport by region, and one of them, a team or a player beside. Everything shown stands in the address. */
export function DatabasePage({ sport }: { sport: Sport }) {
  const t = useT('scores')
  const route = useDatabaseAddress(sport)
  const { team, player, id } = route.address
  const tournaments = useQuery({
    queryKey: ['scores.tournaments', sport],
    queryFn: ({ signal }) => fetchTournaments(sport, signal),
    staleTime: 600_000,
  })
  return (
    <div className={classNames(styles.page, css.oneBelow992)}>
      <nav className={classNames(styles.leagues, css.staticBelow992, css.framed)} aria-label={t('data.leagues')}>
        <QueryView tellsStale query={tournaments} minHeight={480} skeleton={<Skeleton variant="large" height={480} />}>
          {(list) => <RegionList list={list} sport={sport} chosen={team || player ? 0 : id} />}
        </QueryView>
      </nav>
      {player ? (
        <div className={styles.wide}>
          <PlayerView route={route} />
        </div>
      ) : team ? (
        <div className={styles.wide}>
          <TeamView route={route} />
        </div>
      ) : (
        <Competition route={route} />
      )}
    </div>
  )
}
