import { useT } from '@pitchside/i18n'
import * as css from '@pitchside/ui/primitives'
import type { Sport } from '../../parts/matches/match'
import versus from '../../parts/versus/versus-page.module.css'
import { figureText, meanText } from './figure-text'
import type { PlayerSeason } from './player-figures.calls'
import styles from './player-season.module.css'

type Axis = PlayerSeason['radar'][number]

const size = 320
const radius = 112
/** Beside the drawing, for names that stand there. */
const labelRoom = 60
const labelShare = 1.12

/** A name grows away from the drawing, however long it is. */
const anchorAt = (x: number) => (Math.abs(x - size / 2) < 1 ? 'middle' : x > size / 2 ? 'start' : 'end')

/** A point on an axis, counted clockwise from the top; `share` 1 is the end of it. */
export function axisPoint(index: number, count: number, share: number): { x: number; y: number } {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2
  return { x: size / 2 + radius * share * Math.cos(angle), y: size / 2 + radius * share * Math.sin(angle) }
}

const outline = (axes: readonly Axis[], shareOf: (axis: Axis) => number) =>
  axes
    .map((axis, index) => axisPoint(index, axes.length, shareOf(axis)))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ')
const shareOf = (value: number, { best }: Axis) => (best > 0 ? Math.max(0, Math.min(1, value / best)) : 0)

/** A player beside the mean of his position; each axis ends at the best of it. The list says the same in numbers. */
export function Radar({ axes, sport }: { axes: readonly Axis[]; sport: Sport }) {
  const t = useT('scores')
  return (
    <>
      <span className={versus.legend}>
        <i /> {t('base.radarOwn')} <i className={versus.awayKey} /> {t('base.radarMean')}
      </span>
      <svg viewBox={`${-labelRoom} 0 ${size + 2 * labelRoom} ${size}`} className={styles.radar} aria-hidden="true">
        {[0.25, 0.5, 0.75, 1].map((ring) => (
          <polygon key={ring} points={outline(axes, () => ring)} className={styles.web} />
        ))}
        <polygon points={outline(axes, (axis) => shareOf(axis.mean, axis))} className={styles.mean} />
        <polygon points={outline(axes, (axis) => shareOf(axis.value, axis))} className={styles.own} />
        {axes.map((axis, index) => {
          const { x, y } = axisPoint(index, axes.length, labelShare)
          return (
            <text key={axis.key} x={x} y={y + 4} textAnchor={anchorAt(x)} className={styles.axis}>
              {t(`base.fig.${axis.key}`)}
            </text>
          )
        })}
      </svg>
      <dl className={styles.values}>
        {axes.map((axis) => (
          <div key={axis.key}>
            <dt>{t(`base.fig.${axis.key}`)}</dt>
            <dd className={css.unbroken}>
              {t('base.radarValue', {
                value: figureText(axis.key, axis.value, sport),
                mean: meanText(axis.key, axis.mean),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
