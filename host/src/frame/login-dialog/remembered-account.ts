import { readStored, writeStored } from '@pitchside/base'
import { limits } from '@pitchside/contract'

/** Local storage key of the account the visitor asked to remember. */
export const accountKey = 'account'

/** Mobile number as the form holds it; never a password. */
export interface RememberedAccount {
  countryCode: string
  mobile: string
}

const isAccount = (value: unknown): value is RememberedAccount =>
  typeof value === 'object' &&
  value !== null &&
  /^\d{1,4}$/.test(String((value as RememberedAccount).countryCode)) &&
  /^\d{1,11}$/.test(String((value as RememberedAccount).mobile))

export function rememberedAccount(): RememberedAccount | undefined {
  const stored = readStored(localStorage, accountKey, isAccount)
  return stored && { countryCode: String(stored.countryCode), mobile: String(stored.mobile) }
}

export function rememberAccount(account: RememberedAccount): void {
  writeStored(localStorage, accountKey, account)
}

export function forgetAccount(): void {
  localStorage.removeItem(accountKey)
}

/** What the form starts with. */
export const emptyAccount: RememberedAccount = { countryCode: limits.defaultCountryCode, mobile: '' }
