import { clockText } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { Button, LiveBadge } from '@pitchside/ui'
import type { LivePlayer } from './live-player'
import styles from './player-notice.module.css'
import type { PlayerSnapshot } from './player-snapshot'
import { toggleMute } from './volume-control'

/** What stands in the upper corner: sound that waits for a click, and where playback is. */
export function PlayerCorner({
  player,
  snapshot,
  isPlayback,
}: {
  player: LivePlayer
  snapshot: PlayerSnapshot
  isPlayback: boolean
}) {
  const t = useT('live')
  const { isSoundBlocked, isFollowing, behindS, rate } = snapshot
  const isAtEdge = isFollowing && behindS === 0
  return (
    <div className={styles.corner}>
      {isSoundBlocked ? (
        <Button size="sm" isPill icon="volume-x" className={styles.chip} onClick={() => toggleMute(player)}>
          {t('player.tapToUnmute')}
        </Button>
      ) : undefined}
      {isPlayback ? undefined : isAtEdge ? (
        <LiveBadge>{t('player.live')}</LiveBadge>
      ) : (
        <Button size="sm" isPill icon="rotate-ccw" className={styles.chip} onClick={() => player.goLive()}>
          {behindS >= 60
            ? t('player.behindTime', { time: clockText(behindS) })
            : behindS > 0
              ? t('player.behind', { count: behindS })
              : t(rate === 1 ? 'player.backToLive' : 'player.notFollowing')}
        </Button>
      )}
    </div>
  )
}
