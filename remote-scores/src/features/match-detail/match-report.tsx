import { useT } from '@pitchside/i18n'
import { decimal, LoadFailed, Waiting } from '@pitchside/parts'
import { Card, Crest, classNames, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Match } from '../../parts/matches/match'
import { gradeOf } from '../../parts/matches/rating-grade'
import lineup from './lineup-view.module.css'
import type { LineupPlayer, SideLineup } from './match-parts.calls'
import styles from './match-report.module.css'
import { useLineup, useReport } from './use-match-parts'

const bestShown = 3

/** Players of a side with a mark, the best first. */
const bestOf = ({ first, bench }: SideLineup): LineupPlayer[] =>
  [...first, ...bench]
    .filter((player) => player.rating !== undefined)
    .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    .slice(0, bestShown)

function BestMarks({ match }: { match: Match }) {
  const t = useT('scores')
  const { data } = useLineup(match)
  if (!data || bestOf(data.home).length + bestOf(data.away).length === 0) return null
  return (
    <div className={styles.sides}>
      {(['home', 'away'] as const).map((side) => (
        <section key={side} aria-label={t('match.report.best', { name: match[side].name })}>
          <h4 className={classNames(css.row2, css.muted, css.small)}>
            <Crest id={match[side].id} name={match[side].name} size={18} isDecorative />
            {t('match.report.best', { name: match[side].name })}
          </h4>
          <ol className={css.stack}>
            {bestOf(data[side]).map((player) => (
              <li key={player.id} className={lineup.player}>
                <span className={lineup.shirt}>{player.shirt}</span>
                <span className={css.fillTruncate}>{player.name}</span>
                <span className={lineup.rating} data-grade={gradeOf(player.rating ?? 0)}>
                  {player.rating === undefined ? undefined : decimal(player.rating, 1)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** After a match: its story from the facts, and the best marks of both sides. */
export function MatchReport({ match }: { match: Match }) {
  const t = useT('scores')
  const { data, isError, refetch } = useReport(match)
  // The marks stand under the story: it is shown with them, so that what is below moves once at most.
  const { isPending: isMarking } = useLineup(match)
  if (data?.length === 0) return null
  return (
    <Card title={t('match.report.title')}>
      {data && !isMarking ? (
        <div className={css.stack4}>
          <div className={styles.story}>
            {data.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <BestMarks match={match} />
        </div>
      ) : isError ? (
        <LoadFailed onRetry={refetch} title={t('match.failed')} minHeight={220} />
      ) : (
        <Waiting>
          <Skeleton lines={8} height={22} />
        </Waiting>
      )}
    </Card>
  )
}
