import { useT } from '@pitchside/i18n'
import { classNames, IconButton, Menu, type MenuItem } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import { BarrageButtons } from './barrage-buttons'
import type { HotKeys } from './hot-keys'
import type { LivePlayer } from './live-player'
import styles from './player-bar.module.css'
import { usePlayerSettings } from './player-settings.store'
import type { PlayerSnapshot } from './player-snapshot'
import { QualityMenu } from './quality-menu'
import { SpeedMenu } from './speed-menu'
import type { PlayerSize } from './use-player-size'
import { VolumeControl } from './volume-control'

export interface PlayerBarProps {
  player: LivePlayer
  snapshot: PlayerSnapshot
  size: PlayerSize
  /** The theatre shows the gifts. */
  hasGifts: boolean
  /** What the buttons do is what the keys do. */
  keys: HotKeys
  canFloat: boolean
  /** Barrage input; absent for recordings. */
  input?: ReactNode
  isPlayback: boolean
  /** Comments fly over the picture. */
  hasBarrage: boolean
  /** What is shown can be cut into a clip. */
  hasClips: boolean
  /** A score stands over the picture. */
  hasScore: boolean
  /** Shows this room among others. */
  onSeveral?: (() => void) | undefined
}

/** What the theatre hides, on demand. */
function TheatreButtons({ hasGifts, keys }: Pick<PlayerBarProps, 'hasGifts' | 'keys'>) {
  const t = useT('live')
  const foldsChat = usePlayerSettings((state) => state.foldsChat)
  return (
    <>
      <IconButton
        icon="gift"
        label={t(hasGifts ? 'player.hideGifts' : 'player.showGifts')}
        isOnMedia
        className={hasGifts ? css.markedOnMedia : ''}
        aria-pressed={hasGifts}
        onClick={keys.toggleGifts}
      />
      <IconButton
        icon="message-square"
        label={t(foldsChat ? 'player.unfoldChat' : 'player.foldChat')}
        isOnMedia
        className={foldsChat ? '' : css.markedOnMedia}
        aria-pressed={!foldsChat}
        onClick={keys.toggleChat}
      />
    </>
  )
}

function SizeButtons({ size, keys, isPlayback }: Pick<PlayerBarProps, 'size' | 'keys' | 'isPlayback'>) {
  const t = useT('live')
  return (
    <>
      {isPlayback ? undefined : (
        <IconButton
          icon="tv"
          label={t(size === 'theatre' ? 'player.leaveTheatre' : 'player.theatre')}
          isOnMedia
          className={classNames(css.hiddenBelow992, size === 'theatre' && css.markedOnMedia)}
          aria-pressed={size === 'theatre'}
          onClick={keys.toggleTheatre}
        />
      )}
      <IconButton
        icon="expand"
        label={t(size === 'window' ? 'player.leaveWindow' : 'player.fillWindow')}
        isOnMedia
        className={size === 'window' ? css.markedOnMedia : ''}
        aria-pressed={size === 'window'}
        onClick={keys.toggleWindow}
      />
      <IconButton
        icon="maximize"
        label={t(size === 'screen' ? 'player.leaveFullscreen' : 'player.fullscreen')}
        isOnMedia
        className={size === 'screen' ? css.markedOnMedia : ''}
        aria-pressed={size === 'screen'}
        onClick={keys.toggleFullscreen}
      />
    </>
  )
}

/** The bar at the bottom of the player. */
export function PlayerBar(props: PlayerBarProps) {
  const {
    player,
    snapshot,
    size,
    hasGifts,
    keys,
    canFloat,
    input,
    isPlayback,
    hasBarrage,
    hasClips,
    hasScore,
    onSeveral,
  } = props
  const t = useT('live')
  const isStopped = snapshot.phase === 'paused' || snapshot.phase === 'ended'
  const holdsScore = usePlayerSettings((state) => state.holdsScore)
  const keepsPlaying = usePlayerSettings((state) => state.keepsPlaying)
  const change = usePlayerSettings((state) => state.change)
  const hold: MenuItem = {
    id: 'hold',
    label: t('player.holdScore'),
    isChecked: holdsScore,
    onSelect: () => change({ holdsScore: !holdsScore }),
  }
  const keep: MenuItem = {
    id: 'keep',
    label: t('player.keepsPlaying'),
    isChecked: keepsPlaying,
    onSelect: () => change({ keepsPlaying: !keepsPlaying }),
  }
  const more: MenuItem[] = [
    ...(hasScore ? [hold] : []),
    ...(isPlayback ? [] : [keep]),
    ...(onSeveral
      ? [{ id: 'several', label: t('several.open'), icon: 'layout-grid' as const, onSelect: onSeveral }]
      : []),
    { id: 'statistics', label: t('player.statistics'), icon: 'chart-column', onSelect: keys.toggleStatistics },
    { id: 'keys', label: t('player.keys'), icon: 'circle-help', onSelect: keys.toggleHelp },
  ]
  return (
    <div className={styles.bar}>
      <IconButton
        icon={isStopped ? 'play' : 'pause'}
        label={t(isStopped ? 'player.play' : 'player.pause')}
        isOnMedia
        onClick={keys.togglePlay}
      />
      <IconButton icon="refresh-cw" label={t('player.reload')} isOnMedia onClick={keys.reload} />
      <VolumeControl player={player} snapshot={snapshot} />
      {input ? <div className={classNames(styles.input, css.hiddenBelow1240)}>{input}</div> : undefined}
      {hasBarrage ? <BarrageButtons /> : undefined}
      <span className={css.grow} />
      {hasClips ? <IconButton icon="video" label={t('clip.make')} isOnMedia onClick={keys.clip} /> : undefined}
      <QualityMenu player={player} snapshot={snapshot} />
      <SpeedMenu player={player} snapshot={snapshot} isPlayback={isPlayback} />
      <Menu
        side="top"
        align="center"
        trigger={<IconButton icon="ellipsis" label={t('player.more')} isOnMedia />}
        items={more}
      />
      {canFloat ? (
        <IconButton
          icon="picture-in-picture-2"
          label={t('player.pictureInPicture')}
          isOnMedia
          onClick={keys.togglePictureInPicture}
        />
      ) : undefined}
      {size === 'theatre' ? <TheatreButtons hasGifts={hasGifts} keys={keys} /> : undefined}
      <SizeButtons size={size} keys={keys} isPlayback={isPlayback} />
    </div>
  )
}
