import { clockTime, useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { BroadcastReport } from './report'

const width = 760
const height = 180
const left = 36
const top = 12
const bottom = 24

/** People in the room, minute by minute. The numbers themselves are in the sheet. */
export function ViewersChart({ report: { minutes } }: { report: BroadcastReport }) {
  const t = useT('live')
  const most = Math.max(1, ...minutes.map(({ people }) => people))
  const x = (index: number) => left + (index / Math.max(1, minutes.length - 1)) * (width - left - 8)
  const y = (people: number) => top + (1 - people / most) * (height - top - bottom)
  const line = minutes.map(({ people }, index) => `${index === 0 ? 'M' : 'L'}${x(index)} ${y(people)}`).join('')
  const end = x(minutes.length - 1)
  const ends = [minutes[0], minutes.at(-1)] as const
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={css.wide} role="img" aria-label={t('studio.report.chart')}>
      {[...new Set([0, Math.round(most / 2), most])].map((mark) => (
        <g key={mark}>
          <path d={`M${left} ${y(mark)}H${width - 8}`} className={mark === 0 ? css.chartGrid : css.chartRule} />
          <text x={left - 8} y={y(mark) + 4} className={classNames(css.chartText, css.chartTextEnd)}>
            {mark}
          </text>
        </g>
      ))}
      <path d={`${line}L${end} ${y(0)}L${left} ${y(0)}Z`} className={css.chartHomeSoft} />
      <path d={line} className={css.chartHomeLine} />
      {ends[0] ? (
        <text x={left} y={height - 6} className={css.chartText}>
          {clockTime(ends[0].at)}
        </text>
      ) : undefined}
      {ends[1] ? (
        <text x={width - 8} y={height - 6} className={classNames(css.chartText, css.chartTextEnd)}>
          {clockTime(ends[1].at)}
        </text>
      ) : undefined}
    </svg>
  )
}
