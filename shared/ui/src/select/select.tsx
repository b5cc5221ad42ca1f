import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Anchored } from '../anchored/anchored'
import { classNames } from '../class-names'
import { Field, type FieldControl, type FieldText } from '../field/field'
import { Icon } from '../icon/icon'
import * as css from '../primitives/primitives'
import styles from './select.module.css'
import { optionAfterKey } from './select-keys'

/** One choice of a {@link Select}. `text` is what typing finds when the label is not plain text. */
export interface SelectOption<Value extends string = string> {
  value: Value
  label: ReactNode
  text?: string
  isDisabled?: boolean
}

/** Props of {@link Select}. `value` undefined shows the placeholder. Sizes: sm 28, md 36, lg 46 px. */
export interface SelectProps<Value extends string = string> extends FieldText {
  options: ReadonlyArray<SelectOption<Value>>
  value: Value | undefined
  onValueChange: (value: Value) => void
  placeholder?: string
  size?: 'sm' | 'md' | 'lg'
  isDisabled?: boolean
  name?: string
  className?: string
}

const textOf = (option: SelectOption) => option.text ?? (typeof option.label === 'string' ? option.label : option.value)

function Control<Value extends string>({ control, ...props }: SelectProps<Value> & { control: FieldControl }) {
  const { label, options, value, onValueChange, placeholder, size = 'md', isDisabled, error } = props
  const listId = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [active, setActive] = useState(-1)
  const chosen = options.findIndex((option) => option.value === value)
  const shown = options[chosen]

  const open = () => {
    setActive(chosen === -1 ? options.findIndex((option) => !option.isDisabled) : chosen)
    setAnchor(trigger.current ?? undefined)
  }
  const close = () => setAnchor(undefined)
  const choose = (option: SelectOption<Value> | undefined) => {
    if (option === undefined || option.isDisabled) return
    close()
    if (option.value !== value) onValueChange(option.value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (anchor === undefined) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      return open()
    }
    if (event.key === 'Tab') return close()
    const next = optionAfterKey(
      event.key,
      active,
      options.map((option) => (option.isDisabled ? undefined : textOf(option))),
    )
    if (event.key === 'Enter' || event.key === ' ') choose(options[active])
    else if (event.key === 'Escape') close()
    else if (next !== undefined) setActive(next)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <button
        {...control}
        ref={trigger}
        type="button"
        role="combobox"
        className={classNames(
          styles.trigger,
          css.fadedDisabled,
          styles[size],
          anchor && styles.open,
          error !== undefined && css.markedDangerLine,
        )}
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={anchor !== undefined}
        aria-controls={listId}
        aria-activedescendant={anchor && active >= 0 ? `${listId}${active}` : undefined}
        disabled={isDisabled}
        onClick={() => (anchor ? close() : open())}
        onKeyDown={onKeyDown}
      >
        <span className={classNames(css.truncate, chosen === -1 && css.muted)} title={shown && textOf(shown)}>
          {shown?.label ?? placeholder}
        </span>
        <Icon className={css.muted} name="chevron-down" size={16} />
      </button>
      {anchor ? (
        <Anchored anchor={anchor} side="bottom" align="start" gap={6} onDismiss={close} className={css.shell}>
          <div
            id={listId}
            role="listbox"
            tabIndex={-1}
            aria-label={label}
            className={styles.popup}
            style={{ minWidth: anchor.offsetWidth }}
          >
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the combobox, which keeps the focus
              <div
                key={option.value}
                id={`${listId}${index}`}
                ref={index === active ? showInList : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                aria-disabled={option.isDisabled || undefined}
                className={classNames(styles.item, css.chosenText, css.outDisabled, index === active && styles.active)}
                // The focus stays on the combobox.
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => {
                  if (!option.isDisabled) setActive(index)
                }}
                onClick={() => choose(option)}
              >
                {option.label}
                {index === chosen ? <Icon name="check" size={16} /> : undefined}
              </div>
            ))}
          </div>
        </Anchored>
      ) : undefined}
    </>
  )
}

const showInList = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' })

/** One choice from a list that opens. Arrows and typing move; Enter chooses; Esc closes. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden, help, error, className, name, value } = props
  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={error} className={className}>
      {(control) => (
        <>
          <Control {...props} control={control} />
          {name === undefined ? undefined : <input type="hidden" name={name} value={value ?? ''} />}
        </>
      )}
    </Field>
  )
}
