import { IconButton } from '../icon-button/icon-button'
import styles from './field.module.css'
import { TextField, type TextFieldProps } from './text-field'

/** Props of {@link SearchField}: a controlled text; `onSearch` on Enter; `clearLabel` names the cross. */
export interface SearchFieldProps
  extends Omit<TextFieldProps, 'type' | 'suffix' | 'value' | 'onValueChange' | 'isLabelHidden'> {
  value: string
  onValueChange: (value: string) => void
  onSearch?: (value: string) => void
  clearLabel: string
}

/** A search box: Enter searches, Esc or the cross clears. */
export function SearchField({ value, onValueChange, onSearch, clearLabel, ...rest }: SearchFieldProps) {
  return (
    <TextField
      icon="search"
      isPill
      enterKeyHint="search"
      autoComplete="off"
      {...rest}
      isLabelHidden
      type="search"
      value={value}
      onValueChange={onValueChange}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event)
        // While an input method composes, Enter and Esc belong to it.
        if (event.defaultPrevented || event.nativeEvent.isComposing) return
        if (event.key === 'Enter') onSearch?.(value.trim())
        if (event.key === 'Escape' && value !== '') onValueChange('')
      }}
      suffix={
        value === '' ? undefined : (
          <IconButton
            className={styles.inner}
            icon="x"
            size="sm"
            label={clearLabel}
            onClick={() => onValueChange('')}
          />
        )
      }
    />
  )
}
