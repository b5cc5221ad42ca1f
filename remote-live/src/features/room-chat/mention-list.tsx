import { classNames } from '@pitchside/ui'
import styles from './chat-input.module.css'

export interface MentionListProps {
  id: string
  label: string
  names: readonly string[]
  active: number
  onPick: (name: string) => void
}

/** Names to complete a mention with; the field keeps the focus and moves the choice. */
export function MentionList({ id, label, names, active, onPick }: MentionListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.names}>
      {names.map((name, place) => (
        <div
          key={name}
          id={`${id}${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className={classNames(styles.name, place === active && styles.active)}
          // Before the field loses the focus.
          onPointerDown={(event) => {
            event.preventDefault()
            onPick(name)
          }}
        >
          @{name}
        </div>
      ))}
    </div>
  )
}
