import { useT } from '@pitchside/i18n'
import { Segmented, Slider, Switch, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import type { BarrageChoices, Step } from './barrage-choices'
import { useBarrageSettings } from './barrage-settings.store'
import styles from './barrage-settings-panel.module.css'
import { BlockSettings } from './block-settings'

interface StepRowProps {
  label: string
  /** From left to right. */
  steps: readonly [step: Step, label: string][]
  value: Step
  onChange: (value: Step) => void
}

function StepRow({ label, steps, value, onChange }: StepRowProps) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <Segmented
        label={label}
        options={steps.map(([step, text]) => ({ value: `${step}`, label: text }))}
        value={`${value}`}
        onValueChange={(chosen) => onChange(Number(chosen) as Step)}
      />
    </div>
  )
}

const flags = ['mergesEqual', 'showsFixed', 'showsColors', 'pausesWithVideo'] as const

function Looks({ choices, change }: { choices: BarrageChoices; change: (part: Partial<BarrageChoices>) => void }) {
  const t = useT('live')
  const { area, size, opacity, speed, density } = choices
  return (
    <div className={css.stack2}>
      <StepRow
        label={t('barrage.area')}
        steps={[
          [3, t('barrage.areaFull')],
          [2, t('barrage.areaHalf')],
          [1, t('barrage.areaTop')],
        ]}
        value={area}
        onChange={(value) => change({ area: value })}
      />
      <StepRow
        label={t('barrage.size')}
        steps={[
          [1, t('barrage.sizeSmall')],
          [2, t('barrage.sizeMedium')],
          [3, t('barrage.sizeLarge')],
        ]}
        value={size}
        onChange={(value) => change({ size: value })}
      />
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
      <StepRow
        label={t('barrage.speed')}
        steps={[
          [1, t('barrage.slow')],
          [2, t('barrage.normal')],
          [3, t('barrage.fast')],
        ]}
        value={speed}
        onChange={(value) => change({ speed: value })}
      />
      <StepRow
        label={t('barrage.density')}
        steps={[
          [1, t('barrage.few')],
          [2, t('barrage.normal')],
          [3, t('barrage.all')],
        ]}
        value={density}
        onChange={(value) => change({ density: value })}
      />
      <div className={styles.flags}>
        {flags.map((flag) => (
          <Switch
            key={flag}
            className={styles.row}
            label={t(`barrage.${flag}`)}
            checked={choices[flag]}
            onCheckedChange={(isOn) => change({ [flag]: isOn })}
          >
            <span>{t(`barrage.${flag}`)}</span>
          </Switch>
        ))}
      </div>
    </div>
  )
}

/** Everything about the barrage; every change holds at once and is kept. */
export function BarrageSettingsPanel() {
  const t = useT('live')
  const { change, ...choices } = useBarrageSettings()
  const [view, setView] = useState<'looks' | 'blocking'>('looks')
  return (
    <div className={styles.panel}>
      <Switch
        className={styles.row}
        label={t('barrage.show')}
        checked={choices.isShown}
        onCheckedChange={(isOn) => change({ isShown: isOn })}
      >
        <b className={css.headingSmall}>{t('barrage.settings')}</b>
      </Switch>
      <Tabs
        label={t('barrage.settings')}
        items={[
          { value: 'looks', label: t('barrage.looks') },
          { value: 'blocking', label: t('barrage.blocking') },
        ]}
        value={view}
        onValueChange={setView}
        className={styles.tabs}
        panelClassName={css.padTop3}
      >
        {view === 'looks' ? <Looks choices={choices} change={change} /> : <BlockSettings />}
      </Tabs>
    </div>
  )
}
