import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Card, Icon, Skeleton, StateBox } from '@pitchside/ui'
import { RoundCard } from '../database/round-card'
import { fetchTable } from '../database/season-table.calls'
import { StandingsTable } from '../database/standings-table'
import { dateKey, defaultCompanyId } from '../match-list/list-address'
import { fetchDay } from '../matches/match.calls'
import styles from './world-cup.module.css'

const worldCupId = 1

/** The world cup: its groups as they stand and its matches of today. */
export default function WorldCupPage() {
  const t = useT('scores')
  const today = dateKey(Date.now())
  const table = useQuery({
    queryKey: ['scores.table', worldCupId],
    queryFn: ({ signal }) => fetchTable(worldCupId, signal),
    refetchInterval: 60_000,
  })
  const day = useQuery({
    queryKey: ['scores.day', 'football', today, defaultCompanyId],
    queryFn: ({ signal }) => fetchDay('football', today, defaultCompanyId, signal),
    refetchInterval: 60_000,
  })
  const groups = [...new Set(table.data?.rows.map((row) => row.group) ?? [])]
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Icon name="trophy" size={44} />
        <div>
          <h1>{t('title.worldCup')}</h1>
          <p>{table.data ? t('worldCup.about', { groups: groups.length, teams: table.data.rows.length }) : ''}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.groups}>
          {table.isPending
            ? ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} variant="large" height={230} />)
            : undefined}
          {table.isError && !table.data ? (
            <StateBox
              kind="error"
              title={t('data.failed')}
              action={{ label: t('retry'), onClick: () => void table.refetch() }}
            />
          ) : undefined}
          {table.data
            ? groups.map((group) => (
                <Card key={group} isFlush>
                  <h2 className={styles.title}>{t('stage.group', { letter: group })}</h2>
                  {table.data ? <StandingsTable sport="football" table={table.data} group={group} /> : undefined}
                </Card>
              ))
            : undefined}
        </div>
        <aside>
          <RoundCard
            isLoading={day.isPending}
            matches={(day.data?.matches ?? []).filter((match) => match.competition.id === worldCupId)}
          />
        </aside>
      </div>
    </div>
  )
}
