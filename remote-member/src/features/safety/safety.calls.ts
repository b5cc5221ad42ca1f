import type { CallInput } from '@pitchside/contract'
import { call } from '@pitchside/http'

/** Where the member is logged in. */
export interface LogInDevice {
  id: string
  /** Empty when the browser did not say. */
  browser: string
  system: string
  /** First half of the address, e.g. "203.0.*.*"; may be empty. */
  address: string
  sinceMs: number
  usedMs: number
  isThis: boolean
}

export async function loadDevices(signal?: AbortSignal): Promise<LogInDevice[]> {
  const wire = await call('listDevices', {}, { isQuiet: true, signal })
  return wire.map((device) => ({
    id: device.id,
    browser: device.browser,
    system: device.system,
    address: device.ip,
    sinceMs: device.addtime * 1_000,
    usedMs: device.seen_time * 1_000,
    isThis: device.is_current === 1,
  }))
}

export async function endDevice(id: string): Promise<void> {
  await call('endDevice', { id })
}

/** Resolves with how many were signed out. */
export async function endOtherDevices(): Promise<number> {
  return (await call('endOtherDevices', {})).num
}

export async function changePassword(present: string, next: string, code: string): Promise<void> {
  await call('changePassword', { pass: present, password: next, code }, { isQuiet: true })
}

/** What stands in the way of leaving; amounts in diamonds. */
export interface DeletionState {
  balance: number
  withdrawable: number
  held: number
  /** What has to be typed to confirm. */
  word: string
}

export async function loadDeletion(signal?: AbortSignal): Promise<DeletionState> {
  const wire = await call('getDeletion', {}, { isQuiet: true, signal })
  return {
    balance: Number(wire.balance),
    withdrawable: Number(wire.withdrawal_balance),
    held: Number(wire.held),
    word: wire.word,
  }
}

export interface DeletionAnswer {
  password: string
  code: string
  confirm: string
  givesUp: boolean
}

export async function deleteAccount({ password, code, confirm, givesUp }: DeletionAnswer): Promise<void> {
  const input: CallInput<'deleteAccount'> = { pass: password, code, confirm, give_up: givesUp ? 1 : 0 }
  await call('deleteAccount', input, { isQuiet: true })
}
