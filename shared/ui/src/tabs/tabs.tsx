import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import { moveAlong } from '../roving/move-along'
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
  const id = useId()
  const stop = items.find((item) => item.value === value && !item.isDisabled) ?? items.find((item) => !item.isDisabled)
  const hasPanel = children !== undefined
  return (
    <div className={className}>
      <div className={styles.line}>
        <div className={styles.list} role="tablist" aria-label={label} onKeyDown={(event) => moveAlong(event)?.click()}>
          {items.map((item) => (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}${item.value}`}
              className={classNames(styles.tab, css.outDisabled, css.chosenMain, css.hoverMain, css.focusInside)}
              aria-selected={item.value === value}
              aria-controls={hasPanel && item.value === value ? `${id}panel` : undefined}
              tabIndex={item === stop ? 0 : -1}
              disabled={item.isDisabled}
              onClick={() => {
                if (item.value !== value) onValueChange(item.value)
              }}
            >
              {item.label}
              {item.count === undefined ? undefined : <sup>{item.count}</sup>}
            </button>
          ))}
        </div>
        {actions === undefined ? undefined : <div className={styles.actions}>{actions}</div>}
      </div>
      {hasPanel ? (
        <div
          id={`${id}panel`}
          role="tabpanel"
          aria-labelledby={`${id}${value}`}
          className={classNames(css.shrink, panelClassName)}
        >
          {children}
        </div>
      ) : undefined}
    </div>
  )
}
