import { readFile } from 'node:fs/promises'
import { ReleaseRefused } from '../core/document'
import { requireSmoke } from '../smoke/smoke'
import type { Run } from '../verbs/answer'
import { canary, lock, promote, revoke, rollback, unlock } from '../verbs/change-commands'
import { diff, history, status } from '../verbs/look-commands'
import { checkInBrowser, lookFirst } from '../verbs/look-first'
import { plan } from '../verbs/plan-command'
import { audit, packages, register, revokeToken, token, tokens } from '../verbs/register-commands'
import type { Verb } from './arguments'
import { grant, prune } from './keeper-commands'
import { folderOf, publish } from './publish'

/** The rules of `--oidc` are typed as the name of a file. */
const withRules =
  (run: Run): Run =>
  async (manager, command) => {
    const { oidc } = command.values
    if (oidc === undefined) return run(manager, command)
    const values = { ...command.values, oidc: await readFile(folderOf(oidc), 'utf8') }
    return run(manager, { ...command, values })
  }

/** What each verb does on a store of this machine. */
export const commands: Readonly<Record<Verb, Run>> = {
  publish,
  check: checkInBrowser(requireSmoke),
  promote: lookFirst(promote, requireSmoke),
  canary: lookFirst(canary, requireSmoke),
  rollback,
  revoke,
  lock,
  unlock,
  status,
  history,
  diff,
  plan,
  exchange: async () => {
    throw new ReleaseRefused('usage', 'exchange asks a service: say --server')
  },
  register: withRules(register),
  packages,
  token,
  tokens,
  'revoke-token': revokeToken,
  audit,
  grant,
  prune,
}
