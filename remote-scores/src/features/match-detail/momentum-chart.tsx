import { isGoalType } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import * as css from '@pitchside/ui/primitives'
import type { MatchEvent } from './match-detail.calls'
import styles from './momentum-chart.module.css'
import { momentumLayout } from './momentum-path'

const height = 112
const middle = 50
const reach = 38
const ball = 'm0-3.1 2.900 2.100-1.100 3.400h-3.600l-1.100-3.400z'

/** Pressure per minute: home upward, away downward, goals as balls, red cards as cards, the present as a red line. */
export function MomentumChart({
  trend,
  events,
  isRunning,
  isCompact,
}: {
  trend: readonly number[]
  events: readonly MatchEvent[]
  isRunning?: boolean
  isCompact?: boolean
}) {
  const t = useT('scores')
  const width = isCompact ? 300 : 760
  const { bars, nowX, minutes, xOf } = momentumLayout(trend, { width, middle, reach })
  const goals = events.filter((event) => isGoalType(event.type) && !event.isCancelled)
  const reds = events.filter((event) => (event.type === 4 || event.type === 15) && !event.isCancelled)
  const step = isCompact ? 45 : 15
  const marks = Array.from({ length: Math.floor(minutes / step) + 1 }, (_, i) => i * step)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.wide} role="img" aria-label={t('detail.momentum')}>
      <path d={`M0 ${middle}H${width}`} className={css.chartGrid} />
      <path d={`M${xOf(46.5)} 6V94`} className={css.chartDash} />
      {bars.map((bar) => (
        <rect
          key={bar.x}
          x={bar.x}
          y={bar.y}
          width={bar.width}
          height={bar.height}
          rx="1.2"
          className={bar.isHome ? css.chartHome : css.chartAway}
          opacity={0.42 + bar.strength / 170}
        />
      ))}
      {isRunning && trend.length > 0 ? <path d={`M${nowX} 4V94`} className={css.chartNow} /> : undefined}
      {goals.map((goal) => (
        <g key={goal.id} transform={`translate(${xOf(goal.minuteNumber)} ${goal.side === 'home' ? 11 : 89})`}>
          <title>{`${goal.minute}′ ${goal.player} ${goal.score[0]}-${goal.score[1]}`}</title>
          <circle r="8" className={goal.side === 'home' ? styles.homeGoal : styles.awayGoal} />
          <path d={ball} className={css.chartInk} />
        </g>
      ))}
      {reds.map((red) => (
        <rect
          key={red.id}
          x={xOf(red.minuteNumber) - 3}
          y={red.side === 'home' ? 20 : 72}
          width="6"
          height="8.5"
          rx="1.2"
          className={styles.red}
        >
          <title>{`${red.minute}′ ${red.player}`}</title>
        </rect>
      ))}
      {marks.map((mark) => (
        <text key={mark} x={Math.min(Math.max(xOf(mark), 8), width - 12)} y="109" className={styles.mark}>
          {mark === 45 ? t('detail.halfMark') : `${mark}′`}
        </text>
      ))}
    </svg>
  )
}
