import { formatDate, useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { RecordPoint } from './expert'
import classes from './experts.module.css'
import { signed } from './scheme-words'

const width = 320
const height = 120
const inset = 6

/** The line of a record: where it stands at each scheme, and where zero is. */
function pathOf(points: readonly RecordPoint[]): { line: string; zero: number; last: [number, number] } {
  const gains = [0, ...points.map(({ gain }) => gain)]
  const [low, high] = [Math.min(...gains), Math.max(...gains)]
  const span = Math.max(high - low, 1)
  const y = (gain: number) => inset + ((high - gain) / span) * (height - 2 * inset)
  const x = (place: number) => (place / Math.max(gains.length - 1, 1)) * (width - inset)
  const line = gains
    .map((gain, place) => `${place === 0 ? 'M' : 'L'}${x(place).toFixed(1)} ${y(gain).toFixed(1)}`)
    .join('')
  return { line, zero: y(0), last: [x(gains.length - 1), y(gains.at(-1) ?? 0)] }
}

/** What one unit on each scheme would have become, from the first shown to the newest. */
export function RecordChart({ points }: { points: readonly RecordPoint[] }) {
  const t = useT('content')
  const first = points[0]
  const newest = points.at(-1)
  if (!first || !newest) return <p className={classNames(css.markedMuted, css.caption)}>{t('experts.noRecord')}</p>
  const { line, zero, last } = pathOf(points)
  const day = (atMs: number) => formatDate(atMs, 'day')
  const label = t('experts.chartLabel', { count: points.length, units: signed(newest.gain, 2) })
  return (
    <figure className={classes.chart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} preserveAspectRatio="none">
        <path className={classes.zero} d={`M0 ${zero}H${width}`} />
        <path className={newest.gain >= 0 ? classes.rise : classes.fall} d={line} />
        <circle className={newest.gain >= 0 ? classes.rise : classes.fall} cx={last[0]} cy={last[1]} r="3" />
      </svg>
      <figcaption>
        <span>{day(first.atMs)}</span>
        <b className={newest.gain >= 0 ? css.rising : css.missed}>
          {t('experts.units', { units: signed(newest.gain, 2) })}
        </b>
        <span>{day(newest.atMs)}</span>
      </figcaption>
    </figure>
  )
}
