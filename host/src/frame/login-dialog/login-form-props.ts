import type { LoginMode } from '@pitchside/bus'
import type { RememberedAccount } from './remembered-account'

/** What every form of the log-in gets: the number stays when the form changes. */
export interface FormProps {
  account: RememberedAccount
  onAccountChange: (account: RememberedAccount) => void
  onModeChange: (mode: LoginMode) => void
}
