import { type ReactNode, useRef } from 'react'
import { BarrageLayer } from '../barrage/barrage-layer'
import { useBarrageSettings } from '../barrage/barrage-settings.store'
import type { LineActions } from '../barrage/line-menu'
import type { BarrageSource } from '../barrage/use-barrage'
import { useHotKeys } from './hot-keys'
import type { MatchState } from './match-clock'
import { PlaybackLine } from './playback-line'
import styles from './player.module.css'
import { PlayerBar } from './player-bar'
import { PlayerNotice } from './player-notice'
import { usePlayerSettings } from './player-settings.store'
import { ScoreBug } from './score-bug'
import { useIdle } from './use-idle'
import { useLivePlayer } from './use-live-player'
import { usePlayerSize } from './use-player-size'

export interface PlayerProps {
  src: string
  /** Picture until the first frame. */
  poster: string
  label: string
  isPlayback?: boolean
  barrage?: BarrageSource
  /** What a click on a flying line offers. */
  barrageActions?: LineActions
  match?: MatchState | undefined
  input?: ReactNode
  /** Between the picture and the controls, e.g. gifts; what should take clicks asks for them itself. */
  layers?: ReactNode
}

/** Video with barrage, score, notices and controls. One stream for as long as it is mounted. */
export function Player({ src, poster, label, isPlayback, barrage, barrageActions, match, input, layers }: PlayerProps) {
  const box = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { player, snapshot } = useLivePlayer(video, { src, ...(isPlayback ? { isPlayback } : {}) })
  const { size, toggle, toggleScreen } = usePlayerSize(box)
  const isIdle = useIdle(box, snapshot?.phase === 'playing')
  const canFloat = typeof document !== 'undefined' && document.pictureInPictureEnabled
  useHotKeys({
    togglePlay: () => player?.togglePlay(),
    toggleMute: () => {
      if (!player) return
      const isMuted = !player.snapshot.isMuted && !player.snapshot.isSoundBlocked
      player.setMuted(isMuted)
      usePlayerSettings.getState().change({ isMuted })
    },
    toggleFullscreen: toggleScreen,
    toggleBarrage: () => {
      const { isShown, change } = useBarrageSettings.getState()
      change({ isShown: !isShown })
    },
  })
  const floatVideo = (): void => {
    if (document.pictureInPictureElement) void document.exitPictureInPicture()
    else
      video.current?.requestPictureInPicture().catch((error: unknown) => console.warn('no picture in picture', error))
  }
  return (
    <section
      ref={box}
      className={styles.player}
      data-size={size}
      data-idle={isIdle || undefined}
      data-phase={snapshot?.phase ?? 'loading'}
      aria-label={label}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: broadcasts come without caption tracks */}
      <video ref={video} className={styles.video} poster={poster} playsInline onClick={() => player?.togglePlay()} />
      {barrage ? (
        <BarrageLayer
          source={barrage}
          isPaused={snapshot?.phase === 'paused'}
          {...(barrageActions ? { actions: barrageActions } : {})}
        />
      ) : undefined}
      {match ? <ScoreBug match={match} /> : undefined}
      {layers ? <div className={styles.layers}>{layers}</div> : undefined}
      {player && snapshot ? (
        <>
          <PlayerNotice player={player} snapshot={snapshot} isPlayback={isPlayback === true} />
          <div className={styles.bottom}>
            {isPlayback ? <PlaybackLine player={player} snapshot={snapshot} /> : undefined}
            <PlayerBar
              player={player}
              snapshot={snapshot}
              size={size}
              onTheatre={() => toggle('theatre')}
              onWindow={() => toggle('window')}
              onScreen={toggleScreen}
              onPictureInPicture={canFloat ? floatVideo : undefined}
              {...(isPlayback ? { isPlayback } : { input })}
            />
          </div>
        </>
      ) : undefined}
    </section>
  )
}
