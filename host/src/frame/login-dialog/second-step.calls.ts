import type { CallInput, SecondFactorAsked } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { enter } from './login.calls'
import { makePasskey, proveByPasskey } from './passkey'

/** Refusals are shown in the form. */
const quiet = { isQuiet: true }

async function confirm(step: CallInput<'confirmLogIn'>): Promise<void> {
  enter(await call('confirmLogIn', step, quiet))
}

export const confirmByCode = (ticket: string, method: 'totp' | 'recovery', code: string): Promise<void> =>
  confirm({ ticket, method, code })

export async function confirmByPasskey({ ticket, passkey }: SecondFactorAsked): Promise<void> {
  if (!passkey) throw new Error('The log-in names no passkey to ask for.')
  await confirm({ ticket, method: 'passkey', passkey: await proveByPasskey(passkey) })
}

/** The factor was set up with this ticket: the log-in goes on. */
export const confirmEnrolled = (ticket: string): Promise<void> => confirm({ ticket, method: 'enrolled' })

/** What an authenticator app has to know. */
export interface TotpSecret {
  secret: string
  image: string
}

export async function startTotp(ticket: string): Promise<TotpSecret> {
  const { secret, img } = await call('startTotp', { ticket }, quiet)
  return { secret, image: img }
}

/** Resolves with recovery codes, which are shown this once; none when the account has had some. */
export async function enrolTotp(ticket: string, code: string): Promise<string[]> {
  return (await call('confirmTotp', { ticket, code }, quiet)).codes
}

/** As {@link enrolTotp}. */
export async function enrolPasskey(ticket: string, name: string): Promise<string[]> {
  const response = await makePasskey(await call('startPasskey', { ticket }, quiet))
  return (await call('confirmPasskey', { ticket, name, response }, quiet)).codes
}
