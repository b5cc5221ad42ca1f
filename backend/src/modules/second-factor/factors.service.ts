import { type CallData, type CallInput, limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import type { UserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import { qrPicture } from '../../kernel/qr-picture'
import type { Sealer } from '../../kernel/sealed-text'
import { createFactorQueries, type FactorQueries, type NewFactor } from './factors.queries'
import { creationOptions, readNewPasskey } from './passkeys.rules'
import { newRecoveryCodes, recoveryHash } from './recovery-codes.rules'
import { setUpS, stepS } from './second-step.rules'
import { asKnown, passkeysAt, type SecondStep, totpOf } from './second-step.service'
import { newTotpSecret, totpStepOf, totpUri } from './totp.rules'

/** Who changes the own factors; `note` writes into the transaction of the change. */
export interface Owner {
  userId: UserId
  /** With the ticket of a log-in that wants a first factor: once there is one, the ticket adds no other. */
  isFirstOnly?: boolean
  note(tx: Db, before: string[], after: string[]): Promise<void>
}

export interface FactorDeps {
  kernel: Pick<Kernel, 'db' | 'clock' | 'random'>
  factors: FactorQueries
  sealer: Sealer
  secondStep: SecondStep
  /** What apps and browsers call the site they keep a factor of. */
  siteName: () => Promise<string>
}

const partyAway = () => new Failure('passkey-away')

/** Adds and removes second factors of an account. */
export function createFactors({ kernel, factors, sealer, secondStep, siteName }: FactorDeps) {
  const { db, clock, random } = kernel
  const setUpEnd = () => clock.now() + setUpS * 1_000
  const namesOf = async (queries: FactorQueries, userId: UserId) =>
    (await queries.of(userId)).map(({ kind, name }) => (name === '' ? kind : `${kind}: ${name}`))

  /** Changes factors in one transaction with what is noted about it. */
  const change = <T>({ userId, note }: Owner, work: (queries: FactorQueries) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const queries = createFactorQueries(tx)
      await queries.lock(userId)
      const before = await namesOf(queries, userId)
      const result = await work(queries)
      await note(tx, before, await namesOf(queries, userId))
      return result
    })

  async function newCodes(queries: FactorQueries, userId: UserId): Promise<string[]> {
    const codes = newRecoveryCodes(random)
    await queries.replaceCodes(
      userId,
      codes.map((code) => recoveryHash(userId, code)),
    )
    return codes
  }

  /** The codes of an account that had no factor before; none for others, who have theirs. */
  const add = (owner: Owner, factor: NewFactor): Promise<string[]> =>
    change(owner, async (queries) => {
      const { userId } = owner
      const had = await queries.of(userId)
      if (owner.isFirstOnly && had.length > 0) throw new Failure('second-step-over')
      // An app that is set up anew takes the place of the one before.
      if (factor.kind === 'totp') await queries.deleteTotp(userId)
      if (had.length >= limits.secondFactors) throw new Failure('second-factor-many')
      if (!(await queries.insert(userId, factor, clock.now()))) throw new Failure('passkey-known')
      await queries.endSetUp(userId, factor.kind)
      return had.length === 0 ? newCodes(queries, userId) : []
    })

  async function nicknameOf(userId: UserId): Promise<string> {
    const person = await factors.person(userId)
    if (!person) throw new Failure('user-unknown')
    return person.nickname
  }

  return {
    async startTotp(userId: UserId): Promise<CallData<'startTotp'>> {
      const secret = newTotpSecret()
      const uri = totpUri(await siteName(), await nicknameOf(userId), secret)
      await factors.setUp(userId, 'totp', await sealer.seal(secret, totpOf(userId)), setUpEnd())
      return { secret, uri, img: await qrPicture(uri) }
    },
    async confirmTotp(owner: Owner, code: string): Promise<string[]> {
      const sealed = await factors.settingUp(owner.userId, 'totp', clock.now())
      if (sealed === undefined) throw new Failure('set-up-over')
      const secret = await sealer.open(sealed, totpOf(owner.userId))
      const counter = await totpStepOf(secret, code, clock.now(), 0)
      if (counter === undefined) throw new Failure('second-factor-wrong')
      return add(owner, { kind: 'totp', name: '', secret: sealed, counter })
    },
    async startPasskey(userId: UserId, origin: string): Promise<CallData<'startPasskey'>> {
      const party = secondStep.partyAt(origin)
      if (!party) throw partyAway()
      const user = { id: userId, nickname: await nicknameOf(userId) }
      const challenge = random.token(32)
      await factors.setUp(userId, 'passkey', challenge, setUpEnd())
      const known = passkeysAt(await factors.of(userId), party).map(asKnown)
      return creationOptions(party, await siteName(), user, { challenge, timeoutS: stepS, known })
    },
    async confirmPasskey(
      owner: Owner,
      { response, name }: Pick<CallInput<'confirmPasskey'>, 'response' | 'name'>,
      origin: string,
    ): Promise<string[]> {
      const party = secondStep.partyAt(origin)
      if (!party) throw partyAway()
      const challenge = await factors.settingUp(owner.userId, 'passkey', clock.now())
      if (challenge === undefined) throw new Failure('set-up-over')
      const made = await readNewPasskey(response, party, challenge)
      if (!made) throw new Failure('passkey-refused')
      const { id: credentialId, publicKey: secret, counter, transports } = made
      return add(owner, { kind: 'passkey', name, secret, counter, transports, credentialId, rpId: party.id })
    },
    /** With the last factor its recovery codes go as well. */
    remove: (owner: Owner, id: number, isRequired: boolean): Promise<void> =>
      change(owner, async (queries) => {
        const all = await queries.of(owner.userId)
        if (!all.some((one) => one.id === id)) throw new Failure('second-factor-unknown')
        if (all.length === 1 && isRequired) throw new Failure('second-factor-required')
        await queries.delete(owner.userId, id)
        if (all.length === 1) await queries.deleteCodes(owner.userId)
      }),
    renewCodes: (owner: Owner): Promise<string[]> =>
      change(owner, async (queries) => {
        if ((await queries.of(owner.userId)).length === 0) throw new Failure('second-factor-none')
        return newCodes(queries, owner.userId)
      }),
    /** All factors and codes of an account, inside the transaction of whoever may do so. False: it had none. */
    async clearIn(tx: Db, userId: UserId): Promise<boolean> {
      const queries = createFactorQueries(tx)
      await queries.lock(userId)
      if ((await queries.of(userId)).length === 0) return false
      await queries.deleteAll(userId)
      await queries.deleteCodes(userId)
      return true
    },
  }
}

export type Factors = ReturnType<typeof createFactors>
