import { useT } from '@pitchside/i18n'
import { Card } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { SeriesDetail } from './esports.calls'
import styles from './game-people.module.css'

/** How the maps of a series were found, step by step. */
export function MapVetoCard({ detail: { series, veto } }: { detail: SeriesDetail }) {
  const t = useT('scores')
  if (veto.length === 0) return null
  return (
    <Card title={t('court.esports.maps')}>
      <ol className={styles.veto}>
        {veto.map(({ kind, side, map }) => (
          <li key={map} className={css.inlineRow1}>
            {kind === 'ban' ? <s>{map}</s> : <b>{map}</b>}
            <small className={css.caption}>
              {kind === 'left' || !side
                ? t('court.esports.veto.left')
                : t(`court.esports.veto.${kind}`, { name: series[side].name })}
            </small>
          </li>
        ))}
      </ol>
    </Card>
  )
}
