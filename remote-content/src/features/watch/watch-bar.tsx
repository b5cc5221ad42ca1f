import { useT } from '@pitchside/i18n'
import { classNames, IconButton, Menu, Num, Slider } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { StreamQualities } from '../../parts/video/attach-video'
import { durationText } from '../../parts/video/video'
import classes from './watch.module.css'
import type { WatchActions } from './watch-keys'
import type { WatchSize } from './watch-size'
import type { WatchState } from './watch-state'

const rates = [2, 1.5, 1.25, 1, 0.75, 0.5]

export interface WatchBarProps {
  state: WatchState
  actions: WatchActions
  size: WatchSize
  showsBarrage: boolean
  qualities: StreamQualities | undefined
  onSeek: (seconds: number) => void
  onVolume: (volume: number) => void
  onRate: (rate: number) => void
}

function TimeLine({ state, onSeek }: Pick<WatchBarProps, 'state' | 'onSeek'>) {
  const t = useT('content')
  const at = durationText(state.positionS)
  return (
    <div className={classNames(classes.line, css.row)}>
      <Num value={at} />
      <Slider
        label={t('watch.position')}
        value={Math.min(state.positionS, state.durationS)}
        max={Math.max(1, state.durationS)}
        step={1}
        valueText={`${at} / ${durationText(state.durationS)}`}
        onValueChange={onSeek}
      />
      <Num value={durationText(state.durationS)} />
    </div>
  )
}

function QualityMenu({ qualities }: { qualities: StreamQualities }) {
  const t = useT('content')
  const labelOf = (height: number) => (height === 0 ? t('watch.auto') : `${height}p`)
  return (
    <Menu
      side="top"
      align="center"
      trigger={
        <button type="button" className={classes.word}>
          {labelOf(qualities.chosen)}
        </button>
      }
      items={[...qualities.heights, 0].map((height) => ({
        id: String(height),
        label: labelOf(height),
        isChecked: height === qualities.chosen,
        onSelect: () => qualities.choose(height),
      }))}
    />
  )
}

function SpeedMenu({ rate, onRate }: { rate: number; onRate: (rate: number) => void }) {
  const t = useT('content')
  return (
    <Menu
      side="top"
      align="center"
      trigger={
        <button type="button" className={classes.word} aria-label={`${t('watch.speed')} ${rate}×`}>
          {rate === 1 ? t('watch.speed') : `${rate}×`}
        </button>
      }
      items={rates.map((value) => ({
        id: String(value),
        label: `${value}×`,
        isChecked: value === rate,
        onSelect: () => onRate(value),
      }))}
    />
  )
}

/** Time line and controls under the picture. */
export function WatchBar(props: WatchBarProps) {
  const { state, actions, size, showsBarrage, qualities, onSeek, onVolume, onRate } = props
  const t = useT('content')
  const percent = state.isMuted ? 0 : Math.round(state.volume * 100)
  return (
    <div className={css.screenFoot}>
      <TimeLine state={state} onSeek={onSeek} />
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
        {qualities && qualities.heights.length > 1 ? <QualityMenu qualities={qualities} /> : undefined}
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
