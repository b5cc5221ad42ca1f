import type { ReactNode } from 'react'
import { Button } from '../button/button'
import { Icon } from '../icon/icon'
import * as css from '../primitives/primitives'
import { Skeleton } from '../skeleton/skeleton'
import styles from './qr-panel.module.css'

/** Where a code is: being made, to be scanned, scanned and to be confirmed, or too old. */
export type QrState = 'loading' | 'ready' | 'scanned' | 'expired'

/** Props of {@link QrPanel}. `image` is a data URI; `title` and `text` say what to do in this state. */
export interface QrPanelProps {
  image?: string
  imageLabel: string
  state: QrState
  title: ReactNode
  text?: ReactNode
  refreshLabel: string
  onRefresh: () => void
  /** Side of the code in px, 172 by default. */
  size?: number
  children?: ReactNode
}

/** A code for the phone's camera: black on white in both themes, covered once it is scanned or too old. */
export function QrPanel({
  image,
  imageLabel,
  state,
  title,
  text,
  refreshLabel,
  onRefresh,
  size = 172,
  children,
}: QrPanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.paper}>
        {image !== undefined && state !== 'loading' ? (
          <img src={image} width={size} height={size} alt={imageLabel} />
        ) : (
          <Skeleton variant="block" width={size} height={size} />
        )}
        {state === 'scanned' ? (
          <span className={styles.cover}>
            <span className={styles.tick}>
              <Icon name="check" size={32} />
            </span>
          </span>
        ) : undefined}
        {state === 'expired' ? (
          <span className={styles.cover}>
            <Button variant="primary" icon="refresh-cw" onClick={onRefresh}>
              {refreshLabel}
            </Button>
          </span>
        ) : undefined}
      </div>
      <div aria-live="polite">
        <b className={css.size16}>{title}</b>
        {text === undefined ? undefined : <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </div>
  )
}
