import { useT } from '@pitchside/i18n'
import { isGoalType, type MatchEvent } from './match-detail.calls'
import styles from './momentum-chart.module.css'

const height = 96
const middle = 42
const reach = 32

/** Pressure per minute: home upward, away downward, goals as balls, the present as a red line. */
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
  const width = isCompact ? 288 : 720
  const minutes = Math.max(95, trend.length)
  const x = (minute: number) => (minute / minutes) * width
  const bar = Math.max(1.4, width / minutes - 1.6)
  const goals = events.filter((event) => isGoalType(event.type) && !event.isCancelled)
  const marks = [0, 15, 30, 45, 60, 75, 90]
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.chart} role="img" aria-label={t('detail.momentum')}>
      <path d={`M0 ${middle}H${width}`} className={styles.axis} />
      <path d={`M${x(46.5)} 4V80`} className={styles.half} />
      {trend.map((value, minute) => {
        const tall = (Math.abs(value) / 100) * reach
        return (
          <rect
            key={minute}
            x={x(minute)}
            y={value > 0 ? middle - tall : middle + 0.5}
            width={bar}
            height={tall}
            rx="1"
            className={value > 0 ? styles.home : styles.away}
            opacity={0.42 + Math.abs(value) / 170}
          />
        )
      })}
      {isRunning && trend.length > 0 ? <path d={`M${x(trend.length)} 4V80`} className={styles.now} /> : undefined}
      {goals.map((goal) => (
        <g key={goal.id} transform={`translate(${x(goal.minuteNumber)} ${goal.side === 'home' ? 9 : 75})`}>
          <circle r="7" className={goal.side === 'home' ? styles.homeGoal : styles.awayGoal} />
          <circle r="2.2" className={styles.ball} />
        </g>
      ))}
      {marks.map((mark) => (
        <text key={mark} x={Math.min(Math.max(x(mark), 8), width - 10)} y="94" className={styles.mark}>
          {mark === 45 ? t('detail.halfMark') : `${mark}'`}
        </text>
      ))}
    </svg>
  )
}
