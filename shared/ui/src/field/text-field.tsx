import { cutToSigns, signsOf } from '@pitchside/base'
import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useState,
} from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon-paths'
import * as css from '../primitives/primitives'
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
  onValueChange?: (value: string, isComposing: boolean) => void
  ref?: Ref<HTMLInputElement>
}

/** Browsers count units of UTF-16, of which an emoji has two; texts are limited in signs. Digits are counted alike. */
const unitsOf = (max: number | undefined): number | undefined => (max === undefined || max < countedMin ? max : max * 2)
/** Shorter fields hold codes and numbers. */
const countedMin = 20

/** Cuts what is over the length, where the browser does not by itself; a word that is still being composed is left alone, the browser ends it. */
function keepLength(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>, max: number | undefined): void {
  const { target, nativeEvent } = event
  if (max === undefined || max < countedMin || target.value.length <= max) return
  if ((nativeEvent as InputEvent).isComposing) return
  const kept = cutToSigns(target.value, max)
  if (kept !== target.value) target.value = kept
}

/** A line of text. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, help, error, icon, prefix, suffix, size, isPill, onValueChange, className, ...input } =
    props
  const box = classNames(
    styles.box,
    size === 'lg' && styles.lg,
    isPill && styles.pill,
    error !== undefined && css.markedDangerLine,
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
            maxLength={unitsOf(input.maxLength)}
            onChange={(event) => {
              keepLength(event, input.maxLength)
              input.onChange?.(event)
              onValueChange?.(event.target.value, (event.nativeEvent as InputEvent).isComposing === true)
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
  const [length, setLength] = useState(signsOf(String(area.defaultValue ?? '')))
  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={error} className={className}>
      {(control) => (
        <div
          className={classNames(
            styles.box,
            styles.area,
            error !== undefined && css.markedDangerLine,
            area.disabled && styles.off,
          )}
        >
          <textarea
            rows={4}
            {...area}
            {...control}
            maxLength={unitsOf(area.maxLength)}
            onChange={(event) => {
              keepLength(event, area.maxLength)
              setLength(signsOf(event.target.value))
              area.onChange?.(event)
              onValueChange?.(event.target.value)
            }}
          />
          {hasCount ? (
            <span className={styles.count}>
              {area.value === undefined ? length : signsOf(String(area.value))}
              {area.maxLength === undefined ? '' : ` / ${area.maxLength}`}
            </span>
          ) : undefined}
        </div>
      )}
    </Field>
  )
}
