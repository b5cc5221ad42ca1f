import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Skeleton, StateBox, Table, Td, Th, Tr } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { fetchScorers } from './database.calls'
import { PersonCells } from './person-cells'
import styles from './scorers-view.module.css'
import type { DatabaseRoute } from './use-database-address'

/** Scorers or assists of a season, each with the link to the player and the team. */
export function ScorersView({ sort, route }: { sort: 'goals' | 'assists'; route: DatabaseRoute }) {
  const t = useT('scores')
  const { id, season } = route.address
  const query = useQuery({
    queryKey: ['scores.scorers', id, season, sort],
    queryFn: ({ signal }) => fetchScorers(id, season || undefined, sort, signal),
    refetchInterval: 120_000,
  })
  return (
    <QueryView tellsStale query={query} minHeight={620} skeleton={<Skeleton variant="large" height={620} />}>
      {(rows) =>
        rows.length === 0 ? (
          <StateBox kind="empty" title={t('base.noScorers')} minHeight={320} />
        ) : (
          <Table caption={t(`base.view.${sort === 'goals' ? 'scorers' : 'assists'}`)} className={styles.table}>
            <thead>
              <tr>
                <Th>#</Th>
                <Th>{t('base.player')}</Th>
                <Th>{t('table.team')}</Th>
                <Th align="center">{t('table.played')}</Th>
                {sort === 'goals' ? <Th align="center">{t('base.penalties')}</Th> : undefined}
                <Th align="center">{t(sort === 'goals' ? 'base.assists' : 'base.goals')}</Th>
                <Th align="center">{t(sort === 'goals' ? 'base.goals' : 'base.assists')}</Th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <Tr key={row.id}>
                  <Td isNumber>{index > 0 && rows[index - 1]?.[sort] === row[sort] ? '' : index + 1}</Td>
                  <PersonCells row={row} route={route} />
                  <Td align="center" isNumber className={css.markedLesser}>
                    {row.played ?? '–'}
                  </Td>
                  {sort === 'goals' ? (
                    <Td align="center" isNumber className={css.markedLesser}>
                      {row.penalties}
                    </Td>
                  ) : undefined}
                  <Td align="center" isNumber className={css.markedLesser}>
                    {(sort === 'goals' ? row.assists : row.goals) ?? '–'}
                  </Td>
                  <Td align="center" isNumber className={css.markedSum}>
                    {row[sort]}
                  </Td>
                </Tr>
              ))}
            </tbody>
          </Table>
        )
      }
    </QueryView>
  )
}
