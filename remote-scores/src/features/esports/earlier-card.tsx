import { formatDate, useT } from '@pitchside/i18n'
import { Link } from '@pitchside/platform'
import { Card, classNames, ResultMark, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import teamName from '../../parts/matches/team-name.module.css'
import styles from './earlier-card.module.css'
import type { EarlierSeries } from './esports.calls'

/** Matches of the past; with `teamId` each carries what it was for that team. */
export function EarlierCard({
  title,
  list,
  teamId,
}: {
  title: ReactNode
  list: readonly EarlierSeries[]
  teamId: number
}) {
  const t = useT('scores')
  return (
    <Card title={title}>
      {list.length === 0 ? (
        <StateBox kind="empty" title={t('court.analysis.empty')} minHeight={120} />
      ) : (
        <ul className={classNames(styles.list, css.stack)}>
          {list.map((one) => {
            const isHome = one.home.id === teamId
            const lead = isHome ? one.score[0] - one.score[1] : one.score[1] - one.score[0]
            const result = lead > 0 ? 'win' : lead < 0 ? 'loss' : 'draw'
            return (
              <li key={one.id}>
                <Link
                  className={classNames(styles.match, css.hoverMain)}
                  to={`/score-detail?type=esports&id=${one.id}`}
                >
                  <span className={styles.date}>{formatDate(one.kickoffS * 1_000, 'day')}</span>
                  <span
                    className={classNames(
                      teamName.name,
                      css.clamp2,
                      css.endAligned,
                      isHome && classNames(css.main, css.bold),
                    )}
                    title={one.home.name}
                  >
                    {one.home.name}
                  </span>
                  <b className={styles.score}>
                    {one.score[0]}-{one.score[1]}
                  </b>
                  <span
                    className={classNames(teamName.name, css.clamp2, !isHome && classNames(css.main, css.bold))}
                    title={one.away.name}
                  >
                    {one.away.name}
                  </span>
                  <ResultMark result={result}>{t(`result.${result}`)}</ResultMark>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}
