import type { CallData, CallInput, SecondFactorAsked } from '@pitchside/contract'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

type Asked = NonNullable<SecondFactorAsked['passkey']>
type Used = NonNullable<CallInput<'confirmLogIn'>['passkey']>
type Made = CallInput<'confirmPasskey'>['response']

/**
 * Asks for a passkey. Rejects with an error of the browser's when the visitor closes the question. The library reads what
 * password managers answer, which is not always what browsers would.
 */
export async function proveByPasskey(asked: Asked): Promise<Used> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: asked as never })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type,
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}

/** Makes a passkey; rejects as {@link proveByPasskey} does. */
export async function makePasskey(wanted: CallData<'startPasskey'>): Promise<Made> {
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: wanted as never })
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } }
}
