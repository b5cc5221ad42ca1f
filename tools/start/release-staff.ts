import type { App } from '@pitchside/backend'
import type { ReleasesOptions } from '@pitchside/releases'

const roles = { release: 'manager', admin: 'manager', agent: 'viewer', member: undefined } as const

/** Accounts of the site at the release console: release managers and admins release, support agents look on. */
export function releaseStaff({ account }: Pick<App['modules'], 'account'>): NonNullable<ReleasesOptions['signIn']> {
  return async (mobile, password, ip) => {
    const userId = await account.account.identify(mobile, password, ip).catch(() => undefined)
    const user = userId && (await account.users.find(userId))
    const role = user && roles[user.role]
    return role && { name: user.nickname, role }
  }
}
