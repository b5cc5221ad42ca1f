import { alertScopes, type GoalSound, goalSounds, offeredZones } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { Card } from '@pitchside/ui'
import { changeSettings, type PlayerSettings } from './player-settings.store'
import { ChoiceRow, ToggleRow } from './setting-rows'

/** Which goals are told, and how they sound. */
export function AlertSettings({ settings }: { settings: PlayerSettings }) {
  const t = useT('member')
  const { game, sounds, list } = settings
  const soundOptions = goalSounds.map((value) => ({ value, label: t(`settings.sound.${value}`) }))
  return (
    <Card title={t('settings.alerts')}>
      <ChoiceRow
        name={t('settings.popUps')}
        hint={t('settings.popUpsHint')}
        value={list.alerts}
        options={alertScopes.map((value) => ({ value, label: t(`settings.scope.${value}`) }))}
        onChange={(alerts) => changeSettings.list({ alerts })}
      />
      <ToggleRow
        name={t('settings.voice')}
        hint={t('settings.voiceHint')}
        isOn={game.voice}
        onChange={(voice) => changeSettings.game({ voice })}
      />
      <ChoiceRow<GoalSound>
        name={t('settings.soundHome')}
        value={sounds.home}
        options={soundOptions}
        onChange={(home) => changeSettings.sounds({ home })}
      />
      <ChoiceRow<GoalSound>
        name={t('settings.soundAway')}
        value={sounds.away}
        options={soundOptions}
        onChange={(away) => changeSettings.sounds({ away })}
      />
      <ToggleRow name={t('settings.red')} isOn={game.red} onChange={(red) => changeSettings.game({ red })} />
    </Card>
  )
}

const columns = ['value1', 'value2', 'value3', 'value4'] as const

/** What the score lists show. */
export function ScoreSettings({ settings }: { settings: PlayerSettings }) {
  const t = useT('member')
  const { list, game, isSpoilerFree } = settings
  const zones = offeredZones.includes(list.zone) || !list.zone ? offeredZones : [list.zone, ...offeredZones]
  return (
    <Card title={t('settings.scores')}>
      <ToggleRow
        name={t('settings.spoiler')}
        hint={t('settings.spoilerHint')}
        isOn={isSpoilerFree}
        onChange={changeSettings.spoilerFree}
      />
      <ChoiceRow
        name={t('settings.zone')}
        hint={t('settings.zoneHint')}
        value={list.zone || 'here'}
        options={[
          { value: 'here', label: t('settings.zoneHere') },
          ...zones.map((value) => ({ value, label: value.replace(/^.*\//, '').replaceAll('_', ' ') })),
        ]}
        onChange={(value) => changeSettings.list({ zone: value === 'here' ? '' : value })}
      />
      <ToggleRow
        name={t('settings.yellow')}
        isOn={game.yellow}
        onChange={(yellow) => changeSettings.game({ yellow })}
      />
      {columns.map((column) => (
        <ToggleRow
          key={column}
          name={t(`settings.${column}`)}
          isOn={settings.columns[column]}
          onChange={(isOn) => changeSettings.columns({ [column]: isOn })}
        />
      ))}
    </Card>
  )
}
