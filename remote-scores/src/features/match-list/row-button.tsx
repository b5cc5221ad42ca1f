import { classNames, Icon, type IconName } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { type MouseEvent, memo, type ReactElement } from 'react'
import styles from './row-button.module.css'

/** What a control of a row or head does; those hear every click and look it up by the `data-act` of what was clicked. */
export type RowAct = 'follow' | 'pin' | 'hide' | 'fold'

/** Is it a click that opens a link in this page, not one for another tab or window? */
export const opensHere = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

const icons = new Map<IconName, ReactElement>()
/** One element for all rows: React finds nothing to compare in it. */
function iconOf(name: IconName): ReactElement {
  const icon = icons.get(name) ?? <Icon name={name} size={16} />
  icons.set(name, icon)
  return icon
}
const filledStar = <Icon name="star" size={16} fill />

/**
 * A small square with an icon. Rows have hundreds of them: it looks like an icon button and does no more than it must, not
 * even keep a listener of its own.
 */
export const RowButton = memo(function RowButton(props: {
  icon: IconName
  label: string
  act: RowAct
  stop: 0 | -1
  isOn?: boolean
  isFavourite?: boolean
  isExpanded?: boolean
}) {
  const { icon, label, act, stop, isOn, isFavourite, isExpanded } = props
  return (
    <button
      type="button"
      tabIndex={stop}
      title={label}
      aria-label={label}
      aria-pressed={isOn ?? isFavourite}
      aria-expanded={isExpanded}
      data-act={act}
      className={classNames(
        styles.button,
        isOn && styles.on,
        isFavourite !== undefined && (isFavourite ? css.markedStar : css.markedFaint),
      )}
    >
      {isFavourite ? filledStar : iconOf(icon)}
    </button>
  )
})

/** The same for an address; the row opens it within the page. */
export const RowLink = memo(function RowLink(props: {
  icon: IconName
  label: string
  stop: 0 | -1
  href: string
  isLive?: boolean
}) {
  const { icon, label, stop, href, isLive } = props
  return (
    <a
      href={href}
      tabIndex={stop}
      title={label}
      aria-label={label}
      className={classNames(styles.button, isLive && css.markedLive)}
    >
      {iconOf(icon)}
    </a>
  )
})
