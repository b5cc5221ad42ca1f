import { type InputHTMLAttributes, type ReactNode, type Ref, type TextareaHTMLAttributes, useState } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
import { Field, type FieldText } from './field'
import styles from './field.module.css'

/** Props of {@link TextField}: an input's attributes and what stands around it. `onValueChange` gives the plain text. */
export interface TextFieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> {
  icon?: IconName
  /** Before the text, e.g. a country code. */
  prefix?: ReactNode
  /** After the text, e.g. a {@link FieldAction}. */
  suffix?: ReactNode
  /** md 36 px, lg 46 px. */
  size?: 'md' | 'lg'
  isPill?: boolean
  onValueChange?: (value: string) => void
  ref?: Ref<HTMLInputElement>
}

/** A line of text. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, help, error, icon, prefix, suffix, size, isPill, onValueChange, className, ...input } =
    props
  const box = classNames(
    styles.box,
    size === 'lg' && styles.lg,
    isPill && styles.pill,
    error !== undefined && styles.invalid,
    input.disabled && styles.off,
  )
  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={error} className={className}>
      {(control) => (
        <div className={box}>
          {icon ? <Icon name={icon} size={17} /> : undefined}
          {prefix === undefined ? undefined : <span className={styles.prefix}>{prefix}</span>}
          <input
            type="text"
            {...input}
            {...control}
            onChange={(event) => {
              input.onChange?.(event)
              onValueChange?.(event.target.value)
            }}
          />
          {suffix}
        </div>
      )}
    </Field>
  )
}

/** Props of {@link TextArea}. `hasCount` shows how much of `maxLength` is used. */
export interface TextAreaProps extends FieldText, TextareaHTMLAttributes<HTMLTextAreaElement> {
  hasCount?: boolean
  onValueChange?: (value: string) => void
  ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextArea({
  label,
  isLabelHidden,
  help,
  error,
  hasCount,
  onValueChange,
  className,
  ...area
}: TextAreaProps) {
  const [length, setLength] = useState(String(area.defaultValue ?? '').length)
  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={error} className={className}>
      {(control) => (
        <div
          className={classNames(
            styles.box,
            styles.area,
            error !== undefined && styles.invalid,
            area.disabled && styles.off,
          )}
        >
          <textarea
            rows={4}
            {...area}
            {...control}
            onChange={(event) => {
              setLength(event.target.value.length)
              area.onChange?.(event)
              onValueChange?.(event.target.value)
            }}
          />
          {hasCount ? (
            <span className={styles.count}>
              {area.value === undefined ? length : String(area.value).length}
              {area.maxLength === undefined ? '' : ` / ${area.maxLength}`}
            </span>
          ) : undefined}
        </div>
      )}
    </Field>
  )
}
