import type { CallData, CallInput, SecondFactorAsked } from '@pitchside/contract'
import type { RelyingParty } from './relying-party.rules'

export type PasskeyMade = CallInput<'confirmPasskey'>['response']
export type PasskeyUsed = NonNullable<CallInput<'confirmLogIn'>['passkey']>

/** Ed25519, P-256, RSA: what authenticators make. */
const algorithms = [-8, -7, -257]

export interface KnownPasskey {
  id: string
  transports: string[]
}

/** What is kept of a passkey. */
export interface Passkey extends KnownPasskey {
  /** COSE, base64url. */
  publicKey: string
  counter: number
}

const describe = ({ id, transports }: KnownPasskey) => ({ id, type: 'public-key' as const, transports })

export function creationOptions(
  party: RelyingParty,
  site: string,
  user: { id: number; nickname: string },
  ask: { challenge: string; timeoutS: number; known: KnownPasskey[] },
): CallData<'startPasskey'> {
  return {
    rp: { name: site, id: party.id },
    // The same for all passkeys of an account, so that an authenticator keeps one of them.
    user: {
      id: Buffer.from(`member ${user.id}`).toString('base64url'),
      name: user.nickname,
      displayName: user.nickname,
    },
    challenge: ask.challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: ask.timeoutS * 1_000,
    excludeCredentials: ask.known.map(describe),
    // The password came before: a touch is enough, and what asks for more may.
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    attestation: 'none',
  }
}

export function requestOptions(
  party: RelyingParty,
  ask: { challenge: string; timeoutS: number; known: KnownPasskey[] },
): NonNullable<SecondFactorAsked['passkey']> {
  return {
    challenge: ask.challenge,
    rpId: party.id,
    timeout: ask.timeoutS * 1_000,
    allowCredentials: ask.known.map(describe),
    userVerification: 'preferred',
  }
}

/** The library and the formats it reads are large, and few log-ins need them. */
const load = () => import('@simplewebauthn/server')

/** The passkey that was made for our challenge; undefined: it was not. */
export async function readNewPasskey(
  response: PasskeyMade,
  party: RelyingParty,
  challenge: string,
): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await load()
  const found = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!found?.verified) return undefined
  const { id, publicKey, counter } = found.registrationInfo.credential
  const transports = response.response.transports ?? []
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
}

/** The authenticator's new count, when the passkey signed our challenge; undefined: it did not. */
export async function passkeyCounterOf(
  response: PasskeyUsed,
  party: RelyingParty,
  challenge: string,
  passkey: Passkey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await load()
  const found = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: { ...passkey, publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')) },
  }).catch(() => undefined)
  return found?.verified ? found.authenticationInfo.newCounter : undefined
}
