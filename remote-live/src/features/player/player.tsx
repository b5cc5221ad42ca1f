import { useIdle } from '@pitchside/parts'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type ReactNode, useEffect, useRef } from 'react'
import type { BarrageSource } from '../../parts/barrage-line/barrage-line'
import type { MatchState } from '../../parts/match-clock/match-clock'
import { BarrageLayer } from '../barrage/barrage-layer'
import type { LineActions } from '../barrage/line-menu'
import { Film } from './film'
import { canFloat } from './float-video'
import { HelpPanel } from './help-panel'
import { type HotKey, useHotKeys } from './hot-keys'
import { LiveLine } from './live-line'
import type { Moment } from './moment'
import { PlaybackLine } from './playback-line'
import styles from './player.module.css'
import { PlayerBar } from './player-bar'
import { PlayerCorner } from './player-corner'
import { PlayerNotice } from './player-notice'
import { usePlayerSettings } from './player-settings.store'
import { isWatched } from './player-snapshot'
import { Poster } from './poster'
import { SampleBoard } from './sample-board'
import { ScoreBug } from './score-bug'
import { StatisticsPanel } from './statistics-panel'
import type { StillSource } from './stills.calls'
import type { ShiftSource } from './time-shift'
import { useHeldMatch } from './use-held-match'
import { useLivePlayer } from './use-live-player'
import { useOnceReady } from './use-once-ready'
import { usePlayerKeys } from './use-player-keys'
import { usePlayerSize } from './use-player-size'

/** From here on a picture is one of earlier. */
const earlierS = 60

export interface PlayerProps {
  src: string
  /** Picture until the first frame. */
  poster: string
  label: string
  isPlayback?: boolean
  /** Of a broadcast: what was on air earlier. */
  shift?: ShiftSource | undefined
  /** Big moments of the match, marked on the bar. */
  moments?: readonly Moment[]
  /** Pictures of what is not shown yet, or no more, for looking ahead on the bar. */
  stills?: StillSource
  barrage?: BarrageSource
  /** What a click on a flying line offers. */
  barrageActions?: LineActions
  match?: MatchState | undefined
  /** The picture is a film of another game. */
  isSample?: boolean
  input?: ReactNode
  /** Between the picture and the controls, e.g. gifts; what should take clicks asks for them itself. */
  layers?: ReactNode
  /** The first frame is on the screen. */
  onPicture?: () => void
  /** The picture is at this second of a recording: a few times a second, and where a visitor led it. */
  onTime?: (second: number) => void
  /** Cuts a clip of what is shown. */
  onClip?: (() => void) | undefined
  /** Shows the room among others. */
  onSeveral?: (() => void) | undefined
  /** Somebody began or ceased to watch, see {@link isWatched}. */
  onWatched?: (isWatched: boolean) => void
}

const liveKeys = ['goLive', 'toggleTheatre', 'toggleChat', 'toggleGifts'] as const

/** Keys that do nothing in this player. */
const keylessOf = ({ isPlayback, barrage, onClip }: PlayerProps): HotKey[] => [
  ...(isPlayback ? liveKeys : []),
  ...(barrage ? [] : (['toggleBarrage'] as const)),
  ...(onClip ? [] : (['clip'] as const)),
]

/** Video with barrage, score, notices and controls. One stream for as long as it is mounted. */
export function Player(props: PlayerProps) {
  const {
    src,
    poster,
    label,
    isPlayback = false,
    shift,
    moments = [],
    stills,
    barrage,
    barrageActions,
    match,
    isSample = false,
    input,
    layers,
    onPicture,
    onTime,
    onClip,
    onSeveral,
    onWatched,
  } = props
  const box = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const { player, snapshot } = useLivePlayer(video, { src, isPlayback, shift })
  const hasPicture = snapshot?.hasPicture === true
  const isBarrageTurn = useOnceReady(hasPicture)
  useEffect(() => {
    if (hasPicture) onPicture?.()
  }, [hasPicture, onPicture])
  const isPlaying = snapshot?.phase === 'playing'
  const watched = snapshot !== undefined && isWatched(snapshot)
  useEffect(() => onWatched?.(watched), [watched, onWatched])
  const sizes = usePlayerSize(box, !isPlayback)
  const { keys, panel, closePanel, hasGifts } = usePlayerKeys(player, video, { ...sizes, onClip })
  const isIdle = useIdle(box, isPlaying)
  const holdsScore = usePlayerSettings((state) => state.holdsScore)
  const foldsChat = usePlayerSettings((state) => state.foldsChat)
  const shownMatch = useHeldMatch(match, () => (holdsScore ? (player?.statistics().latencyS ?? 0) * 1_000 : 0))
  // What the match is now would tell what the picture does not yet.
  const isEarlier = (snapshot?.behindS ?? 0) > earlierS
  useHotKeys(box, sizes.isFilling, keys)
  return (
    <section
      ref={box}
      className={classNames(styles.player, css.screen)}
      data-size={sizes.size}
      data-folds-chat={foldsChat || undefined}
      data-shows-gifts={hasGifts || undefined}
      data-idle={isIdle || undefined}
      data-phase={snapshot?.phase ?? 'loading'}
      aria-label={label}
    >
      <Film
        ref={video}
        className={css.screenPicture}
        onTimeUpdate={(event) => onTime?.(event.currentTarget.currentTime)}
        onClick={keys.togglePlay}
        onDoubleClick={keys.toggleFullscreen}
      />
      <Poster src={poster} isOver={hasPicture} />
      {shownMatch && isSample && !isEarlier ? <SampleBoard match={shownMatch} /> : undefined}
      {barrage && isBarrageTurn ? (
        <BarrageLayer
          source={barrage}
          isPaused={snapshot?.phase === 'paused'}
          {...(barrageActions ? { actions: barrageActions } : {})}
        />
      ) : undefined}
      {shownMatch && !isEarlier ? <ScoreBug match={shownMatch} isSample={isSample} /> : undefined}
      {layers ? <div className={css.overlay}>{layers}</div> : undefined}
      {player && snapshot ? (
        <>
          <PlayerNotice player={player} snapshot={snapshot} isPlayback={isPlayback} />
          <PlayerCorner player={player} snapshot={snapshot} isPlayback={isPlayback} />
          <div className={css.screenFoot}>
            {isPlayback ? (
              <PlaybackLine player={player} snapshot={snapshot} moments={moments} stills={stills} />
            ) : snapshot.isFollowing && !shift ? undefined : (
              <LiveLine player={player} snapshot={snapshot} moments={moments} stills={stills} />
            )}
            <PlayerBar
              player={player}
              snapshot={snapshot}
              size={sizes.size}
              hasGifts={hasGifts}
              keys={keys}
              canFloat={canFloat()}
              input={input}
              isPlayback={isPlayback}
              hasBarrage={barrage !== undefined}
              hasClips={onClip !== undefined}
              hasScore={match !== undefined}
              onSeveral={onSeveral}
            />
          </div>
          {panel === 'help' ? <HelpPanel onClose={closePanel} without={keylessOf(props)} /> : undefined}
          {panel === 'statistics' ? (
            <StatisticsPanel player={player} onClose={closePanel} isPlayback={isPlayback} />
          ) : undefined}
        </>
      ) : undefined}
    </section>
  )
}
