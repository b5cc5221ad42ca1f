import { wholeNumber } from '@pitchside/base'
import { TextField, type TextFieldProps } from './text-field'

/** Props of {@link NumberField}: a controlled text, and what is said at once when it is no whole number. */
export interface NumberFieldProps extends Omit<TextFieldProps, 'type' | 'maxLength' | 'value' | 'onValueChange'> {
  value: string
  onValueChange: (value: string) => void
  wrongText: string
}

/** A whole number. What is typed stays as it is, or is refused: nothing is left out of it, cut off or rounded. */
export function NumberField({ value, onValueChange, wrongText, error, ...rest }: NumberFieldProps) {
  const isWrong = value !== '' && wholeNumber(value) === undefined
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...rest}
      value={value}
      error={isWrong ? wrongText : error}
      onValueChange={(text) => onValueChange(text.trim())}
    />
  )
}
