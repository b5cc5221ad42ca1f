import { classNames, Icon, type IconName } from '@pitchside/ui'
import styles from './row-button.module.css'

/** A small square with an icon. Rows have hundreds of them: it looks like an icon button and does no more than it must. */
export function RowButton(props: {
  icon: IconName
  label: string
  stop: 0 | -1
  isOn?: boolean
  isFavourite?: boolean
  onClick: () => void
}) {
  const { icon, label, stop, isOn, isFavourite, onClick } = props
  return (
    <button
      type="button"
      tabIndex={stop}
      title={label}
      aria-label={label}
      aria-pressed={isOn ?? isFavourite}
      className={classNames(
        styles.button,
        isOn && styles.on,
        isFavourite !== undefined && (isFavourite ? styles.favourite : styles.faint),
      )}
      onClick={onClick}
    >
      <Icon name={icon} size={16} fill={isFavourite === true} />
    </button>
  )
}

/** The same for an address; the row opens it within the page. */
export function RowLink(props: { icon: IconName; label: string; stop: 0 | -1; href: string; isLive?: boolean }) {
  const { icon, label, stop, href, isLive } = props
  return (
    <a
      href={href}
      tabIndex={stop}
      title={label}
      aria-label={label}
      className={classNames(styles.button, isLive && styles.live)}
    >
      <Icon name={icon} size={16} />
    </a>
  )
}
