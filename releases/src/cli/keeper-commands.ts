import { dayMs } from '@pitchside/base'
import { type Grant, issueGrant, type ReleaseRole } from '../access/grants'
import { signingKey } from '../access/signing-key'
import { ReleaseRefused } from '../core/document'
import { prune as pruneStore } from '../core/retention'
import { type Run, requiredValue } from '../verbs/answer'

const roles: readonly ReleaseRole[] = ['viewer', 'team', 'manager']

function daysOf(text: string | undefined, otherwise: number): number {
  const days = Number(text ?? otherwise)
  if (Number.isInteger(days) && days > 0 && days <= 3650) return days
  throw new ReleaseRefused('usage', `--days ${text} is no number of days`)
}

/** A sign-in to the console for a person. Whoever may write the store may make one. */
export const grant: Run = async (manager, { values, ...command }) => {
  const asked = requiredValue({ values, ...command }, 'role')
  const name = requiredValue({ values, ...command }, 'by')
  const role = roles.find((one) => one === asked)
  if (!role) throw new ReleaseRefused('usage', `unknown role ${asked}: one of ${roles.join(', ')}`)
  if (role === 'team' && !values.package) throw new ReleaseRefused('usage', 'a team needs --package')
  const until = Date.now() + daysOf(values.days, 90) * dayMs
  const made: Grant = { name, role, until, ...(role === 'team' ? { package: values.package } : {}) }
  const token = issueGrant(await signingKey(manager.store.objects), made)
  return { json: { ...made, until: new Date(until).toISOString(), token }, text: token }
}

/** Removes what nobody can get any more; without `--yes` it only says what. */
export const prune: Run = async (manager, { values, flags }) => {
  const gone = await pruneStore(manager.store, Date.now(), daysOf(values.days, 30), flags.has('yes'))
  const names = gone.map(({ name, build }) => ({ package: name, build }))
  const what = flags.has('yes') ? 'removed' : 'to remove, with --yes'
  return {
    json: { isDone: flags.has('yes'), versions: names },
    text: [`${names.length} versions ${what}`, ...names.map((one) => `  ${one.package} ${one.build}`)].join('\n'),
  }
}
