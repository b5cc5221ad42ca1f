import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Chip, classNames, Skeleton, StateBox, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { CompetitionPage } from './database.calls'
import { figureText } from './figure-text'
import own from './leaders-view.module.css'
import { PersonCells } from './person-cells'
import { fetchLeaders, type Leader, topLists } from './player-figures.calls'
import styles from './scorers-view.module.css'
import { TeamOfTheWeekCard } from './team-of-the-week'
import type { DatabaseRoute } from './use-database-address'

/** The top lists of a sport in the order they are offered, and the chosen one. */
function listsOf({ sport, address }: DatabaseRoute) {
  const names: Readonly<Record<number, string>> = topLists[sport === 'basketball' ? 'basketball' : 'football']
  // Keys that are numbers come in their own order; the best known list stands first.
  const lists = Object.entries(names).map(([type, name]) => ({ type: Number(type), name }))
  const chosen = lists.find(({ type }) => type === address.figure - 1) ?? lists[0]
  return { lists, chosen: chosen as (typeof lists)[number] }
}

function LeaderTable({ rows, name, route }: { rows: readonly Leader[]; name: string; route: DatabaseRoute }) {
  const t = useT('scores')
  const title = t(`base.fig.${name}`)
  return (
    <Table caption={title} className={styles.table}>
      <thead>
        <tr>
          <Th>#</Th>
          <Th>{t('base.player')}</Th>
          <Th>{t('table.team')}</Th>
          <Th align="center">{t('table.played')}</Th>
          <Th align="center">{title}</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Tr key={row.id}>
            <Td isNumber>{index > 0 && rows[index - 1]?.value === row.value ? '' : index + 1}</Td>
            <PersonCells row={row} route={route} />
            <Td align="center" isNumber className={css.markedLesser}>
              {row.played ?? '–'}
            </Td>
            <Td align="center" isNumber className={css.markedSum}>
              {figureText(name, row.value, route.sport)}
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Who leads a season in what, and in football the best eleven of the latest round. */
export function LeadersView({ page, route }: { page: CompetitionPage; route: DatabaseRoute }) {
  const t = useT('scores')
  const { lists, chosen } = listsOf(route)
  const query = useQuery({
    queryKey: ['scores.leaders', page.seasonId, chosen.type],
    queryFn: ({ signal }) => fetchLeaders(route.sport, page.seasonId, chosen.type, signal),
    refetchInterval: 120_000,
  })
  return (
    <div className={css.stack3}>
      <fieldset className={classNames(css.rowWrap2, own.choice)} aria-label={t('base.topLists')}>
        {lists.map(({ type, name }) => (
          <Chip key={type} isPressed={type === chosen.type} onPressedChange={() => route.go({ figure: type + 1 })}>
            {t(`base.fig.${name}`)}
          </Chip>
        ))}
      </fieldset>
      <QueryView tellsStale query={query} minHeight={480} skeleton={<Skeleton variant="large" height={480} />}>
        {(rows) =>
          rows.length === 0 ? (
            <StateBox kind="empty" title={t(page.played > 0 ? 'base.notCounted' : 'base.noFigures')} minHeight={320} />
          ) : (
            <LeaderTable rows={rows} name={chosen.name} route={route} />
          )
        }
      </QueryView>
      {query.isPending || route.sport !== 'football' ? undefined : <TeamOfTheWeekCard route={route} />}
    </div>
  )
}
