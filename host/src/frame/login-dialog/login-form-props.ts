import type { LoginMode } from '@pitchside/bus'
import type { NextStep } from './next-step'
import type { RememberedAccount } from './remembered-account'

/** What the panel shows. The way by a code of a text message is chosen there: no page asks for it. */
export type PanelMode = LoginMode | 'code'

/** What every form of the log-in gets: the number stays when the form changes. */
export interface FormProps {
  account: RememberedAccount
  onAccountChange: (account: RememberedAccount) => void
  onModeChange: (mode: PanelMode) => void
  /** The password was right, and more is wanted. */
  onNextStep: (step: NextStep) => Promise<void>
  /** The form replaced what had the focus. */
  takesFocus?: boolean
}
