import { useState, useSyncExternalStore } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
import { IconButton } from '../icon-button/icon-button'
import * as css from '../primitives/primitives'
import { Spinner } from '../spinner/spinner'
import { useTimeLeft } from '../time-left/use-time-left'
import styles from './toast.module.css'
import { dismissToast, shownToasts, subscribeToasts, type ToastNote, type ToastTone } from './toast-store'

const icons: Readonly<Record<Exclude<ToastTone, 'loading'>, IconName>> = {
  success: 'circle-check',
  error: 'circle-x',
  warning: 'circle-alert',
  info: 'info',
}

const tones = { success: css.success, error: css.danger, warning: css.warning, info: css.info } as const

function Note({ note, isPaused, closeLabel }: { note: ToastNote; isPaused: boolean; closeLabel: string }) {
  useTimeLeft(note.durationMs, isPaused, () => dismissToast(note.id), note)
  return (
    <div className={styles.toast} role={note.tone === 'error' ? 'alert' : 'status'}>
      {note.tone === 'loading' ? (
        <span className={classNames(css.contents, css.info)}>
          <Spinner />
        </span>
      ) : (
        <Icon name={icons[note.tone]} size={18} className={tones[note.tone]} />
      )}
      <span className={css.shrink}>{note.text}</span>
      {note.action ? (
        <button
          type="button"
          className={classNames(styles.action, css.hoverable)}
          onClick={() => {
            note.action?.onClick()
            dismissToast(note.id)
          }}
        >
          {note.action.label}
        </button>
      ) : undefined}
      <IconButton icon="x" size="sm" label={closeLabel} onClick={() => dismissToast(note.id)} />
    </div>
  )
}

/** Props of {@link ToastViewport}. `label` names the region. */
export interface ToastViewportProps {
  label: string
  closeLabel: string
}

/** Where toasts appear; once per page. The pointer that comes to them or the focus on them stops their clocks. */
export function ToastViewport({ label, closeLabel }: ToastViewportProps) {
  const notes = useSyncExternalStore(subscribeToasts, shownToasts, shownToasts)
  const [isPaused, setIsPaused] = useState(false)
  if (notes.length === 0 && isPaused) setIsPaused(false)
  return (
    // An open modal dialog hides everything from screen readers but elements with this attribute. The notes announce themselves.
    <section
      className={styles.viewport}
      aria-label={label}
      aria-live="off"
      // Not on entering: a toast that appears under a resting pointer is not being read, and would stay for ever.
      onMouseMove={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      {notes.map((note) => (
        <Note key={note.id} note={note} isPaused={isPaused} closeLabel={closeLabel} />
      ))}
    </section>
  )
}
