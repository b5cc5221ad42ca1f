import { clockTime, useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Button, classNames, Segmented, Skeleton, Switch } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { type RunningScore, runningScore } from '../../parts/live-table/live-table'
import { useRunningMatches } from '../../parts/live-table/use-running-matches'
import { groupName } from '../../parts/matches/round-name'
import { AsOfBar } from './as-of-bar'
import type { CompetitionPage } from './database.calls'
import { isOfNow } from './database-address'
import { liveSeasonTable } from './live-season-table'
import { fetchTable, type SeasonTable, type Venue } from './season-table.calls'
import { fileColumns, fileValues } from './standings-columns'
import { StandingsNotes } from './standings-notes'
import { StandingsTable } from './standings-table'
import styles from './standings-view.module.css'
import { fileName, saveFile, tableCsv } from './table-csv'
import type { DatabaseRoute } from './use-database-address'

const refetchMs = 60_000

function useTable({ address }: DatabaseRoute) {
  const { id, season, venue, asOfRound, asOfDate } = address
  return useQuery({
    queryKey: ['scores.table', id, season, venue, asOfRound, asOfDate],
    queryFn: ({ signal }) =>
      fetchTable(id, signal, { season, venue, round: asOfRound || undefined, date: asOfDate || undefined }),
    refetchInterval: asOfRound || asOfDate ? false : refetchMs,
    // Another ground or moment of the same season: the old table stays until the new one is there.
    placeholderData: (before, query) =>
      query?.queryKey[1] === id && query?.queryKey[2] === season ? before : undefined,
  })
}

function DownloadButton({ table }: { table: SeasonTable }) {
  const t = useT('scores')
  function save(): void {
    const hasGroups = table.rows.some((row) => row.group !== '')
    const head = ['#', t('table.team'), ...fileColumns.map((key) => t(`base.file.${key}`))]
    const rows = table.rows.map((row) => [row.position, row.name, ...fileValues(row)])
    saveFile(
      fileName(table.name, table.label),
      hasGroups
        ? tableCsv(
            [t('base.group'), ...head],
            rows.map((row, index) => [table.rows[index]?.group ?? '', ...row]),
          )
        : tableCsv(head, rows),
    )
  }
  return (
    <Button size="sm" variant="ghost" icon="download" onClick={save}>
      CSV
    </Button>
  )
}

const venues: readonly Venue[] = ['all', 'home', 'away']

/** Scores that would count if they stood: of football matches that run, in the whole table of now. */
function useRunningScores({ address, sport }: DatabaseRoute, isCurrent: boolean): RunningScore[] {
  return useRunningMatches(address.id, isCurrent && isOfNow(address) && sport === 'football').map(runningScore)
}

/** Standings of a season: which ground, as of when, as a file. */
export function StandingsView({ page, route }: { page: CompetitionPage; route: DatabaseRoute }) {
  const t = useT('scores')
  const { address, go, sport } = route
  const query = useTable(route)
  const isPast = address.asOfRound > 0 || address.asOfDate !== ''
  const [isOpen, setOpen] = useState(isPast)
  const season = page.seasons.find((one) => one.id === page.seasonId)
  const scores = useRunningScores(route, season?.isCurrent === true)
  const running = new Set(
    isPast ? [] : page.matches.filter((one) => one.state === 'live').flatMap((one) => [one.home.id, one.away.id]),
  )
  const groups = [...new Set(query.data?.rows.map((row) => row.group) ?? [])]
  return (
    <div className={css.shrink}>
      <div className={styles.bar}>
        <Segmented<Venue>
          label={t('base.venue.label')}
          value={address.venue}
          onValueChange={(venue) => go({ venue })}
          options={venues.map((value) => ({ value, label: t(`base.venue.${value}`) }))}
        />
        <Button
          size="sm"
          variant={isOpen || isPast ? 'secondary' : 'ghost'}
          icon="history"
          aria-expanded={isOpen}
          onClick={() => {
            if (isOpen && isPast) go({ asOfRound: 0, asOfDate: '' })
            setOpen(!isOpen)
          }}
        >
          {t('base.asOf')}
        </Button>
        {scores.length > 0 ? (
          <Switch
            className={classNames(css.inlineRow, css.gap2, css.note)}
            label={t('match.table.live')}
            checked={address.isLive}
            onCheckedChange={(isLive) => go({ isLive })}
          >
            {t('match.table.live')}
          </Switch>
        ) : undefined}
        <span className={styles.end}>
          {query.data ? (
            <>
              <span className={styles.updated}>
                {isPast ? t('base.then') : t('base.updated', { time: clockTime(query.data.asOfMs) })}
              </span>
              <DownloadButton table={query.data} />
            </>
          ) : undefined}
        </span>
      </div>
      {isOpen && season ? <AsOfBar season={season} reached={page.round} route={route} /> : undefined}
      <QueryView tellsStale query={query} minHeight={620} skeleton={<Skeleton variant="large" height={620} />}>
        {(official) => {
          const table = address.isLive ? liveSeasonTable(official, scores) : official
          return (
            <div className={css.waiting} data-waiting={query.isPlaceholderData || undefined}>
              {groups.length > 1 ? (
                <div className={styles.groups}>
                  {groups.map((group) => (
                    <section key={group}>
                      <h3>{groupName(t, group, sport)}</h3>
                      <StandingsTable
                        sport={sport}
                        table={table}
                        group={group}
                        running={running}
                        teamHref={(team) => route.hrefOf({ team })}
                      />
                    </section>
                  ))}
                </div>
              ) : (
                <StandingsTable
                  sport={sport}
                  table={table}
                  running={running}
                  teamHref={(team) => route.hrefOf({ team })}
                />
              )}
              {table === official ? undefined : <p className={styles.liveNote}>{t('match.table.liveNote')}</p>}
              <StandingsNotes table={table} sport={sport} />
            </div>
          )
        }}
      </QueryView>
    </div>
  )
}
