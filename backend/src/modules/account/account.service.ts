import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Device, Sessions } from '../sessions/sessions.module'
import type { SmsCodes } from '../sms-codes/sms-codes.module'
import type { Passwords } from './password'
import { isAllowedAvatar, isAllowedNickname } from './profile.rules'
import type { ProfileChange, User, UserQueries } from './users.queries'

const tenMinutesMs = 600_000
/** Wrong passwords per account and address, and per account from anywhere. */
const perAddress = { count: 10, windowMs: tenMinutesMs }
const perAccount = { count: 50, windowMs: tenMinutesMs }

export interface AccountDeps {
  kernel: Kernel
  queries: UserQueries
  sessions: Sessions
  codes: SmsCodes
  passwords: Passwords
}

/** Log-in, registration and changes of the own account. */
export function createAccount({ kernel, queries, sessions, codes, passwords }: AccountDeps) {
  const { clock, limiter, random, realtime } = kernel

  /** The user behind number and password; equally slow and equally worded for numbers without an account. */
  async function identify(mobile: string, password: string, ip: string): Promise<UserId> {
    const here = `log-in ${mobile} ${ip}`
    const anywhere = `log-in ${mobile}`
    limiter.require(here, perAddress, 'login-too-often')
    limiter.require(anywhere, perAccount, 'login-too-often')
    const found = await queries.credentials(mobile)
    if (!(await passwords.matches(found?.passwordHash, password)) || !found) throw new Failure('login-wrong')
    limiter.reset(here)
    limiter.reset(anywhere)
    return asUserId(found.id)
  }

  return {
    identify,
    async logIn(mobile: string, password: string, device: Device): Promise<{ userId: UserId; token: string }> {
      const userId = await identify(mobile, password, device.ip)
      return { userId, token: await sessions.open(userId, device) }
    },
    async register(mobile: string, password: string, code: string): Promise<void> {
      await codes.require(mobile, 'register', code)
      const passwordHash = await passwords.hash(password)
      const nickname = `球迷${random.integer(100_000, 999_999)}`
      const avatar = `portrait:${random.token(6)}`
      const created = await queries.insert({ mobile, passwordHash, nickname, avatar, now: clock.now() })
      if (!created) throw new Failure('mobile-taken')
    },
    /** Every session of the account ends: whoever knew the old password is out. */
    async resetPassword(mobile: string, password: string, code: string): Promise<void> {
      await codes.require(mobile, 'reset-password', code)
      const found = await queries.credentials(mobile)
      if (!found) throw new Failure('user-unknown')
      await queries.setPassword(found.id, await passwords.hash(password))
      limiter.reset(`log-in ${mobile}`)
      await sessions.endAll(asUserId(found.id), 'password-changed')
    },
    async updateProfile(userId: UserId, change: ProfileChange): Promise<void> {
      if (change.nickname !== undefined && !isAllowedNickname(change.nickname)) throw new Failure('nickname-refused')
      if (change.avatar !== undefined && !isAllowedAvatar(change.avatar)) throw new Failure('avatar-refused')
      await queries.updateProfile(userId, change)
      realtime.toUser(userId, { code: 100, data: { type: 'account', event: 'profile' } })
    },
    async require(userId: UserId): Promise<User> {
      const user = await queries.byId(userId)
      if (!user) throw new Failure('user-unknown')
      return user
    },
  }
}

export type Account = ReturnType<typeof createAccount>
