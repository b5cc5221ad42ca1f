import type { App } from '@pitchside/backend'
import type { ReleasesOptions } from '@pitchside/releases'

const roles = { release: 'manager', admin: 'manager', agent: 'viewer', member: undefined } as const

type Modules = Pick<App['modules'], 'account' | 'sessions'>

/**
 * Accounts of the site at the release console: release managers and admins release, support agents look on. Each sign-in
 * is a session of the account: a ban, a new password, a log-out of all devices or a lost role ends it.
 */
export function releaseStaff({ account, sessions }: Modules): NonNullable<ReleasesOptions['accounts']> {
  async function staffOf(userId: Parameters<typeof account.users.find>[0]) {
    const user = await account.users.find(userId)
    const role = user && roles[user.role]
    return role && { name: user.nickname, role }
  }
  return {
    async signIn(mobile, password, ip) {
      const userId = await account.account.identify(mobile, password, ip).catch(() => undefined)
      const staff = userId && (await staffOf(userId))
      if (!staff) return undefined
      const opened = await sessions.sessions.openNamed(userId, { ip, name: 'release console' }).catch(() => undefined)
      return opened && { ...staff, session: opened.id }
    },
    async find(id) {
      const session = await sessions.sessions.byId(id)
      return session && staffOf(session.userId)
    },
    end: (id) => sessions.sessions.end(id),
  }
}
