import { useT } from '@pitchside/i18n'
import { classNames } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type HotKey, helpOfKeys } from './hot-keys'
import { PlayerPanel } from './player-panel'
import styles from './player-panel.module.css'

interface HelpPanelProps {
  onClose: () => void
  /** Keys that do nothing here. */
  without: readonly HotKey[]
}

/** The player's keys. */
export function HelpPanel({ onClose, without }: HelpPanelProps) {
  const t = useT('live')
  const rows = helpOfKeys.filter(({ action }) => !without.includes(action))
  return (
    <PlayerPanel title={t('player.keys')} onClose={onClose} isCentred>
      <dl className={classNames(styles.keys, css.oneBelow992, css.stack2px)}>
        {rows.map(({ keys, action }) => (
          <div key={action} className={css.row3Tall}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Space' ? t('player.key.space') : key}</kbd>
              ))}
            </dt>
            <dd className={css.onMediaSoft}>{t(`player.key.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </PlayerPanel>
  )
}
