import { useT } from '@pitchside/i18n'
import { Segmented, Slider, Switch } from '@pitchside/ui'
import { type BarrageArea, type BarrageSize, useBarrageSettings } from './barrage-settings.store'
import styles from './barrage-settings-panel.module.css'

/** Show, area, size and opacity of the barrage; every change holds at once and is kept. */
export function BarrageSettingsPanel() {
  const t = useT('live')
  const { isShown, area, size, opacity, change } = useBarrageSettings()
  const areas: { value: `${BarrageArea}`; label: string }[] = [
    { value: '3', label: t('barrage.areaFull') },
    { value: '2', label: t('barrage.areaHalf') },
    { value: '1', label: t('barrage.areaTop') },
  ]
  const sizes: { value: `${BarrageSize}`; label: string }[] = [
    { value: '1', label: t('barrage.sizeSmall') },
    { value: '2', label: t('barrage.sizeMedium') },
    { value: '3', label: t('barrage.sizeLarge') },
  ]
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <b>{t('barrage.settings')}</b>
        <Switch label={t('barrage.show')} checked={isShown} onCheckedChange={(isOn) => change({ isShown: isOn })} />
      </div>
      <div className={styles.row}>
        <span>{t('barrage.area')}</span>
        <Segmented
          label={t('barrage.area')}
          options={areas}
          value={`${area}`}
          onValueChange={(value) => change({ area: Number(value) as BarrageArea })}
        />
      </div>
      <div className={styles.row}>
        <span>{t('barrage.size')}</span>
        <Segmented
          label={t('barrage.size')}
          options={sizes}
          value={`${size}`}
          onValueChange={(value) => change({ size: Number(value) as BarrageSize })}
        />
      </div>
      <div className={styles.row}>
        <span>{t('barrage.opacity')}</span>
        <Slider
          label={t('barrage.opacity')}
          value={opacity}
          valueText={`${opacity}%`}
          onValueChange={(value) => change({ opacity: value })}
        />
        <span className={styles.value}>{opacity}%</span>
      </div>
    </div>
  )
}
