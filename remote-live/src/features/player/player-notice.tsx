import { useT } from '@pitchside/i18n'
import { Button, classNames, Icon, Spinner } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { ReactNode } from 'react'
import type { LivePlayer } from './live-player'
import styles from './player-notice.module.css'
import type { PlayerSnapshot } from './player-snapshot'

/** Tries after which waiting alone is no answer any more: the visitor gets a button, and playback still comes back. */
const patienceTries = 4

function Failed({ player, isOffline }: { player: LivePlayer; isOffline: boolean }) {
  const t = useT('live')
  return (
    <div className={styles.card}>
      <Icon name={isOffline ? 'wifi-off' : 'triangle-alert'} size={28} />
      <b className={css.heading}>{t(isOffline ? 'player.offline' : 'player.failed')}</b>
      <span className={css.onMediaSoft}>{t(isOffline ? 'player.offlineText' : 'player.failedText')}</span>
      <Button size="sm" isPill icon="refresh-cw" onClick={() => player.reload()}>
        {t('player.retry')}
      </Button>
    </div>
  )
}

function Busy({ children }: { children?: ReactNode }) {
  return (
    <span className={styles.busy}>
      <Spinner size={28} />
      {children}
    </span>
  )
}

/** What stands in the middle of the picture: loading, buffering, recovering, offline, failed, ended, paused. */
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
  const { phase, isOffline, tries, isAway } = snapshot
  const isWaiting = phase === 'loading' || phase === 'stalled' || phase === 'recovering'
  const isFailed = isWaiting && (tries >= patienceTries || (isOffline && phase !== 'loading'))
  const isEnded = phase === 'ended'
  return (
    <>
      <div className={css.overlayCenter} role="status">
        {isFailed ? <Failed player={player} isOffline={isOffline} /> : undefined}
        {isWaiting && !isFailed ? (
          <Busy>
            {isAway && tries === 0
              ? t('player.interrupted')
              : phase === 'recovering'
                ? t('player.recovering')
                : phase === 'stalled'
                  ? t('player.buffering')
                  : undefined}
          </Busy>
        ) : undefined}
        {isEnded && !isPlayback ? <Busy>{t('player.interrupted')}</Busy> : undefined}
        {phase === 'unsupported' ? <span className={styles.busy}>{t('player.unsupported')}</span> : undefined}
      </div>
      {phase === 'paused' || (isEnded && isPlayback) ? (
        <button
          type="button"
          className={classNames(styles.bigPlay, css.ringed)}
          aria-label={t(isEnded ? 'player.again' : 'player.play')}
          onClick={() => player.togglePlay()}
        >
          <Icon name={isEnded ? 'rotate-ccw' : 'play'} size={32} fill={!isEnded} />
        </button>
      ) : undefined}
    </>
  )
}
