import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { PasswordField } from '@pitchside/ui'

interface Props {
  value: string
  onValueChange: (password: string) => void
  error?: string
  takesFocus?: boolean
}

/** The password of the account, once more before something about its safety changes. */
export function OwnPasswordField({ value, onValueChange, error, takesFocus }: Props) {
  const t = useT('member')
  return (
    <PasswordField
      size="lg"
      label={t('safety.present')}
      showLabel={t('safety.show')}
      hideLabel={t('safety.hide')}
      maxLength={limits.passwordMaxChars}
      autoFocus={takesFocus}
      value={value}
      onValueChange={onValueChange}
      error={error}
    />
  )
}
