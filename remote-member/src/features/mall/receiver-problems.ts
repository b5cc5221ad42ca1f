import { limits } from '@pitchside/contract'
import type { Receiver } from './mall.calls'

export type ReceiverProblems = Partial<Record<keyof Receiver, 'missing' | 'wrong'>>

export const nobody: Receiver = { name: '', mobile: '', address: '' }

/** What has to be filled in or mended before a parcel can be sent. The server looks again. */
export function problemsOf({ name, mobile, address }: Receiver): ReceiverProblems {
  const problems: ReceiverProblems = {}
  if (name.trim() === '') problems.name = 'missing'
  const digits = mobile.replace(/[\s-]/gu, '')
  if (digits === '') problems.mobile = 'missing'
  else if (!/^\d{6,}$/u.test(digits) || digits.length > limits.mobileChars) problems.mobile = 'wrong'
  if (address.trim() === '') problems.address = 'missing'
  return problems
}
