import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { makePasskey } from './passkey'

export type FactorKind = CallData<'listSecondFactors'>['kinds'][number]

/** One thing a log-in can be confirmed with. */
export interface SecondFactor {
  id: number
  kind: FactorKind
  name: string
  sinceMs: number
  /** undefined: never. */
  usedMs: number | undefined
}

export interface SecondFactors {
  factors: SecondFactor[]
  codesLeft: number
  /** What can be added: passkeys need an address with a name. */
  kinds: FactorKind[]
  /** The house asks for one: the last one stays. */
  isRequired: boolean
}

/** Refusals stand in the dialogs. */
const quiet = { isQuiet: true }

export async function loadSecondFactors(signal?: AbortSignal): Promise<SecondFactors> {
  const { factors, codes_left, kinds, is_required } = await call('listSecondFactors', {}, { ...quiet, signal })
  return {
    factors: factors.map(({ id, kind, name, addtime, seen_time }) => ({
      id,
      kind,
      name,
      sinceMs: addtime * 1_000,
      usedMs: seen_time === 0 ? undefined : seen_time * 1_000,
    })),
    codesLeft: codes_left,
    kinds,
    isRequired: is_required === 1,
  }
}

/** What an authenticator app has to know. */
export interface TotpSecret {
  secret: string
  image: string
}

export async function startTotp(password: string): Promise<TotpSecret> {
  const { secret, img } = await call('startTotp', { password }, quiet)
  return { secret, image: img }
}

/** Resolves with recovery codes, which are shown this once; none when the account has had some. */
export async function confirmTotp(code: string): Promise<string[]> {
  return (await call('confirmTotp', { code }, quiet)).codes
}

/** As {@link confirmTotp}. */
export async function addPasskey(password: string, name: string): Promise<string[]> {
  const response = await makePasskey(await call('startPasskey', { password }, quiet))
  return (await call('confirmPasskey', { name, response }, quiet)).codes
}

export async function removeSecondFactor(id: number, password: string): Promise<void> {
  await call('removeSecondFactor', { id, password }, quiet)
}

/** New codes; the old ones open nothing any more. */
export async function renewRecoveryCodes(password: string): Promise<string[]> {
  return (await call('renewRecoveryCodes', { password }, quiet)).codes
}
