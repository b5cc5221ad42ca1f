import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useAddress, useQuery } from '@pitchside/platform'
import { Slot } from '@pitchside/remote-kit'
import { Card, classNames, Skeleton, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { RoundCard, ScorersCard } from '../database/aside-cards'
import { BracketView } from '../database/bracket-view'
import { fetchBracket, fetchCompetition } from '../database/database.calls'
import { type DatabaseAddress, readAddress, writeAddress } from '../database/database-address'
import { RoundsView } from '../database/rounds-view'
import { ScorersView } from '../database/scorers-view'
import { fetchTable, type SeasonTable } from '../database/season-table.calls'
import { StandingsNotes } from '../database/standings-notes'
import { StandingsTable } from '../database/standings-table'
import type { DatabaseRoute } from '../database/use-database-address'
import { useLeagueNews } from '../database/use-league-news'
import { thirdsOf } from './best-thirds'
import { CupHead } from './cup-head'
import styles from './world-cup.module.css'
import { type CupView, cupViews, readCupAddress, writeCupAddress } from './world-cup-address'

const worldCupId = 1
const cupLeagues = [worldCupId]
const steps = ['season', 'tab', 'stage', 'round']
const nowhere = readAddress(new URLSearchParams())

/** Views of the data base in the world cup's own page: teams and players lead to the data base. */
function useCupRoute() {
  const [params, setParams] = useAddress(steps)
  const cup = readCupAddress(params)
  const go = (part: Partial<typeof cup>) => setParams(writeCupAddress({ ...cup, ...part }))
  const address: DatabaseAddress = {
    ...nowhere,
    id: worldCupId,
    season: cup.season,
    stage: cup.stage,
    round: cup.round,
  }
  const route: DatabaseRoute = {
    sport: 'football',
    address,
    hrefOf(part) {
      if (part.team || part.player) return `/base-football?${writeAddress({ ...address, ...part })}`
      const view = part.view === 'rounds' ? 'schedule' : part.view === 'scorers' ? 'scorers' : cup.view
      return `/trophy/home?${writeCupAddress({ ...cup, stage: 0, round: 0, view })}`
    },
    go: ({ stage = cup.stage, round = cup.round }) => go({ stage, round }),
  }
  return { cup, go, route }
}

function Groups({ table, route }: { table: SeasonTable; route: DatabaseRoute }) {
  const t = useT('scores')
  const groups = [...new Set(table.rows.map((row) => row.group))]
  return (
    <>
      <div className={classNames(styles.groups, css.oneBelow640)}>
        {groups.map((group) => (
          <Card key={group} isFlush title={t('stage.group', { letter: group })}>
            <StandingsTable sport="football" table={table} group={group} teamHref={(team) => route.hrefOf({ team })} />
          </Card>
        ))}
      </div>
      <StandingsNotes table={table} sport="football" />
    </>
  )
}

function Thirds({ table, route }: { table: SeasonTable; route: DatabaseRoute }) {
  const t = useT('scores')
  const rows = thirdsOf(table.rows).map((row) => ({ ...row, name: `${row.name} (${row.group})`, group: '' }))
  return (
    <Card isFlush title={t('base.cup.thirds')}>
      <p className={styles.hint}>{t('base.cup.thirdsHint')}</p>
      <StandingsTable sport="football" table={{ ...table, rows }} teamHref={(team) => route.hrefOf({ team })} />
    </Card>
  )
}

/** The world cup: groups, best thirds, tree, schedule and scorers of its seasons. */
export default function WorldCupPage() {
  const t = useT('scores')
  const { cup, go, route } = useCupRoute()
  const season = cup.season || undefined
  const isSchedule = cup.view === 'schedule'
  const [stage, round] = isSchedule ? [cup.stage, cup.round] : [0, 0]
  const page = useQuery({
    queryKey: ['scores.competition', 'football', worldCupId, cup.season, stage, round],
    queryFn: ({ signal }) => fetchCompetition('football', { id: worldCupId, season, stage, round }, signal),
    refetchInterval: 30_000,
    placeholderData: (before, last) => (last?.queryKey[3] === cup.season ? before : undefined),
  })
  useLeagueNews('football', cupLeagues)
  const table = useQuery({
    queryKey: ['scores.table', worldCupId, cup.season, 'all', 0, ''],
    queryFn: ({ signal }) => fetchTable(worldCupId, signal, { season }),
    refetchInterval: 60_000,
  })
  const bracket = useQuery({
    queryKey: ['scores.bracket', worldCupId, cup.season],
    queryFn: ({ signal }) => fetchBracket(worldCupId, season, signal),
    refetchInterval: 60_000,
  })
  const wait = <Skeleton variant="large" height={640} />
  return (
    <div className={css.page}>
      <QueryView
        tellsStale
        query={page}
        minHeight={104}
        skeleton={<Skeleton variant="large" height={104} />}
        wayOut={{ label: t('title.worldCup'), href: '/trophy/home' }}
      >
        {(data) => (
          <CupHead
            page={data}
            ties={bracket.data ?? []}
            onSeason={(next) => go({ season: next, stage: 0, round: 0 })}
          />
        )}
      </QueryView>
      <Tabs<CupView>
        className={styles.tabs}
        label={t('title.worldCup')}
        value={cup.view}
        onValueChange={(view) => go({ view })}
        items={cupViews.map((value) => ({ value, label: t(`base.cup.${value}`) }))}
        panelClassName={styles.columns}
      >
        <div className={classNames(styles.main, css.fill)}>
          {cup.view === 'groups' ? (
            <QueryView tellsStale query={table} minHeight={640} skeleton={wait}>
              {(data) => <Groups table={data} route={route} />}
            </QueryView>
          ) : undefined}
          {cup.view === 'thirds' ? (
            <QueryView tellsStale query={table} minHeight={640} skeleton={wait}>
              {(data) => <Thirds table={data} route={route} />}
            </QueryView>
          ) : undefined}
          {cup.view === 'bracket' ? (
            <Card isFlush>
              <QueryView tellsStale query={bracket} minHeight={640} skeleton={wait}>
                {(ties) => <BracketView ties={ties} />}
              </QueryView>
            </Card>
          ) : undefined}
          {isSchedule ? (
            <Card isFlush>
              <QueryView tellsStale query={page} minHeight={640} skeleton={wait}>
                {(data) => <RoundsView page={data} route={route} />}
              </QueryView>
            </Card>
          ) : undefined}
          {cup.view === 'scorers' ? (
            <Card isFlush>
              <ScorersView sort="goals" route={route} />
            </Card>
          ) : undefined}
        </div>
        {cup.view === 'bracket' ? undefined : (
          <aside className={styles.aside}>
            {/* What stands below waits for what stands above: it would be moved by it. */}
            {page.data ? (
              <>
                {isSchedule ? undefined : <RoundCard page={page.data} route={route} />}
                <ScorersCard route={route} />
              </>
            ) : (
              <Skeleton variant="large" height={420} />
            )}
          </aside>
        )}
      </Tabs>
      {isSchedule ? (
        <div className={css.belowWaiting}>
          <Slot name="suggested.rooms" props={{}} />
        </div>
      ) : undefined}
    </div>
  )
}
