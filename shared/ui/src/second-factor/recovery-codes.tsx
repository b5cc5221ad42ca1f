import { Button } from '../button/button'
import * as css from '../primitives/primitives'
import styles from './second-factor.module.css'

/** Props of {@link RecoveryCodes}. Both actions get the codes as text, one in a line. */
export interface RecoveryCodesProps {
  codes: readonly string[]
  labels: { list: string; copy: string; download: string }
  onCopy: (text: string) => void
  onDownload: (text: string) => void
}

/** Codes that open an account once each, shown once: to be copied or kept as a file. */
export function RecoveryCodes({ codes, labels, onCopy, onDownload }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  return (
    <div className={css.stack3}>
      <ul className={styles.codes} aria-label={labels.list} translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.flexWrap2}>
        <Button size="sm" icon="copy" onClick={() => onCopy(text)}>
          {labels.copy}
        </Button>
        <Button size="sm" icon="download" onClick={() => onDownload(text)}>
          {labels.download}
        </Button>
      </div>
    </div>
  )
}
