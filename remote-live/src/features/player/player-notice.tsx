import { useT } from '@pitchside/i18n'
import { Button, LiveBadge, Spinner } from '@pitchside/ui'
import type { LivePlayer, PlayerSnapshot } from './live-player'
import styles from './player.module.css'
import { usePlayerSettings } from './player-settings.store'

/** What stands over the picture: loading, recovering, paused, blocked sound, distance from the live edge. */
export function PlayerNotice({
  player,
  snapshot,
  isPlayback,
}: {
  player: LivePlayer
  snapshot: PlayerSnapshot
  isPlayback: boolean
}) {
  const t = useT('live')
  const change = usePlayerSettings((state) => state.change)
  const { phase, isSoundBlocked, behindS } = snapshot
  const isBusy = phase === 'loading' || phase === 'stalled' || phase === 'recovering'
  const unmute = (): void => {
    player.setMuted(false)
    change({ isMuted: false })
  }
  return (
    <>
      <div className={styles.centre} role="status">
        {isBusy ? (
          <span className={styles.busy}>
            <Spinner size={28} />
            {phase === 'recovering' ? t('player.recovering') : phase === 'stalled' ? t('player.buffering') : undefined}
          </span>
        ) : undefined}
        {phase === 'unsupported' ? <span className={styles.busy}>{t('player.unsupported')}</span> : undefined}
      </div>
      {phase === 'paused' ? (
        <button
          type="button"
          className={styles.bigPlay}
          aria-label={t('player.play')}
          onClick={() => player.togglePlay()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 4.5v15l13-7.5z" fill="currentColor" />
          </svg>
        </button>
      ) : undefined}
      <div className={styles.corner}>
        {isSoundBlocked ? (
          <Button size="sm" isPill icon="volume-x" className={styles.chip} onClick={unmute}>
            {t('player.tapToUnmute')}
          </Button>
        ) : undefined}
        {isPlayback ? undefined : behindS > 0 ? (
          <Button size="sm" isPill icon="rotate-ccw" className={styles.chip} onClick={() => player.goLive()}>
            {t('player.behind', { count: behindS })}
          </Button>
        ) : (
          <LiveBadge>{t('player.live')}</LiveBadge>
        )}
      </div>
    </>
  )
}
