import { type Static, Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { SignedInUser } from './account'
import { OperatorSession } from './operators'
import { flag, id, none, nothing, seconds } from './schema'

const base64url = (maxLength: number) => Type.String({ pattern: `^[A-Za-z0-9_-]{1,${maxLength}}$` })
const words = <T extends string>(...all: T[]) => Type.Union(all.map((word) => Type.Literal(word)))

/** A password somebody has: no rules, whoever is wrong hears so from the server. */
const password = Type.String({ minLength: 1, maxLength: limits.passwordMaxChars })
/** What a log-in that waits for its second step was given; it stands for the account whose password was right. */
const ticket = base64url(64)
const ticketLifetime = Type.Integer({ minimum: 1, description: 'seconds the ticket is good for' })

const transports = Type.Optional(Type.Array(Type.String({ pattern: '^[a-z-]{1,20}$' }), { maxItems: 10 }))
const KnownPasskey = Type.Object({ id: base64url(1_400), type: Type.Literal('public-key'), transports })
const userVerification = words('required', 'preferred', 'discouraged')

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn: what `navigator.credentials.get` is asked. */
export const PasskeyRequest = Type.Object({
  challenge: base64url(200),
  rpId: Type.String(),
  timeout: Type.Integer(),
  allowCredentials: Type.Array(KnownPasskey),
  userVerification,
})

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn: what `navigator.credentials.create` is asked. */
export const PasskeyCreation = Type.Object({
  rp: Type.Object({ name: Type.String(), id: Type.String() }),
  user: Type.Object({ id: base64url(100), name: Type.String(), displayName: Type.String() }),
  challenge: base64url(200),
  pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.Literal('public-key') })),
  timeout: Type.Integer(),
  excludeCredentials: Type.Array(KnownPasskey),
  authenticatorSelection: Type.Object({ residentKey: userVerification, userVerification }),
  attestation: Type.Literal('none'),
})

const answered = {
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: Type.Literal('public-key'),
}

/** RegistrationResponseJSON of WebAuthn, as far as the server reads it. */
export const PasskeyMade = Type.Object({
  ...answered,
  response: Type.Object({ clientDataJSON: base64url(2_000), attestationObject: base64url(12_000), transports }),
})

/** AuthenticationResponseJSON of WebAuthn, as far as the server reads it. */
export const PasskeyUsed = Type.Object({
  ...answered,
  response: Type.Object({
    clientDataJSON: base64url(2_000),
    authenticatorData: base64url(2_000),
    signature: base64url(8_000),
    userHandle: Type.Optional(base64url(100)),
  }),
})

/** `data` of a log-in that is refused with `second-factor-needed`: the password was right, a second step is wanted. */
export const SecondFactorAsked = Type.Object({
  ticket,
  expires_in: ticketLifetime,
  methods: Type.Array(words('passkey', 'totp', 'recovery')),
  passkey: Type.Optional(PasskeyRequest),
})
export type SecondFactorAsked = Static<typeof SecondFactorAsked>

/**
 * `data` of a log-in that is refused with `second-factor-missing`: the password was right, but the account must have a
 * second factor first. The ticket opens `startTotp`, `confirmTotp`, `startPasskey` and `confirmPasskey`; once a factor
 * stands, the log-in goes on with the method `enrolled`.
 */
export const SecondFactorMissing = Type.Object({
  ticket,
  expires_in: ticketLifetime,
  kinds: Type.Array(words('passkey', 'totp')),
})
export type SecondFactorMissing = Static<typeof SecondFactorMissing>

const secondStep = Type.Object({
  ticket,
  method: words('passkey', 'totp', 'recovery', 'enrolled'),
  code: Type.Optional(
    Type.String({ pattern: '^[0-9A-Za-z -]{6,40}$', description: 'six digits, or a recovery code as it was shown' }),
  ),
  passkey: Type.Optional(PasskeyUsed),
})

/** Members prove who they are by their password; who must enrol at the log-in has only a ticket. */
const asker = { password: Type.Optional(password), ticket: Type.Optional(ticket) }
const recoveryCodes = Type.Array(Type.String(), {
  description: 'shown this once; empty when the account has had codes before',
})

/** The second step of a log-in, and the factors it is made with. */
export const secondFactorCalls = defineCalls({
  confirmLogIn: { who: 'visitor', input: secondStep, data: SignedInUser },
  confirmOperatorLogIn: { who: 'visitor', input: secondStep, data: OperatorSession },
  listSecondFactors: {
    who: 'member',
    input: nothing,
    data: Type.Object({
      factors: Type.Array(
        Type.Object({
          id: Type.Integer(),
          kind: words('passkey', 'totp'),
          name: Type.String(),
          addtime: seconds,
          seen_time: Type.Integer({ minimum: 0, description: 'epoch seconds of the last use, 0 = never' }),
        }),
      ),
      codes_left: Type.Integer({ minimum: 0, description: 'recovery codes that were not used' }),
      kinds: Type.Array(words('passkey', 'totp'), { description: 'what can be added at this address' }),
      is_required: flag,
    }),
  },
  startTotp: {
    who: 'visitor',
    input: Type.Object(asker),
    data: Type.Object({
      secret: Type.String({ description: 'base32, to be typed where no picture can be read' }),
      uri: Type.String({ description: 'otpauth://totp/…' }),
      img: Type.String({ description: 'data URI of the QR picture of the uri' }),
    }),
  },
  confirmTotp: {
    who: 'visitor',
    input: Type.Object({ code: Type.String({ pattern: '^\\d{6}$' }), ticket: Type.Optional(ticket) }),
    data: Type.Object({ codes: recoveryCodes }),
  },
  startPasskey: { who: 'visitor', input: Type.Object(asker), data: PasskeyCreation },
  confirmPasskey: {
    who: 'visitor',
    input: Type.Object({
      response: PasskeyMade,
      name: Type.String({
        pattern: `^[^<>&"/\\\\:]{1,${limits.secondFactorNameChars}}$`,
        description: 'what its owner calls it',
      }),
      ticket: Type.Optional(ticket),
    }),
    data: Type.Object({ codes: recoveryCodes }),
  },
  removeSecondFactor: { who: 'member', input: Type.Object({ id, password }), data: none },
  renewRecoveryCodes: {
    who: 'member',
    input: Type.Object({ password }),
    data: Type.Object({ codes: recoveryCodes }),
  },
  /** A lost factor: all of an account's factors and codes go, and its sessions end. */
  clearSecondFactors: { who: 'admin', input: Type.Object({ uid: id }), data: none },
})
