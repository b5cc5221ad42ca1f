import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Slot, usePageName } from '@pitchside/remote-kit'
import { Skeleton, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { BracketView } from './bracket-view'
import { CompetitionHead } from './competition-head'
import { type CompetitionPage, fetchBracket } from './database.calls'
import { type View, views } from './database-address'
import styles from './database-page.module.css'
import { FileSeason } from './file-season'
import { LeadersView } from './leaders-view'
import { OverviewView } from './overview-view'
import { RoundsView } from './rounds-view'
import { ScorersView } from './scorers-view'
import { StandingsView } from './standings-view'
import { TeamsView } from './teams-view'
import type { DatabaseRoute } from './use-database-address'

function Bracket({ route }: { route: DatabaseRoute }) {
  const { id, season } = route.address
  const query = useQuery({
    queryKey: ['scores.bracket', id, season],
    queryFn: ({ signal }) => fetchBracket(id, season || undefined, signal),
    refetchInterval: 60_000,
  })
  return (
    <QueryView tellsStale query={query} minHeight={620} skeleton={<Skeleton variant="large" height={620} />}>
      {(ties) => <BracketView ties={ties} />}
    </QueryView>
  )
}

/** Views a competition has: tables not those that are knock-out from the start, trees only cups and play-offs, scorers only football. */
export const viewsOf = (
  { isCup, hasTable }: { isCup: boolean; hasTable: boolean },
  sport: DatabaseRoute['sport'],
): View[] =>
  views.filter(
    (view) =>
      (view !== 'table' || hasTable || !isCup) &&
      (view !== 'bracket' || isCup || sport === 'basketball') &&
      ((view !== 'scorers' && view !== 'assists') || sport === 'football'),
  )

/** Views of what no file of a season tells. */
const notInFiles: ReadonlySet<View> = new Set(['assists', 'leaders'])

/** A competition's season under its tabs. */
export function CompetitionView({ page, route }: { page: CompetitionPage; route: DatabaseRoute }) {
  const t = useT('scores')
  usePageName(page.name)
  const known = viewsOf(page, route.sport)
  const view = known.find((one) => one === route.address.view) ?? (known.includes('table') ? 'table' : 'bracket')
  const isLacking = notInFiles.has(view) && page.seasons.some((one) => one.id === page.seasonId && one.isImport)
  return (
    <>
      <CompetitionHead page={page} route={route} />
      <Tabs<View>
        className={styles.tabs}
        label={page.name}
        value={view}
        onValueChange={(next) => route.go({ view: next })}
        items={known.map((value) => ({ value, label: t(`base.view.${value}`) }))}
        panelClassName={styles.panel}
      >
        {view === 'table' ? (
          <StandingsView key={`${route.address.id} ${route.address.season}`} page={page} route={route} />
        ) : undefined}
        {view === 'rounds' ? <RoundsView page={page} route={route} /> : undefined}
        {view === 'bracket' ? <Bracket route={route} /> : undefined}
        {view === 'scorers' ? <ScorersView sort="goals" route={route} /> : undefined}
        {isLacking ? <FileSeason route={route} /> : undefined}
        {view === 'assists' && !isLacking ? <ScorersView sort="assists" route={route} /> : undefined}
        {view === 'leaders' && !isLacking ? <LeadersView page={page} route={route} /> : undefined}
        {view === 'teams' ? <TeamsView route={route} /> : undefined}
        {view === 'news' ? (
          <div className={css.pad4}>
            <Slot name="hub.about" props={{ name: page.name }} />
          </div>
        ) : undefined}
        {view === 'statistics' ? <OverviewView page={page} route={route} /> : undefined}
      </Tabs>
    </>
  )
}
