import { useT } from '@pitchside/i18n'
import * as css from '@pitchside/ui/primitives'
import { Pitch, pitch } from '../../parts/pitch/pitch'
import type { PlayerSeason } from './player-figures.calls'
import styles from './player-season.module.css'

/** The darkest field still shows the lines under it. */
const strongest = 0.8

/** Where a player had the ball in his latest matches; his side attacks to the right. */
export function HeatMap({ heat }: { heat: NonNullable<PlayerSeason['heat']> }) {
  const t = useT('scores')
  const { columns, rows, cells } = heat
  const most = Math.max(1, ...cells)
  const [width, height] = [pitch.width / columns, pitch.height / rows]
  const touches = cells.reduce((sum, count) => sum + count, 0)
  return (
    <>
      <svg
        viewBox={`0 0 ${pitch.width} ${pitch.height}`}
        className={css.wide}
        role="img"
        aria-label={t('base.heatNote', { touches })}
      >
        <Pitch />
        {cells.map((count, index) =>
          count === 0 ? undefined : (
            <rect
              // Fields keep their place.
              key={`${index % columns}-${Math.floor(index / columns)}`}
              x={(index % columns) * width}
              y={Math.floor(index / columns) * height}
              width={width}
              height={height}
              className={styles.field}
              fillOpacity={((count / most) * strongest).toFixed(2)}
            />
          ),
        )}
      </svg>
      <p className={styles.note}>{t('base.heatNote', { touches })}</p>
    </>
  )
}
