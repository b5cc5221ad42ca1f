import { Failure } from '../../kernel/failure'
import { asUserId, type UserId } from '../../kernel/ids'
import type { CallContext, CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import type { AccountModule } from '../account/account.module'
import { deviceOf, type Sessions } from '../sessions/sessions.module'
import type { FactorQueries } from './factors.queries'
import type { Factors, Owner } from './factors.service'
import type { SecondStep } from './second-step.service'
import type { StaffNotes } from './staff-notes'

export interface SecondFactorRouteDeps {
  account: Pick<AccountModule, 'account' | 'signedIn'>
  factors: Factors
  queries: FactorQueries
  secondStep: SecondStep
  sessions: Sessions
  notes: StaffNotes
}

interface Asked {
  password?: string | undefined
  ticket?: string | undefined
}

/** Setting factors up: by a member who knows the password, or with the ticket of a log-in that wants one first. */
function setUpCalls({ account, factors, secondStep, sessions, notes }: SecondFactorRouteDeps): CallHandlers {
  /** The account whose password was shown: now, or before the ticket was given. */
  async function prover({ password, ticket }: Asked, caller: CallContext): Promise<UserId> {
    if (ticket !== undefined) return secondStep.enrolling(ticket)
    const { userId } = caller.member()
    await account.account.provePassword(userId, password ?? '')
    return userId
  }
  /** Adds a factor to what was begun by {@link prover}; with the first one all other sessions end. */
  async function added(
    { ticket, call }: { ticket: string | undefined; call: string },
    caller: CallContext,
    add: (owner: Owner) => Promise<string[]>,
  ): Promise<{ codes: string[] }> {
    const isFirstOnly = ticket !== undefined
    const userId = isFirstOnly ? await secondStep.enrolling(ticket) : caller.member().userId
    const codes = await add({ userId, isFirstOnly, note: notes.changes(userId, call, caller.ip) })
    if (isFirstOnly) {
      await sessions.endAll(userId, 'signed-out')
      await secondStep.enrolled(ticket)
    } else if (codes.length > 0) await sessions.endOthers(userId, caller.member().id, 'signed-out')
    caller.say('second-factor-added')
    return { codes }
  }
  return {
    startTotp: async (input, caller) => factors.startTotp(await prover(input, caller)),
    confirmTotp: ({ code, ticket }, caller) =>
      added({ ticket, call: 'confirmTotp' }, caller, (owner) => factors.confirmTotp(owner, code)),
    startPasskey: async (input, caller) => factors.startPasskey(await prover(input, caller), caller.origin),
    confirmPasskey: ({ ticket, ...made }, caller) =>
      added({ ticket, call: 'confirmPasskey' }, caller, (owner) => factors.confirmPasskey(owner, made, caller.origin)),
  }
}

/** Factors somebody has. */
function ownCalls({ account, factors, queries, secondStep, notes }: SecondFactorRouteDeps): CallHandlers {
  const ownerOf = (userId: UserId, call: string, { ip }: CallContext): Owner => ({
    userId,
    note: notes.changes(userId, call, ip),
  })
  return {
    async listSecondFactors(_input, caller) {
      const { userId } = caller.member()
      const all = await queries.of(userId)
      return {
        factors: all.map(({ id, kind, name, createdAt, usedAt }) => ({
          id,
          kind,
          name,
          addtime: secondsOf(createdAt),
          seen_time: secondsOf(usedAt ?? 0),
        })),
        codes_left: await queries.codesLeft(userId),
        kinds: secondStep.kindsAt(caller.origin),
        is_required: (await secondStep.isRequiredOf(userId)) ? 1 : 0,
      }
    },
    async removeSecondFactor({ id, password }, caller) {
      const { userId } = caller.member()
      await account.account.provePassword(userId, password)
      await factors.remove(ownerOf(userId, 'removeSecondFactor', caller), id, await secondStep.isRequiredOf(userId))
      caller.say('second-factor-removed')
    },
    async renewRecoveryCodes({ password }, caller) {
      const { userId } = caller.member()
      await account.account.provePassword(userId, password)
      const codes = await factors.renewCodes(ownerOf(userId, 'renewRecoveryCodes', caller))
      caller.say('recovery-codes-renewed')
      return { codes }
    },
  }
}

/** Second factors, in wire words outside and ours inside. */
export function createSecondFactorCalls(deps: SecondFactorRouteDeps): CallHandlers {
  const { account, factors, secondStep, sessions, notes } = deps
  return {
    ...setUpCalls(deps),
    ...ownCalls(deps),
    async confirmLogIn(input, caller) {
      const { userId, method } = await secondStep.confirm(input, { door: 'site', origin: caller.origin })
      const token = await sessions.open(userId, { ...deviceOf(caller), isTwoStep: true })
      await notes.logIn(userId, 'confirmLogIn', method, caller.ip)
      return account.signedIn(userId, token)
    },
    /** Whoever lost the factor says so to an operator. The account's sessions end: one of them may be the thief's. */
    async clearSecondFactors({ uid }, caller) {
      const userId = asUserId(uid)
      if (userId === caller.member().userId) throw new Failure('second-factor-own')
      const close = await notes.transaction(async (tx) => {
        if (!(await factors.clearIn(tx, userId))) throw new Failure('second-factor-none')
        return sessions.endAllIn(tx, userId, 'signed-out', 'signed-out')
      })
      close()
      caller.say('second-factors-cleared')
    },
  }
}
