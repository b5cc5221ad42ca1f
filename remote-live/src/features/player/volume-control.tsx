import { useT } from '@pitchside/i18n'
import { classNames, IconButton, Slider } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { LivePlayer } from './live-player'
import styles from './player-bar.module.css'
import { usePlayerSettings } from './player-settings.store'
import type { PlayerSnapshot } from './player-snapshot'

/** Whether nothing is heard right now. */
export const isSilent = ({ isMuted, isSoundBlocked }: PlayerSnapshot): boolean => isMuted || isSoundBlocked

/** Sound on or off; kept for the next room. */
export function toggleMute(player: LivePlayer): void {
  const isMuted = !isSilent(player.snapshot)
  player.sound.setMuted(isMuted)
  usePlayerSettings.getState().change({ isMuted })
}

/** Volume from 0 to 1; kept for the next room. */
export function changeVolume(player: LivePlayer, wanted: number): void {
  const volume = Math.min(1, Math.max(0, wanted))
  player.sound.setVolume(volume)
  usePlayerSettings.getState().change({ volume, isMuted: volume === 0 })
}

export function VolumeControl({ player, snapshot }: { player: LivePlayer; snapshot: PlayerSnapshot }) {
  const t = useT('live')
  const percent = isSilent(snapshot) ? 0 : Math.round(snapshot.volume * 100)
  return (
    <>
      <IconButton
        icon={percent === 0 ? 'volume-x' : 'volume-2'}
        label={t(isSilent(snapshot) ? 'player.unmute' : 'player.mute')}
        isOnMedia
        onClick={() => toggleMute(player)}
      />
      <span className={classNames(styles.volume, css.hiddenBelow1240)}>
        <Slider
          label={t('player.volume')}
          value={percent}
          valueText={`${percent}%`}
          onValueChange={(value) => changeVolume(player, value / 100)}
        />
      </span>
    </>
  )
}
