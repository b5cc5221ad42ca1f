import type { DemoAccountName } from '../modules/account/demo-accounts'
import type { TestSite } from '../testing/test-app'

/** The rich and the regular one are members like the visitor. */
export type Owner = Exclude<DemoAccountName, 'rich' | 'regular'>

/** A call that names something of somebody's: who may, and what all others hear. */
export interface OwnedCall {
  /** Accounts that pass; the first is the owner. */
  passes: Owner[]
  /** Reason that others hear, if their role lets them make the call at all. */
  refusal: string
  /** Reason those who may can hear as well, where the test can not make everything true. */
  ownRefusal?: string
  /** Makes the object; resolves with the input that names it. */
  input(site: TestSite): Promise<object>
}

/** A call that names something and looks among the caller's own rows only. */
export interface BlindCall {
  owner: Owner
  input(site: TestSite): Promise<object>
  rows: string
}
