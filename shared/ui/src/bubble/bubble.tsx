import type { ReactNode } from 'react'
import { Avatar } from '../avatar/avatar'
import { classNames } from '../class-names'
import { IconButton } from '../icon-button/icon-button'
import * as css from '../primitives/primitives'
import { Spinner } from '../spinner/spinner'
import styles from './bubble.module.css'

/** Props of {@link Bubble}. `status` is said beside one's own words; a failed one offers `onRetry`. */
export interface BubbleProps {
  author: { id: string | number; src?: string; hasHeadset?: boolean }
  isMine?: boolean
  children: ReactNode
  status?: string
  isSending?: boolean
  retryLabel?: string
  onRetry?: () => void
  /** A picture fills the bubble. */
  isPicture?: boolean
}

/** A message of a private chat. */
export function Bubble({ author, isMine, children, status, isSending, retryLabel, onRetry, isPicture }: BubbleProps) {
  return (
    <div className={classNames(styles.bubble, isMine && styles.mine)}>
      <Avatar id={author.id} src={author.src} hasHeadset={author.hasHeadset} size={32} />
      <div className={classNames(styles.words, isPicture && styles.picture)}>{children}</div>
      {isSending ? <Spinner size={12} label={status} /> : undefined}
      {onRetry && retryLabel !== undefined ? (
        <IconButton
          className={classNames(styles.retry, css.markedDanger)}
          icon="circle-alert"
          size="sm"
          label={retryLabel}
          onClick={onRetry}
        />
      ) : undefined}
      {!isSending && status !== undefined ? (
        <span className={classNames(css.caption, css.unbroken)}>{status}</span>
      ) : undefined}
    </div>
  )
}

/** The time between messages. */
export function BubbleTime({ children }: { children: ReactNode }) {
  return <p className={styles.time}>{children}</p>
}
