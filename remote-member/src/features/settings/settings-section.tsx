import { bus } from '@pitchside/bus'
import { useT } from '@pitchside/i18n'
import { Card, Switch } from '@pitchside/ui'
import { useState } from 'react'
import { hiddenEffects, hideable, setHidden } from './room-settings'
import classes from './settings.module.css'

/** What rooms show: noble effects, gift animations, entrance messages. */
export function SettingsSection() {
  const t = useT('member')
  const [hidden, setHiddenList] = useState(() => hiddenEffects())
  return (
    <Card title={t('section.settings')}>
      {hideable.map((effect) => (
        <div key={effect} className={classes.row}>
          <div>
            <p>{t(`settings.show${effect}`)}</p>
            <p className={classes.hint}>{t(`settings.hint${effect}`)}</p>
          </div>
          <Switch
            label={t(`settings.show${effect}`)}
            checked={!hidden.includes(effect)}
            onCheckedChange={(isShown) => {
              setHiddenList(setHidden(effect, !isShown))
              bus.emit('settings.changed', undefined)
            }}
          />
        </div>
      ))}
    </Card>
  )
}
