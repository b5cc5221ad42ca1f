import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
import { Link, type LinkComponent } from '../link/link'
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

function Line({ item }: { item: MenuItem }) {
  const icon = item.icon ?? (item.isChecked === undefined ? undefined : item.isChecked ? 'check' : 'circle')
  const shared = {
    className: [styles.item, item.isDangerous && styles.danger].filter(Boolean).join(' '),
    disabled: item.isDisabled,
  }
  const inside = (
    <>
      {icon ? <Icon name={icon} size={16} /> : undefined}
      {item.label}
    </>
  )
  if (item.href !== undefined)
    return (
      <Base.LinkItem
        className={shared.className}
        closeOnClick
        render={<Link href={item.href} linkAs={item.linkAs} />}
        onClick={item.onSelect}
      >
        {inside}
      </Base.LinkItem>
    )
  if (item.isChecked !== undefined)
    return (
      <Base.CheckboxItem {...shared} checked={item.isChecked} closeOnClick onCheckedChange={() => item.onSelect?.()}>
        {inside}
      </Base.CheckboxItem>
    )
  return (
    <Base.Item {...shared} onClick={item.onSelect}>
      {inside}
    </Base.Item>
  )
}

/** Props of {@link Menu}. */
export interface MenuProps {
  trigger: ReactElement
  items: readonly MenuItem[]
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
}

/** A list of actions under a button. Arrows, Home, End and typing move; Enter chooses; Esc closes. */
export function Menu({ trigger, items, side = 'bottom', align = 'end', isOpen, onOpenChange }: MenuProps) {
  return (
    <Base.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={styles.positioner} side={side} align={align} sideOffset={6} collisionPadding={12}>
          <Base.Popup className={styles.popup}>
            {items.map((item) => (
              <div key={item.id} role="presentation" className={item.startsGroup ? styles.group : undefined}>
                <Line item={item} />
              </div>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
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
              className={styles.item}
              disabled={item.isDisabled}
              aria-pressed={item.isChecked}
              onClick={item.onSelect}
            >
              {item.icon ? <Icon name={item.icon} size={16} /> : undefined}
              {item.label}
            </button>
          ) : (
            <Link
              className={styles.item}
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
