import type { InputHTMLAttributes, Ref } from 'react'
import styles from './switch.module.css'

/** Props of {@link Switch}. `label` is spoken; the visible text stands beside it. */
export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  label: string
  onCheckedChange?: (isOn: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** On or off, at once and without a save button. */
export function Switch({ label, onCheckedChange, ...input }: SwitchProps) {
  return (
    <span className={styles.target}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        aria-label={label}
        className={styles.switch}
        onChange={(event) => {
          input.onChange?.(event)
          onCheckedChange?.(event.target.checked)
        }}
      />
    </span>
  )
}
