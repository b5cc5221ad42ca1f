import { limits } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { Icon, Menu, TextField } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useClientState } from '../../boot/client-state.store'
import { mobileDigits } from './form-problems'
import styles from './login-form.module.css'
import type { RememberedAccount } from './remembered-account'

/** Country code of the settings' list, as a small menu in front of the number. */
function CountryCodeMenu({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const t = useT('shell')
  const codes = useClientState((state) => state.settings.countryCodes)
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={styles.code} aria-label={`${t('login.countryCode')}: +${value}`}>
          +{value}
          <Icon name="chevron-down" size={16} />
        </button>
      }
      items={codes.map(({ code, name }) => ({
        id: `${code} ${name}`,
        label: (
          <span className={css.flex2}>
            <span className={styles.codeNumber}>+{code}</span>
            {name}
          </span>
        ),
        isChecked: code === value,
        onSelect: () => onChange(code),
      }))}
    />
  )
}

export interface MobileFieldProps {
  account: RememberedAccount
  onValueChange: (account: RememberedAccount) => void
  error?: string
}

/** The mobile number with its country code. */
export function MobileField({ account, onValueChange, error }: MobileFieldProps) {
  const t = useT('shell')
  return (
    <TextField
      size="lg"
      label={t('login.mobile')}
      isLabelHidden
      placeholder={t('login.mobile')}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      name="mobile"
      maxLength={limits.mobileChars}
      value={account.mobile}
      onValueChange={(text) => onValueChange({ ...account, mobile: mobileDigits(text) })}
      prefix={
        <CountryCodeMenu
          value={account.countryCode}
          onChange={(countryCode) => onValueChange({ ...account, countryCode })}
        />
      }
      error={error}
    />
  )
}
