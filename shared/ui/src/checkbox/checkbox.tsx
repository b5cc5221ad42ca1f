import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names'
import styles from './checkbox.module.css'

/** Props of {@link Checkbox}: an input's attributes; `children` is the label. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  children?: ReactNode
  onCheckedChange?: (isChecked: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** A yes or no with its label. Without children, give it an `aria-label`. */
export function Checkbox({ children, onCheckedChange, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input
        {...input}
        type="checkbox"
        onChange={(event) => {
          input.onChange?.(event)
          onCheckedChange?.(event.target.checked)
        }}
      />
      {children === undefined ? undefined : <span>{children}</span>}
    </label>
  )
}
