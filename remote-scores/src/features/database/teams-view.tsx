import { useT } from '@pitchside/i18n'
import { QueryView } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Crest, classNames, Link, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { FormMarks } from '../../parts/matches/form-marks'
import { groupName } from '../../parts/matches/round-name'
import { fetchTable } from './season-table.calls'
import styles from './teams-view.module.css'
import type { DatabaseRoute } from './use-database-address'

/** Teams of a season, in the order of the table. */
export function TeamsView({ route }: { route: DatabaseRoute }) {
  const t = useT('scores')
  const { id, season } = route.address
  const query = useQuery({
    queryKey: ['scores.table', id, season, 'all', 0, ''],
    queryFn: ({ signal }) => fetchTable(id, signal, { season }),
  })
  return (
    <QueryView tellsStale query={query} minHeight={480} skeleton={<Skeleton variant="large" height={480} />}>
      {(table) => (
        <ul className={styles.teams}>
          {table.rows.map((row) => (
            <li key={row.teamId}>
              <Link className={classNames(styles.team, css.hoverable)} href={route.hrefOf({ team: row.teamId })}>
                <Crest id={row.teamId} name={row.name} size={40} isRound={route.sport === 'basketball'} isDecorative />
                <span className={styles.words}>
                  <b className={classNames(css.cut, css.bold)} title={row.name}>
                    {row.name}
                  </b>
                  <span className={css.caption}>
                    {row.group ? `${groupName(t, row.group, route.sport)} · ` : ''}
                    {t('base.place', { place: row.position })}
                    {route.sport === 'football' ? ` · ${t('base.points', { count: row.points })}` : ''}
                  </span>
                </span>
                <FormMarks form={row.form} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  )
}
