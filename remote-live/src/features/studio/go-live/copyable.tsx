import { classNames, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { CopyButton } from './copy-button'
import styles from './go-live.module.css'

export interface CopyableProps {
  label: string
  value: string
  /** What stands there; a secret stays hidden until it is asked for. */
  shown: string
}

/** Something to copy into another program. */
export function Copyable({ label, value, shown }: CopyableProps) {
  return (
    <div className={classNames(styles.copyable, css.gridFill)}>
      <TextField label={label} value={shown} readOnly spellCheck={false} className={styles.mono} />
      <CopyButton label={label} text={value} />
    </div>
  )
}
