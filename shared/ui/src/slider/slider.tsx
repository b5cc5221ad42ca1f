import type { CSSProperties, InputHTMLAttributes, Ref } from 'react'
import { classNames } from '../class-names'
import * as css from '../primitives/primitives'
import styles from './slider.module.css'

/** Props of {@link Slider}. `valueText` says the value in words, e.g. "60 %". */
export interface SliderProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'value' | 'min' | 'max'> {
  label: string
  value: number
  min?: number
  max?: number
  valueText?: string
  onValueChange?: (value: number) => void
  ref?: Ref<HTMLInputElement>
}

/** A value on a line; arrows, Page Up and Down, Home and End move it. */
export function Slider({ label, value, min = 0, max = 100, valueText, onValueChange, style, ...input }: SliderProps) {
  const share = max === min ? 0 : (value - min) / (max - min)
  return (
    <input
      {...input}
      type="range"
      className={classNames(styles.slider, css.dimDisabled)}
      style={{ ...style, '--share': share } as CSSProperties}
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      value={value}
      onChange={(event) => {
        input.onChange?.(event)
        onValueChange?.(event.target.valueAsNumber)
      }}
    />
  )
}
