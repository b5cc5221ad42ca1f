import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Crest } from '@pitchside/ui'
import { type CompetitionPage, fetchBracket } from './database.calls'
import { FixtureLine } from './fixture-line'
import { roadsOf } from './roads'
import styles from './roads-here.module.css'
import rounds from './rounds-view.module.css'
import type { DatabaseRoute } from './use-database-address'

/** Below a knock-out round: how each of its sides came there. A round that no other led to has none. */
export function RoadsHere({ page, route }: { page: CompetitionPage; route: DatabaseRoute }) {
  const t = useT('scores')
  const { id, season } = route.address
  const { data: ties = [] } = useQuery({
    queryKey: ['scores.bracket', id, season],
    queryFn: ({ signal }) => fetchBracket(id, season || undefined, signal),
    refetchInterval: 60_000,
  })
  const roads = roadsOf(page.matches, ties)
  if (roads.length === 0) return null
  return (
    <section aria-label={t('base.road')}>
      <h3 className={rounds.day}>{t('base.road')}</h3>
      <div className={styles.roads}>
        {roads.map(({ team, matches }) => (
          <div key={team.id}>
            <h4 className={styles.team}>
              <Crest id={team.id} name={team.name} size={22} isDecorative />
              {team.name}
            </h4>
            {matches.map((match) => (
              <FixtureLine
                key={match.id}
                match={match}
                sport={route.sport}
                lead={t(`stage.${match.stage}`)}
                chosen={team.id}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}
