import { useT } from '@pitchside/i18n'
import { IconButton, Popover } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useBarrageSettings } from '../barrage/barrage-settings.store'
import { BarrageSettingsPanel } from '../barrage/barrage-settings-panel'

/** Shows or hides the barrage. */
export function toggleBarrage(): void {
  const { isShown, change } = useBarrageSettings.getState()
  change({ isShown: !isShown })
}

export function BarrageButtons() {
  const t = useT('live')
  const isShown = useBarrageSettings((state) => state.isShown)
  return (
    <>
      <IconButton
        icon="captions"
        label={t(isShown ? 'barrage.hide' : 'barrage.show')}
        isOnMedia
        isOn={isShown}
        className={isShown ? css.markedOnMedia : ''}
        aria-pressed={isShown}
        onClick={toggleBarrage}
      />
      <Popover
        label={t('barrage.settings')}
        side="top"
        align="center"
        className={css.pad4}
        trigger={<IconButton icon="sliders-horizontal" label={t('barrage.settings')} isOnMedia />}
      >
        <BarrageSettingsPanel />
      </Popover>
    </>
  )
}
