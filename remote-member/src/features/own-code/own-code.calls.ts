import { call } from '@pitchside/http'

/** What a code to the member's own number is good for, by the wire's numbers. */
const purposes = { password: 3, deletion: 4, paymentPassword: 5, payout: 8 } as const
export type OwnCodePurpose = keyof typeof purposes

/** Sends a code to the member's own number. A refusal is told where it was asked for. */
export async function sendOwnCode(purpose: OwnCodePurpose): Promise<void> {
  await call('sendCode', { type: purposes[purpose] }, { isQuiet: true })
}
