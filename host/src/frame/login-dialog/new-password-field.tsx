import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { PasswordField } from '@pitchside/ui'

interface NewPasswordFieldProps {
  label: string
  value: string
  onValueChange: (password: string) => void
  error?: string
}

/** A password that is being chosen: says how long it has to be. */
export function NewPasswordField({ label, value, onValueChange, error }: NewPasswordFieldProps) {
  const t = useT('shell')
  return (
    <PasswordField
      size="lg"
      label={label}
      isLabelHidden
      placeholder={`${label} (${t('login.passwordHelp', { count: limits.passwordMinChars })})`}
      showLabel={t('login.showPassword')}
      hideLabel={t('login.hidePassword')}
      autoComplete="new-password"
      name="new-password"
      maxLength={limits.passwordMaxChars}
      value={value}
      onValueChange={onValueChange}
      error={error}
    />
  )
}
