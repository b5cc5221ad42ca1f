import type { CallData, CallInput } from '@pitchside/contract'

/**
 * Makes a passkey. Rejects with an error of the browser's when the member closes its question, or when the device has one
 * of this account already (`InvalidStateError`). The library is loaded when it is needed.
 */
export async function makePasskey(wanted: CallData<'startPasskey'>): Promise<CallInput<'confirmPasskey'>['response']> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: wanted as never })
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } }
}
