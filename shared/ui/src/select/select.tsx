import { Select as Base } from '@base-ui/react/select'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Field, type FieldText } from '../field/field'
import { Icon } from '../icon/icon'
import styles from './select.module.css'

/** One choice of a {@link Select}. */
export interface SelectOption<Value extends string = string> {
  value: Value
  label: ReactNode
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

/** One choice from a list that opens. Arrows and typing move; Enter chooses. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, size = 'md', isDisabled, name, className, ...text } = props
  return (
    <Field {...text} className={className}>
      {({ id, ...control }) => (
        <Base.Root
          id={id}
          name={name}
          items={options.map((option) => ({ value: option.value, label: option.label }))}
          value={value ?? null}
          disabled={isDisabled}
          onValueChange={(next) => {
            if (next !== null) onValueChange(next as Value)
          }}
        >
          <Base.Trigger
            {...control}
            aria-label={text.label}
            className={classNames(styles.trigger, styles[size], text.error !== undefined && styles.invalid)}
          >
            <Base.Value className={styles.value} placeholder={placeholder} />
            <Icon name="chevron-down" size={16} />
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner
              className={styles.positioner}
              sideOffset={6}
              alignItemWithTrigger={false}
              collisionPadding={12}
            >
              <Base.Popup className={styles.popup}>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    className={styles.item}
                    value={option.value}
                    disabled={option.isDisabled}
                  >
                    <Base.ItemText>{option.label}</Base.ItemText>
                    <Base.ItemIndicator>
                      <Icon name="check" size={16} />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  )
}
