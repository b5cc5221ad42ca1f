import { useUser } from '@pitchside/auth'
import { posterOf } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { LoadFailed, useIdle } from '@pitchside/parts'
import { classNames, Icon, IconButton, Spinner } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { Clip } from '../../parts/clip/clip'
import type { WatchedVideo } from '../../parts/video/video'
import { failureText } from './failure-text'
import { FlyingLines } from './flying-lines'
import { useBarrageSettings } from './use-barrage-settings'
import { useSubtitles } from './use-subtitles'
import type { VideoLine } from './video-lines'
import classes from './watch.module.css'
import { WatchBar } from './watch-bar'
import { helpOfKeys, useWatchKeys, type WatchActions } from './watch-keys'
import { useWatchSize } from './watch-size'
import { useWatchSource } from './watch-source'
import { keepVolume } from './watch-volume'

const stepS = 5
const volumeStep = 0.05

function Help({ onClose }: { onClose: () => void }) {
  const t = useT('content')
  return (
    <section className={classes.help} aria-label={t('watch.keys')}>
      <header className={classNames(css.row, css.between, css.gap4)}>
        <b>{t('watch.keys')}</b>
        <IconButton icon="x" size="sm" label={t('watch.close')} isOnMedia onClick={onClose} />
      </header>
      <dl>
        {helpOfKeys.map(({ keys, action }) => (
          <div key={action} className={classNames(css.row, css.between, css.gap4)}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`watch.key.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export interface WatchPlayerProps {
  video: WatchedVideo
  lines: readonly VideoLine[]
  /** The element, for those who ask where it is. */
  element: RefObject<HTMLVideoElement | null>
  onPlay: () => void
}

/** A recorded video with lines over it, controls and keys. */
export function WatchPlayer({ video, lines, element, onPlay }: WatchPlayerProps) {
  const t = useT('content')
  const box = useRef<HTMLElement>(null)
  const ownId = useUser()?.id
  const { size, toggleWindow, toggleScreen } = useWatchSize()
  const { settings, toggle: toggleBarrage } = useBarrageSettings()
  const [hasHelp, setHelp] = useState(false)
  const { state, hasFailed, qualities, retry } = useWatchSource(element, video)
  const subtitles = useSubtitles(element, video)
  const toggleSubtitles = subtitles.toggle
  const isIdle = useIdle(box, state?.isPlaying === true)
  const actions = useMemo<WatchActions>(() => {
    const withVideo = (use: (player: HTMLVideoElement) => void) => () => {
      if (element.current) use(element.current)
    }
    const setVolume = (player: HTMLVideoElement, volume: number) => {
      player.volume = Math.min(1, Math.max(0, volume))
      player.muted = player.volume === 0
      keepVolume(player)
    }
    return {
      togglePlay: withVideo((player) => (player.paused ? void player.play().catch(() => undefined) : player.pause())),
      toggleMute: withVideo((player) => {
        player.muted = !player.muted
        if (!player.muted && player.volume === 0) player.volume = 0.5
        keepVolume(player)
      }),
      toggleFullscreen: toggleScreen,
      toggleWindow,
      togglePictureInPicture: withVideo((player) => {
        const change = document.pictureInPictureElement
          ? document.exitPictureInPicture()
          : player.requestPictureInPicture()
        change.catch(() => undefined)
      }),
      toggleBarrage,
      toggleSubtitles,
      toggleHelp: () => setHelp((is) => !is),
      back: withVideo((player) => (player.currentTime = Math.max(0, player.currentTime - stepS))),
      forward: withVideo((player) => (player.currentTime = Math.min(player.duration || 0, player.currentTime + stepS))),
      louder: withVideo((player) => setVolume(player, player.volume + volumeStep)),
      quieter: withVideo((player) => setVolume(player, player.volume - volumeStep)),
    }
  }, [element, toggleBarrage, toggleSubtitles, toggleScreen, toggleWindow])
  useWatchKeys(box, size !== 'normal', actions)
  const isFresh = state !== undefined && !state.isPlaying && state.positionS === 0
  return (
    <section
      ref={box}
      className={classNames(classes.player, css.screen)}
      data-size={size}
      data-idle={isIdle || undefined}
      data-playing={state?.isPlaying || undefined}
      aria-label={video.title}
    >
      <Clip
        ref={element}
        className={css.screenPicture}
        poster={posterOf(video.cover) || undefined}
        preload="metadata"
        controls={false}
        aria-label={video.title}
        hidden={hasFailed}
        onPlay={onPlay}
        onClick={actions.togglePlay}
        onDoubleClick={actions.toggleFullscreen}
      />
      {settings.show && !hasFailed ? (
        <FlyingLines video={element} lines={lines} ownId={ownId} settings={settings} isPaused={!state?.isPlaying} />
      ) : undefined}
      {hasFailed ? (
        <div className={classes.failed}>
          <LoadFailed onRetry={retry} title={failureText(video, t)} minHeight={320} />
        </div>
      ) : (
        <>
          <div className={css.overlayCenter}>
            {isFresh ? (
              <button
                type="button"
                className={classes.start}
                aria-label={t('watch.start')}
                onClick={actions.togglePlay}
              >
                <Icon name="play" size={32} />
              </button>
            ) : undefined}
            {state?.isPlaying && state.isWaiting ? <Spinner label={t('state.loading')} /> : undefined}
          </div>
          {state ? (
            <WatchBar
              state={state}
              actions={actions}
              size={size}
              showsBarrage={settings.show}
              qualities={qualities}
              subtitles={subtitles}
              video={video}
              onSeek={(seconds) => {
                if (element.current) element.current.currentTime = seconds
              }}
              onVolume={(volume) => {
                if (!element.current) return
                element.current.volume = volume
                element.current.muted = volume === 0
                keepVolume(element.current)
              }}
              onRate={(rate) => {
                if (element.current) element.current.playbackRate = rate
              }}
            />
          ) : undefined}
          {hasHelp ? <Help onClose={() => setHelp(false)} /> : undefined}
        </>
      )}
    </section>
  )
}
