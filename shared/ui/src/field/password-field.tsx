import { useState } from 'react'
import { IconButton } from '../icon-button/icon-button'
import styles from './field.module.css'
import { TextField, type TextFieldProps } from './text-field'

/** Props of {@link PasswordField}: a text field's, and the spoken labels of the eye. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  showLabel: string
  hideLabel: string
}

/** A password, with an eye that shows it. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      icon="lock"
      autoComplete="current-password"
      {...rest}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          className={styles.inner}
          icon={isShown ? 'eye-off' : 'eye'}
          size="sm"
          label={isShown ? hideLabel : showLabel}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
