import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react'
import { Anchored } from '../anchored/anchored'
import type { Align } from '../anchored/placement'
import { type TriggerProps, useDisclosure } from '../anchored/use-disclosure'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
import { Link, type LinkComponent } from '../link/link'
import * as css from '../primitives/primitives'
import { moveAlong } from '../roving/move-along'
import styles from './menu.module.css'

/** A line of a menu: does something, leads somewhere, or is one of a set (`isChecked`). `startsGroup` draws a line above it. */
export interface MenuItem {
  id: string
  label: ReactNode
  icon?: IconName
  href?: string
  linkAs?: LinkComponent
  onSelect?: () => void
  isChecked?: boolean
  isDisabled?: boolean
  isDangerous?: boolean
  startsGroup?: boolean
}

const look = classNames(styles.item, css.focusInside, css.chosenText, css.outDisabled)

function Line({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const icon = item.icon ?? (item.isChecked === undefined ? undefined : item.isChecked ? 'check' : 'circle')
  const className = classNames(look, item.isDangerous && css.markedDanger)
  const inside = (
    <>
      {icon ? <Icon name={icon} size={16} /> : undefined}
      {item.label}
    </>
  )
  const onClick = () => {
    onDone()
    item.onSelect?.()
  }
  if (item.href !== undefined)
    return (
      <Link role="menuitem" tabIndex={-1} className={className} href={item.href} linkAs={item.linkAs} onClick={onClick}>
        {inside}
      </Link>
    )
  const shared = { type: 'button', tabIndex: -1, className, disabled: item.isDisabled, onClick } as const
  if (item.isChecked === undefined)
    return (
      <button {...shared} role="menuitem">
        {inside}
      </button>
    )
  return (
    <button {...shared} role="menuitemcheckbox" aria-checked={item.isChecked}>
      {inside}
    </button>
  )
}

/** Props of {@link Menu}. */
export interface MenuProps {
  trigger: ReactElement<TriggerProps>
  items: readonly MenuItem[]
  side?: 'top' | 'bottom'
  align?: Align
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

// The list takes the focus of its first line as soon as it is drawn.
const focusFirst = (list: HTMLElement | null) =>
  list?.querySelector<HTMLElement>('button:not(:disabled), a[href]')?.focus({ preventScroll: true })

/** Moves to the next line that begins with a typed letter. */
function jumpTo(event: KeyboardEvent<HTMLElement>) {
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')]
  const at = lines.indexOf(document.activeElement as HTMLElement)
  const letter = event.key.toLowerCase()
  const next = [...lines.slice(at + 1), ...lines.slice(0, at + 1)].find((line) =>
    line.textContent?.trim().toLowerCase().startsWith(letter),
  )
  next?.focus()
}

/** A list of actions under a button. Arrows, Home, End and typing move; Enter chooses; Esc closes. */
export function Menu({ trigger, items, side = 'bottom', align = 'end', isOpen, onOpenChange }: MenuProps) {
  const id = useId()
  const menu = useDisclosure(isOpen, onOpenChange)
  const onTriggerKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    trigger.props.onKeyDown?.(event)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    menu.setOpen(true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      menu.close()
    } else if (event.key === 'Tab') menu.close()
    else if (moveAlong(event) === undefined) jumpTo(event)
  }
  return (
    <>
      <span ref={menu.root} className={css.contents}>
        {cloneElement(trigger, {
          'aria-haspopup': 'menu',
          'aria-expanded': menu.isOpen,
          'aria-controls': menu.isOpen ? id : undefined,
          onKeyDown: onTriggerKeyDown,
          onClick: (event) => {
            trigger.props.onClick?.(event)
            menu.setOpen(!menu.isOpen)
          },
        })}
      </span>
      {menu.anchor ? (
        <Anchored
          anchor={menu.anchor}
          side={side}
          align={align}
          gap={6}
          onDismiss={() => menu.setOpen(false)}
          className={css.shell}
        >
          <div
            ref={focusFirst}
            id={id}
            role="menu"
            tabIndex={-1}
            aria-label={menu.anchor.textContent || menu.anchor.ariaLabel || undefined}
            className={styles.popup}
            onKeyDown={onKeyDown}
          >
            {items.map((item) => (
              <div key={item.id} role="presentation" className={item.startsGroup ? styles.group : undefined}>
                <Line item={item} onDone={menu.close} />
              </div>
            ))}
          </div>
        </Anchored>
      ) : undefined}
    </>
  )
}

/** Props of {@link MenuLinks}. */
export interface MenuLinksProps {
  items: readonly MenuItem[]
}

/** The look of a menu as plain links and buttons, to put into a {@link HoverCard}. */
export function MenuLinks({ items }: MenuLinksProps) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id} className={item.startsGroup ? styles.group : undefined}>
          {item.href === undefined ? (
            <button
              type="button"
              className={look}
              disabled={item.isDisabled}
              aria-pressed={item.isChecked}
              onClick={item.onSelect}
            >
              {item.icon ? <Icon name={item.icon} size={16} /> : undefined}
              {item.label}
            </button>
          ) : (
            <Link
              className={look}
              href={item.href}
              linkAs={item.linkAs}
              aria-current={item.isChecked ? 'page' : undefined}
              onClick={item.onSelect}
            >
              {item.icon ? <Icon name={item.icon} size={16} /> : undefined}
              {item.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
