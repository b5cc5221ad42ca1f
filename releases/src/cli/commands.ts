import type { Run } from './answer'
import type { Verb } from './arguments'
import { canary, lock, promote, publish, revoke, rollback, unlock } from './change-commands'
import { grant, prune } from './keeper-commands'
import { check, diff, history, status } from './look-commands'

/** What each verb does. */
export const commands: Readonly<Record<Verb, Run>> = {
  publish,
  check,
  promote,
  canary,
  rollback,
  revoke,
  lock,
  unlock,
  status,
  history,
  diff,
  grant,
  prune,
}
