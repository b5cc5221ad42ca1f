import { useT } from '@pitchside/i18n'
import { Card, Segmented, Slider } from '@pitchside/ui'
import { changeSettings, type PlayerSettings } from './player-settings.store'
import { hideable } from './room-settings'
import { SettingRow, ToggleRow } from './setting-rows'
import classes from './settings.module.css'

/** What rooms show: noble effects, gift animations, entrance messages. */
export function EffectSettings({ settings }: { settings: PlayerSettings }) {
  const t = useT('member')
  return (
    <Card title={t('settings.rooms')}>
      {hideable.map((effect) => (
        <ToggleRow
          key={effect}
          name={t(`settings.show${effect}`)}
          hint={t(`settings.hint${effect}`)}
          isOn={!settings.hidden.includes(effect)}
          onChange={(isShown) => changeSettings.hide(effect, !isShown)}
        />
      ))}
    </Card>
  )
}

const steps = [1, 2, 3] as const

/** How comments fly over the video; the room's own panel has more. */
export function BarrageCard({ settings: { barrage } }: { settings: PlayerSettings }) {
  const t = useT('member')
  const percent = `${barrage.opacity} %`
  return (
    <Card title={t('settings.barrage')}>
      <ToggleRow
        name={t('settings.barrageShow')}
        isOn={barrage.show}
        onChange={(show) => changeSettings.barrage({ show })}
      />
      {(['area', 'size'] as const).map((field) => (
        <SettingRow key={field} name={t(`settings.${field}`)}>
          <Segmented
            label={t(`settings.${field}`)}
            value={String(barrage[field])}
            options={steps.map((step) => ({ value: String(step), label: t(`settings.${field}${step}`) }))}
            onValueChange={(value) => {
              const step = steps.find((one) => String(one) === value)
              if (step) changeSettings.barrage({ [field]: step })
            }}
          />
        </SettingRow>
      ))}
      <SettingRow name={t('settings.opacity')}>
        <span className={classes.slider}>
          <Slider
            label={t('settings.opacity')}
            min={10}
            max={100}
            step={5}
            value={barrage.opacity}
            valueText={percent}
            onValueChange={(opacity) => changeSettings.barrage({ opacity })}
          />
          <output>{percent}</output>
        </span>
      </SettingRow>
    </Card>
  )
}
