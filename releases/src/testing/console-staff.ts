import type { ReleasesOptions } from '../http/releases-plugin'

/** What a test sees of its staff: sessions that are open, turns that were taken, and whether the account is still staff. */
export interface StaffBook {
  open: Set<string>
  tries: string[]
  isStaff(): boolean
}

/** One account that signs in with a password, one that wants a second step, and turns that all nodes count together. */
export function consoleStaff({ open, tries, isStaff }: StaffBook): Pick<ReleasesOptions, 'accounts' | 'limiter'> {
  const account = { name: '发布经理', role: 'manager' as const }
  return {
    accounts: {
      knows: async (mobile, cookies) => mobile === '86-139' && cookies === 'mark=known',
      async signIn(mobile, password) {
        if (mobile === '86-138' && password === 'right')
          return { reason: 'second-factor-needed', message: 'go on', data: { ticket: 'one' }, page: '/step.js' }
        if (mobile !== '86-139' || password !== 'right') return undefined
        open.add('first')
        return { ...account, session: 'first', cookie: 'mark=known; HttpOnly' }
      },
      async confirm(input, { origin }) {
        const { ticket, code } = input as Record<string, unknown>
        if (ticket !== 'one' || code !== '123456') return { reason: 'second-factor-wrong', message: `no: ${origin}` }
        open.add('first')
        return { ...account, session: 'first' }
      },
      find: async (session) => (open.has(session) && isStaff() ? account : undefined),
      end: async (session) => void open.delete(session),
    },
    limiter: {
      async take(what, ip, { count }) {
        const key = `${what} ${ip}`
        tries.push(key)
        return tries.filter((one) => one === key).length > count ? 1 : 0
      },
      async reset(what, ip) {
        const others = tries.filter((one) => one !== `${what} ${ip}`)
        tries.splice(0, tries.length, ...others)
      },
    },
  }
}
