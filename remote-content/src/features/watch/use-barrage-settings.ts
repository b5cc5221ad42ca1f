import { type BarrageSettings, readBarrageSettings, writeBarrageSettings } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { watchSettings } from '@pitchside/parts'
import { useEffect, useState } from 'react'

/** The barrage settings of this browser: those of live rooms and the member centre hold here too. */
export function useBarrageSettings(): { settings: BarrageSettings; toggle: () => void } {
  const [settings, setSettings] = useState(() => readBarrageSettings(localStorage))
  useEffect(() => watchSettings(() => setSettings(readBarrageSettings(localStorage))), [])
  const toggle = () => {
    const now = readBarrageSettings(localStorage)
    writeBarrageSettings(localStorage, { ...now, show: !now.show })
    bus.emit('settings.changed', undefined)
  }
  return { settings, toggle }
}
