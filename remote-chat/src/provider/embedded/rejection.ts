/** Codes of the SDK's errors that we use. */
export const notReadyCode = 2024
export const serverCode = 10002
const networkCode = 2800

/** The SDK's numbers for what our server refuses with. */
const codes: Readonly<Record<string, number>> = {
  network: networkCode,
  timeout: networkCode,
  'sig-expired': 70_001,
  'sig-invalid': 70_003,
  'chat-account': notReadyCode,
  'not-allowed': 10_007,
  'group-unknown': 10_010,
  'group-member': 10_013,
  'chat-muted': 10_017,
  'user-unknown': 20_003,
  'chat-deleted': 20_003,
  'chat-blocked': 20_007,
  'chat-words': 80_001,
}
export const alreadyMemberCode = 10_013
export const signatureExpiredCode = 70_001

/** An error as the SDK rejects with. */
export interface Rejection extends Error {
  code: number
}
export const rejection = (code: number, message: string): Rejection => Object.assign(new Error(message), { code })

/** Turns a failed call of the server into an error of the SDK. */
export async function ask<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const reason = (error as { reason?: unknown } | null)?.reason
    const code = typeof reason === 'string' ? codes[reason] : undefined
    throw rejection(code ?? serverCode, error instanceof Error ? error.message : String(error))
  }
}
