import type { LoginMode } from '@pitchside/bus'
import type { NextStep } from './next-step'
import type { RememberedAccount } from './remembered-account'

/** What every form of the log-in gets: the number stays when the form changes. */
export interface FormProps {
  account: RememberedAccount
  onAccountChange: (account: RememberedAccount) => void
  onModeChange: (mode: LoginMode) => void
  /** The password was right, and more is wanted. */
  onNextStep: (step: NextStep) => Promise<void>
  /** The form replaced what had the focus. */
  takesFocus?: boolean
}
