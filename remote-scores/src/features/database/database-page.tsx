import { useT } from '@pitchside/i18n'
import { useNavigate, useQuery, useSearchParams } from '@pitchside/platform'
import { classNames, Link, Segmented, Skeleton, StateBox } from '@pitchside/ui'
import { dateKey, defaultCompanyId } from '../match-list/list-address'
import { Flag } from '../matches/flag'
import type { Sport } from '../matches/match'
import { fetchDay } from '../matches/match.calls'
import styles from './database-page.module.css'
import { RoundCard } from './round-card'
import { fetchLeagues, fetchTable, type LeagueEntry } from './season-table.calls'
import { StandingsTable } from './standings-table'

const firstLeague: Record<Sport, number> = { football: 82, basketball: 2001 }
/** Order of the specification's league lists. */
const leading = [82, 108, 120, 129, 142, 1, 542, 766, 2001, 2003, 2005]

function LeagueList({ sport, chosen, leagues }: { sport: Sport; chosen: number; leagues: readonly LeagueEntry[] }) {
  const t = useT('scores')
  const place = (league: LeagueEntry) => (leading.indexOf(league.id) < 0 ? leading.length : leading.indexOf(league.id))
  const sorted = leagues.toSorted((a, b) => place(a) - place(b))
  const part = (title: string, list: readonly LeagueEntry[]) =>
    list.length === 0 ? undefined : (
      <>
        <h2 className={styles.region}>{title}</h2>
        {list.map((league) => (
          <Link
            key={league.id}
            href={`/base-${sport}?id=${league.id}`}
            className={classNames(styles.league, league.id === chosen && styles.chosen)}
            aria-current={league.id === chosen ? 'page' : undefined}
          >
            {league.name}
          </Link>
        ))}
      </>
    )
  return (
    <>
      {part(
        t('data.hot'),
        sorted.filter((league) => league.isHot),
      )}
      {part(
        t('data.others'),
        sorted.filter((league) => !league.isHot),
      )}
    </>
  )
}

/** Leagues of a sport with their standings and today's round. */
export function DatabasePage({ sport }: { sport: Sport }) {
  const t = useT('scores')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const id = Number(params.get('id')) || firstLeague[sport]
  const today = dateKey(Date.now())
  const leagues = useQuery({
    queryKey: ['scores.leagues', sport],
    queryFn: () => fetchLeagues(sport),
    staleTime: 600_000,
  })
  const table = useQuery({
    queryKey: ['scores.table', id],
    queryFn: ({ signal }) => fetchTable(id, signal),
    refetchInterval: 60_000,
  })
  const day = useQuery({
    queryKey: ['scores.day', sport, today, defaultCompanyId],
    queryFn: ({ signal }) => fetchDay(sport, today, defaultCompanyId, signal),
  })
  return (
    <div className={styles.page}>
      <nav className={styles.leagues} aria-label={t('data.leagues')}>
        <Segmented<Sport>
          label={t('sport.label')}
          className={styles.sports}
          value={sport}
          onValueChange={(next) => void navigate(`/base-${next}`)}
          options={[
            { value: 'football', label: t('sport.football') },
            { value: 'basketball', label: t('sport.basketball') },
          ]}
        />
        {leagues.isPending ? (
          <Skeleton lines={8} />
        ) : (
          <LeagueList sport={sport} chosen={id} leagues={leagues.data ?? []} />
        )}
      </nav>
      <section className={styles.table}>
        {table.isPending ? (
          <div className={styles.wait} role="status" aria-label={t('loading')} aria-busy="true">
            <Skeleton variant="large" height={74} />
            <Skeleton variant="large" height={520} />
          </div>
        ) : undefined}
        {table.isError && !table.data ? (
          <StateBox
            kind="error"
            title={t('data.failed')}
            action={{ label: t('retry'), onClick: () => void table.refetch() }}
            minHeight={420}
          />
        ) : undefined}
        {table.data ? (
          <>
            <header className={styles.head} style={{ borderColor: table.data.colour }}>
              <Flag code={table.data.flag} />
              <div>
                <h1>{table.data.name}</h1>
                <p>{t('data.season', { label: table.data.label, teams: table.data.rows.length })}</p>
              </div>
              <div className={styles.progress}>
                <progress max={table.data.rounds} value={table.data.round} aria-label={t('data.progress')} />
                <span>{t('data.round', { round: table.data.round, rounds: table.data.rounds })}</span>
              </div>
            </header>
            <StandingsTable sport={sport} table={table.data} />
          </>
        ) : undefined}
      </section>
      <aside>
        <RoundCard
          matches={(day.data?.matches ?? []).filter((match) => match.competition.id === id)}
          isLoading={day.isPending}
        />
      </aside>
    </div>
  )
}
