import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { tellProfile } from '../../realtime/account-news'
import type { Device, Sessions } from '../sessions/sessions.module'
import type { SmsCodes } from '../sms-codes/sms-codes.module'
import { picturePurposes, type StoredFiles } from '../uploads/uploads.module'
import { readInviteCode } from './invite.rules'
import { type LogInTries, memberTries, type TriedFrom } from './log-in-tries'
import type { Passwords } from './password'
import type { AsksSecondStep, LogInPlace } from './ports/second-step.port'
import { isAllowedAvatar, isAllowedSignature, nicknameProblem, tidyNickname } from './profile.rules'
import type { ProfileChange, User, UserQueries } from './users.queries'

const tenMinutesMs = 600_000
/** Whoever found an open page must not guess the password there. */
const perMember = { count: 5, windowMs: tenMinutesMs, isStrict: true }

export interface PasswordChange {
  present: string
  next: string
  code: string
}
/** SMS codes of the member centre: 3 for a new password, 4 to delete the account. */
export type OwnCodePurpose = 'type-3' | 'type-4'

export interface AccountDeps {
  kernel: Kernel
  queries: UserQueries
  sessions: Sessions
  codes: SmsCodes
  passwords: Passwords
  tries: LogInTries
  secondStep: AsksSecondStep
  files: Pick<StoredFiles, 'requireOwn' | 'release'>
  siteName: () => Promise<string>
}

/** Log-in, registration and changes of the own account. */
export function createAccount(deps: AccountDeps) {
  const { kernel, queries, sessions, codes, passwords, tries, secondStep, files, siteName } = deps
  const { clock, limiter, random, realtime } = kernel

  /** The user behind number and password; equally slow and equally worded for numbers without an account. */
  async function identify(mobile: string, password: string, from: TriedFrom): Promise<UserId> {
    const forget = await tries.take('log-in', mobile, from, memberTries)
    const found = await queries.credentials(mobile)
    if (!(await passwords.matches(found?.passwordHash, password)) || !found) throw new Failure('login-wrong')
    await forget()
    return asUserId(found.id)
  }

  /** Who is logged in knows the password as well; resolves with their number. */
  async function provePassword(userId: UserId, password: string): Promise<string> {
    const turn = `prove ${userId}`
    await limiter.require(turn, perMember, 'login-too-often')
    const found = await queries.credentialsOf(userId)
    if (!found || !(await passwords.matches(found.passwordHash, password))) throw new Failure('password-wrong')
    await limiter.reset(turn)
    return found.mobile
  }

  /** The member knows password and code; the password is asked first, so that a wrong one costs no code. */
  async function prove(userId: UserId, password: string, code: string, purpose: OwnCodePurpose): Promise<void> {
    await codes.require(await provePassword(userId, password), purpose, code)
  }

  async function inviterOf(invite: string | undefined): Promise<UserId | undefined> {
    if (!invite) return undefined
    const code = readInviteCode(invite)
    const inviter = code === undefined ? undefined : await queries.byInviteCode(code)
    if (!inviter) throw new Failure('invite-unknown')
    return asUserId(inviter.id)
  }

  async function requireAvatar(userId: UserId, avatar: string, present: string): Promise<void> {
    const refusal = 'avatar-refused'
    if (!isAllowedAvatar(avatar)) throw new Failure(refusal)
    await files.requireOwn(userId, [avatar], { purposes: picturePurposes, takesHouse: true, refusal, kept: [present] })
  }

  return {
    tries,
    identify,
    prove,
    provePassword,
    async logIn(
      mobile: string,
      password: string,
      device: Device,
      at: LogInPlace,
    ): Promise<{ userId: UserId; token: string }> {
      const userId = await identify(mobile, password, device)
      await secondStep.require(userId, at)
      return { userId, token: await sessions.open(userId, device) }
    },
    /** By a code that came to the number, which opened the account as well: it can set another password. */
    async logInByCode(
      mobile: string,
      code: string,
      device: Device,
      at: LogInPlace,
    ): Promise<{ userId: UserId; token: string }> {
      await codes.require(mobile, 'log-in', code)
      const found = await queries.credentials(mobile)
      // Said to whoever holds the number alone.
      if (!found) throw new Failure('login-no-account')
      const userId = asUserId(found.id)
      await secondStep.require(userId, at)
      return { userId, token: await sessions.open(userId, device) }
    },
    async register(mobile: string, password: string, code: string, invite?: string): Promise<void> {
      const invitedBy = await inviterOf(invite)
      await codes.require(mobile, 'register', code)
      const passwordHash = await passwords.hash(password)
      const nickname = `球迷${random.integer(100_000, 999_999)}`
      const avatar = `portrait:${random.token(6)}`
      const person = { mobile, passwordHash, nickname, avatar, now: clock.now() }
      const created = await queries.insert({ ...person, ...(invitedBy === undefined ? {} : { invitedBy }) })
      if (!created) throw new Failure('mobile-taken')
    },
    /** Every session of the account ends: whoever knew the old password is out. */
    async resetPassword(mobile: string, password: string, code: string): Promise<void> {
      await codes.require(mobile, 'log-in', code)
      const found = await queries.credentials(mobile)
      if (!found) throw new Failure('user-unknown')
      await queries.setPassword(found.id, await passwords.hash(password))
      await limiter.reset(`log-in ${mobile}`)
      await sessions.endAll(asUserId(found.id), 'password-changed')
    },
    /** A new password; ending the other sessions is the caller's part. */
    async changePassword(userId: UserId, { present, next, code }: PasswordChange): Promise<void> {
      if (present === next) throw new Failure('password-same')
      await prove(userId, present, code, 'type-3')
      await queries.setPassword(userId, await passwords.hash(next))
    },
    async updateProfile(userId: UserId, change: ProfileChange): Promise<void> {
      const nickname = change.nickname === undefined ? undefined : tidyNickname(change.nickname)
      const problem = nickname === undefined ? undefined : nicknameProblem(nickname, await siteName())
      if (problem) throw new Failure(problem, { data: { field: 'user_nickname' } })
      const before = (await queries.byId(userId))?.avatar ?? ''
      if (change.avatar !== undefined) await requireAvatar(userId, change.avatar, before)
      if (change.signature !== undefined && !isAllowedSignature(change.signature))
        throw new Failure('signature-refused', { data: { field: 'signature' } })
      await queries.updateProfile(userId, { ...change, ...(nickname === undefined ? {} : { nickname }) })
      tellProfile(realtime, userId)
      if (change.avatar !== undefined && change.avatar !== before) await files.release(userId, [before])
    },
    async require(userId: UserId): Promise<User> {
      const user = await queries.byId(userId)
      if (!user || user.isDeleted) throw new Failure('user-unknown')
      return user
    },
  }
}

export type Account = ReturnType<typeof createAccount>
