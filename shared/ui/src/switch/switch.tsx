import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import styles from './switch.module.css'

/** Props of {@link Switch}. `label` is spoken; `children` is the visible text before it, which switches too. */
export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: string
  children?: ReactNode
  onCheckedChange?: (isOn: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** On or off, at once and without a save button. */
export function Switch({ label, children, onCheckedChange, className, ...input }: SwitchProps) {
  const id = useId()
  const control = (
    <span className={styles.target}>
      <input
        id={id}
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        aria-label={label}
        className={classNames(styles.switch, css.dimDisabled)}
        onChange={(event) => {
          input.onChange?.(event)
          onCheckedChange?.(event.target.checked)
        }}
      />
    </span>
  )
  if (children === undefined) return control
  return (
    <label className={classNames(styles.line, className)} htmlFor={input.id ?? id}>
      {children}
      {control}
    </label>
  )
}
