import { useT } from '@pitchside/i18n'
import { helpOfKeys } from './hot-keys'
import { PlayerPanel } from './player-panel'
import styles from './player-panel.module.css'

/** The player's keys. */
export function HelpPanel({ onClose, isPlayback }: { onClose: () => void; isPlayback: boolean }) {
  const t = useT('live')
  const liveOnly = ['goLive', 'toggleBarrage', 'toggleTheatre']
  const rows = helpOfKeys.filter(({ action }) => !isPlayback || !liveOnly.includes(action))
  return (
    <PlayerPanel title={t('player.keys')} onClose={onClose} isCentred>
      <dl className={styles.keys}>
        {rows.map(({ keys, action }) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Space' ? t('player.key.space') : key}</kbd>
              ))}
            </dt>
            <dd>{t(`player.key.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </PlayerPanel>
  )
}
