import { useT } from '@pitchside/i18n'
import { IconButton, Popover, Slider } from '@pitchside/ui'
import type { ReactNode } from 'react'
import { useBarrageSettings } from '../barrage/barrage-settings.store'
import { BarrageSettingsPanel } from '../barrage/barrage-settings-panel'
import type { LivePlayer, PlayerSnapshot } from './live-player'
import styles from './player-bar.module.css'
import { usePlayerSettings } from './player-settings.store'
import { QualityMenu } from './quality-menu'
import type { PlayerSize } from './use-player-size'

export interface PlayerBarProps {
  player: LivePlayer
  snapshot: PlayerSnapshot
  size: PlayerSize
  onTheatre: () => void
  onWindow: () => void
  onScreen: () => void
  onPictureInPicture: (() => void) | undefined
  /** Barrage input; absent for recordings. */
  input?: ReactNode
  isPlayback?: boolean
}

function Volume({ player, snapshot }: Pick<PlayerBarProps, 'player' | 'snapshot'>) {
  const t = useT('live')
  const change = usePlayerSettings((state) => state.change)
  const isSilent = snapshot.isMuted || snapshot.isSoundBlocked
  const percent = isSilent ? 0 : Math.round(snapshot.volume * 100)
  const setMuted = (isMuted: boolean): void => {
    player.setMuted(isMuted)
    change({ isMuted })
  }
  return (
    <>
      <IconButton
        icon={percent === 0 ? 'volume-x' : 'volume-2'}
        label={t(isSilent ? 'player.unmute' : 'player.mute')}
        isOnMedia
        onClick={() => setMuted(!isSilent)}
      />
      <span className={styles.volume}>
        <Slider
          label={t('player.volume')}
          value={percent}
          valueText={`${percent}%`}
          onValueChange={(value) => {
            player.setVolume(value / 100)
            change({ volume: value / 100, isMuted: value === 0 })
          }}
        />
      </span>
    </>
  )
}

function BarrageButtons() {
  const t = useT('live')
  const isShown = useBarrageSettings((state) => state.isShown)
  const change = useBarrageSettings((state) => state.change)
  return (
    <>
      <IconButton
        icon="captions"
        label={t(isShown ? 'barrage.hide' : 'barrage.show')}
        isOnMedia
        isOn={isShown}
        className={isShown ? styles.on : ''}
        aria-pressed={isShown}
        onClick={() => change({ isShown: !isShown })}
      />
      <Popover
        label={t('barrage.settings')}
        side="top"
        align="center"
        className={styles.popover}
        trigger={<IconButton icon="sliders-horizontal" label={t('barrage.settings')} isOnMedia />}
      >
        <BarrageSettingsPanel />
      </Popover>
    </>
  )
}

/** The bar at the bottom of the player. */
export function PlayerBar(props: PlayerBarProps) {
  const { player, snapshot, size, onTheatre, onWindow, onScreen, onPictureInPicture, input, isPlayback } = props
  const t = useT('live')
  const isPaused = snapshot.phase === 'paused'
  return (
    <div className={styles.bar}>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={t(isPaused ? 'player.play' : 'player.pause')}
        isOnMedia
        onClick={() => player.togglePlay()}
      />
      <IconButton icon="refresh-cw" label={t('player.reload')} isOnMedia onClick={() => player.reload()} />
      <Volume player={player} snapshot={snapshot} />
      {input ? <div className={styles.input}>{input}</div> : undefined}
      {isPlayback ? undefined : <BarrageButtons />}
      <span className={styles.space} />
      <QualityMenu player={player} snapshot={snapshot} />
      {onPictureInPicture ? (
        <IconButton
          icon="picture-in-picture-2"
          label={t('player.pictureInPicture')}
          isOnMedia
          onClick={onPictureInPicture}
        />
      ) : undefined}
      <span className={styles.wide}>
        <IconButton
          icon="tv"
          label={t(size === 'theatre' ? 'player.leaveTheatre' : 'player.theatre')}
          isOnMedia
          isOn={size === 'theatre'}
          onClick={onTheatre}
        />
      </span>
      <IconButton
        icon="expand"
        label={t(size === 'window' ? 'player.leaveWindow' : 'player.fillWindow')}
        isOnMedia
        isOn={size === 'window'}
        onClick={onWindow}
      />
      <IconButton
        icon="maximize"
        label={t(size === 'screen' ? 'player.leaveFullscreen' : 'player.fullscreen')}
        isOnMedia
        onClick={onScreen}
      />
    </div>
  )
}
