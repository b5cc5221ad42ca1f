import { useT } from '@pitchside/i18n'
import { classNames, IconButton, Slider } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { StreamQualities } from '../../parts/video/attach-video'
import type { WatchedVideo } from '../../parts/video/video'
import { TimeLine } from './time-line'
import type { Subtitles } from './use-subtitles'
import classes from './watch.module.css'
import type { WatchActions } from './watch-keys'
import { QualityMenu, SpeedMenu, SubtitleMenu } from './watch-menus'
import type { WatchSize } from './watch-size'
import type { WatchState } from './watch-state'

export interface WatchBarProps {
  state: WatchState
  actions: WatchActions
  size: WatchSize
  showsBarrage: boolean
  video: WatchedVideo
  qualities: StreamQualities
  subtitles: Subtitles
  onSeek: (seconds: number) => void
  onVolume: (volume: number) => void
  onRate: (rate: number) => void
}

/** Time line and controls under the picture. */
export function WatchBar(props: WatchBarProps) {
  const { state, actions, size, showsBarrage, video, qualities, subtitles, onSeek, onVolume, onRate } = props
  const t = useT('content')
  const percent = state.isMuted ? 0 : Math.round(state.volume * 100)
  return (
    <div className={css.screenFoot}>
      <TimeLine state={state} video={video} onSeek={onSeek} />
      <div className={classNames(classes.bar, css.row)}>
        <IconButton
          icon={state.isPlaying ? 'pause' : state.hasEnded ? 'rotate-ccw' : 'play'}
          label={t(state.isPlaying ? 'watch.pause' : 'watch.play')}
          isOnMedia
          onClick={actions.togglePlay}
        />
        <IconButton
          icon={percent === 0 ? 'volume-x' : 'volume-2'}
          label={t(state.isMuted ? 'watch.unmute' : 'watch.mute')}
          isOnMedia
          onClick={actions.toggleMute}
        />
        <span className={classNames(classes.volume, css.hiddenBelow992)}>
          <Slider
            label={t('watch.volume')}
            value={percent}
            valueText={`${percent}%`}
            onValueChange={(value) => onVolume(value / 100)}
          />
        </span>
        <span className={css.grow} />
        <IconButton
          icon="captions"
          label={t('watch.barrage')}
          isOnMedia
          className={showsBarrage ? css.markedOnMedia : ''}
          aria-pressed={showsBarrage}
          onClick={actions.toggleBarrage}
        />
        {subtitles.languages.length > 0 ? <SubtitleMenu subtitles={subtitles} /> : undefined}
        <QualityMenu qualities={qualities} />
        <SpeedMenu rate={state.rate} onRate={onRate} />
        <IconButton
          icon="circle-help"
          label={t('watch.keys')}
          isOnMedia
          className={css.hiddenBelow992}
          onClick={actions.toggleHelp}
        />
        {document.pictureInPictureEnabled ? (
          <IconButton
            icon="picture-in-picture-2"
            label={t('watch.float')}
            isOnMedia
            className={css.hiddenBelow992}
            onClick={actions.togglePictureInPicture}
          />
        ) : undefined}
        <IconButton
          icon="expand"
          label={t(size === 'window' ? 'watch.leaveWindow' : 'watch.window')}
          isOnMedia
          className={size === 'window' ? css.markedOnMedia : ''}
          aria-pressed={size === 'window'}
          onClick={actions.toggleWindow}
        />
        <IconButton
          icon="maximize"
          label={t(size === 'screen' ? 'watch.leaveScreen' : 'watch.screen')}
          isOnMedia
          className={size === 'screen' ? css.markedOnMedia : ''}
          aria-pressed={size === 'screen'}
          onClick={actions.toggleFullscreen}
        />
      </div>
    </div>
  )
}
