import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './tabs.module.css'

/** One tab. `count` stands small after the label. */
export interface TabItem<Value extends string = string> {
  value: Value
  label: ReactNode
  count?: ReactNode
  isDisabled?: boolean
}

/** Props of {@link Tabs}. `children` is the view of the current tab; `actions` stand at the far right of the tab line. */
export interface TabsProps<Value extends string = string> {
  label: string
  items: ReadonlyArray<TabItem<Value>>
  value: Value
  onValueChange: (value: Value) => void
  actions?: ReactNode
  children?: ReactNode
  className?: string
  panelClassName?: string
}

/** Switches the views of a page. Arrows move and select at once. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, value, onValueChange, actions, children, className, panelClassName } = props
  return (
    <Base.Root className={className} value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <div className={styles.line}>
        <Base.List className={styles.list} aria-label={label} activateOnFocus>
          {items.map((item) => (
            <Base.Tab key={item.value} className={styles.tab} value={item.value} disabled={item.isDisabled}>
              {item.label}
              {item.count === undefined ? undefined : <sup>{item.count}</sup>}
            </Base.Tab>
          ))}
        </Base.List>
        {actions === undefined ? undefined : <div className={styles.actions}>{actions}</div>}
      </div>
      {children === undefined ? undefined : (
        <Base.Panel className={classNames(styles.panel, panelClassName)} value={value}>
          {children}
        </Base.Panel>
      )}
    </Base.Root>
  )
}
