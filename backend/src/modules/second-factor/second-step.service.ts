import type { CallInput, SecondFactorAsked, SecondFactorMissing } from '@pitchside/contract'
import { digest } from '../../kernel/digest'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Sealer } from '../../kernel/sealed-text'
import type { Factor, FactorKind, FactorQueries } from './factors.queries'
import { type KnownPasskey, passkeyCounterOf, requestOptions } from './passkeys.rules'
import { recoveryHash } from './recovery-codes.rules'
import { type RelyingParty, relyingPartyOf } from './relying-party.rules'
import { setUpS, stepS, stepTries } from './second-step.rules'
import type { Door, NewTicket, Ticket, TicketQueries } from './tickets.queries'
import { totpStepOf } from './totp.rules'

/** Wrong codes of an account from anywhere: whoever guesses here knows the password. Passkeys can't be guessed. */
const perAccount = { count: 10, windowMs: 15 * 60_000, isStrict: true }

/** Where somebody logs in: the door, and the origin the browser is at. */
export interface DoorAt {
  door: Door
  origin: string
}

export type SecondStepInput = CallInput<'confirmLogIn'>

export interface Confirmed {
  userId: UserId
  method: SecondStepInput['method']
}

export interface SecondStepDeps {
  kernel: Pick<Kernel, 'clock' | 'config' | 'limiter' | 'random'>
  factors: FactorQueries
  tickets: TicketQueries
  sealer: Sealer
}

/** What a sealed secret of an app is about. */
export const totpOf = (userId: UserId): string => `totp ${userId}`

/** Passkeys of a domain: others don't work there. */
export const passkeysAt = (all: Factor[], party: RelyingParty | undefined): (Factor & { credentialId: string })[] =>
  all.filter((one): one is Factor & { credentialId: string } => one.credentialId !== null && one.rpId === party?.id)

export const asKnown = ({ credentialId, transports }: Factor & { credentialId: string }): KnownPasskey => ({
  id: credentialId,
  transports,
})

/** The second step of every log-in with a password: whether one is wanted, and whether it was right. */
export function createSecondStep({ kernel, factors, tickets, sealer }: SecondStepDeps) {
  const { clock, config, limiter, random } = kernel
  const partyAt = (origin: string) => relyingPartyOf(config.publicUrl, origin)
  /** What an account can add at an origin. */
  const kindsAt = (origin: string): FactorKind[] => (partyAt(origin) ? ['passkey', 'totp'] : ['totp'])

  async function issue(ticket: Omit<NewTicket, 'hash' | 'expiresAt'>, lifetimeS: number): Promise<string> {
    const text = random.token(32)
    await tickets.insert({ ...ticket, hash: digest(text), expiresAt: clock.now() + lifetimeS * 1_000 })
    return text
  }

  async function refuseUntilEnrolled(userId: UserId, { door, origin }: DoorAt): Promise<never> {
    const lifetimeS = setUpS
    const ticket = await issue({ userId, door, state: 'enrols', challenge: '' }, lifetimeS)
    const data: SecondFactorMissing = { ticket, expires_in: lifetimeS, kinds: kindsAt(origin) }
    throw new Failure('second-factor-missing', { data })
  }

  async function ask(userId: UserId, all: Factor[], { door, origin }: DoorAt): Promise<never> {
    const party = door === 'phone' ? undefined : partyAt(origin)
    const known = passkeysAt(all, party).map(asKnown)
    const challenge = random.token(32)
    const timeoutS = stepS
    const ticket = await issue({ userId, door, state: 'asks', challenge }, timeoutS)
    const methods: SecondFactorAsked['methods'] = []
    if (known.length > 0) methods.push('passkey')
    if (all.some(({ kind }) => kind === 'totp')) methods.push('totp')
    if ((await factors.codesLeft(userId)) > 0) methods.push('recovery')
    const data: SecondFactorAsked = { ticket, expires_in: timeoutS, methods }
    if (party && known.length > 0) data.passkey = requestOptions(party, { challenge, timeoutS, known })
    throw new Failure('second-factor-needed', { data })
  }

  const usesTotp = async (userId: UserId, code: string): Promise<boolean> => {
    const factor = (await factors.of(userId)).find(({ kind }) => kind === 'totp')
    if (!factor) return false
    const secret = await sealer.open(factor.secret, totpOf(userId))
    const step = await totpStepOf(secret, code.replaceAll(' ', ''), clock.now(), factor.counter)
    return step !== undefined && (await factors.use(factor, step, clock.now()))
  }

  async function usesPasskey({ userId, challenge }: Ticket, { passkey }: SecondStepInput, origin: string) {
    const party = partyAt(origin)
    const factor = passkeysAt(await factors.of(userId), party).find(({ credentialId }) => credentialId === passkey?.id)
    if (!party || !passkey || !factor) return false
    const known = { ...asKnown(factor), publicKey: factor.secret, counter: factor.counter }
    const counter = await passkeyCounterOf(passkey, party, challenge, known)
    if (counter === undefined) return false
    if (counter > 0) return factors.use(factor, counter, clock.now())
    await factors.touch(factor.id, clock.now())
    return true
  }

  async function isRight(ticket: Ticket, input: SecondStepInput, origin: string): Promise<boolean> {
    const { method, code = '' } = input
    if (method === 'enrolled') return ticket.state === 'enrolled'
    if (ticket.state !== 'asks') return false
    if (method === 'passkey') return usesPasskey(ticket, input, origin)
    const turn = `second step ${ticket.userId}`
    await limiter.require(turn, perAccount, 'login-too-often')
    const isUsed =
      method === 'totp'
        ? await usesTotp(ticket.userId, code)
        : await factors.useCode(ticket.userId, recoveryHash(ticket.userId, code), clock.now())
    if (isUsed) await limiter.reset(turn)
    return isUsed
  }

  return {
    partyAt,
    kindsAt,
    /**
     * Called once the password was right and before a session opens. Resolves when nothing else is wanted; fails with
     * `second-factor-needed` or `second-factor-missing`, whose ticket stands for the password.
     */
    async require(userId: UserId, at: DoorAt): Promise<void> {
      const all = await factors.of(userId)
      if (all.length > 0) return ask(userId, all, at)
      const role = (await factors.person(userId))?.role
      if (role && config.secondFactorRequired.includes(role)) await refuseUntilEnrolled(userId, at)
    },
    /** Who goes on with a log-in. A ticket is good once, for a few tries, at the door where it was given. */
    async confirm(input: SecondStepInput, { door, origin }: DoorAt): Promise<Confirmed> {
      const hash = digest(input.ticket)
      const ticket = await tickets.try(hash, door, stepTries, clock.now())
      if (!ticket) throw new Failure('second-step-over')
      if (!(await isRight(ticket, input, origin))) throw new Failure('second-factor-wrong')
      if (!(await tickets.take(hash))) throw new Failure('second-step-over')
      return { userId: ticket.userId, method: input.method }
    },
    /** Whether the role of an account may log in with a second factor only. */
    async isRequiredOf(userId: UserId): Promise<boolean> {
      const role = (await factors.person(userId))?.role
      return role !== undefined && config.secondFactorRequired.includes(role)
    },
    /** The account a ticket lets set up its first factor; fails when there is none. */
    async enrolling(ticket: string): Promise<UserId> {
      const found = await tickets.enrolling(digest(ticket), clock.now())
      if (!found) throw new Failure('second-step-over')
      return found.userId
    },
    enrolled: async (ticket: string): Promise<void> =>
      void (await tickets.enrolled(digest(ticket), clock.now() + stepS * 1_000)),
  }
}

export type SecondStep = ReturnType<typeof createSecondStep>
