import { signedInFromWire } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import type { CallData, LoginFrame } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { fullMobile } from './form-problems'
import { type NextStep, nextStepOf, nextStepReasons } from './next-step'
import type { RememberedAccount } from './remembered-account'
import type { SmsPurpose } from './sms-countdown.store'

type SignedInUser = CallData<'login'>

/** Kind of device, as the log-in payload names it. */
const device_type = 'pc'

const mobileOf = (account: RememberedAccount) => fullMobile(account.countryCode, account.mobile)

/** The user is in: keeps token and user, tells the page. */
export function enter(user: SignedInUser): void {
  signedInFromWire(user)
  bus.emit('login.succeeded', { userId: user.id })
}

/** What proves that the number is the visitor's. */
type Proof = { password: string; captcha: string } | { code: string }

/** Resolves with what is wanted beside the proof, or with nothing when the user is in. */
export async function logIn(account: RememberedAccount, proof: Proof): Promise<NextStep | undefined> {
  try {
    const input = { mobile: mobileOf(account), ...proof, device_type }
    enter(await call('login', input, { expected: nextStepReasons }))
    return undefined
  } catch (failure) {
    const next = nextStepOf(failure)
    if (next) return next
    throw failure
  }
}

export interface Registration {
  account: RememberedAccount
  password: string
  code: string
  captcha: string
  invite: string
}

export async function registerAccount({ account, password, code, captcha, invite }: Registration): Promise<void> {
  const mobile = mobileOf(account)
  await call('register', { mobile, password, code, captcha, device_type, ...(invite ? { invite } : {}) })
}

export async function resetPassword(account: RememberedAccount, password: string, code: string): Promise<void> {
  await call('resetPassword', { mobile: mobileOf(account), password, code })
}

/** Type of an SMS code: 1 to register, 2 for everything else. */
const smsType: Record<SmsPurpose, number> = { register: 1, 'log-in': 2 }

export async function sendSmsCode(account: RememberedAccount, purpose: SmsPurpose): Promise<void> {
  await call('sendCode', { mobile: mobileOf(account), type: smsType[purpose] })
}

/** A QR code to log in with. */
export interface LoginQr {
  code: string
  image: string
  expiresInMs: number
}

export async function createLoginQr(): Promise<LoginQr> {
  const { code, img, expires_in } = await call('createLoginQr', {}, { isQuiet: true })
  return { code, image: img, expiresInMs: expires_in * 1_000 }
}

const isUser = (data: LoginFrame['data']): data is LoginFrame['data'] & SignedInUser =>
  typeof data.id === 'number' && typeof data.token === 'string' && typeof data.user_nickname === 'string'

/** Takes a frame of the QR log-in: the log-in itself ends it. */
export function takeLoginFrame(frame: LoginFrame): 'scanned' | 'entered' | 'ignored' {
  if (frame.data.type === 'scan') return 'scanned'
  if (!isUser(frame.data)) {
    bus.emit('failure.seen', { where: 'login.qr', reason: 'user-missing' })
    return 'ignored'
  }
  enter(frame.data)
  return 'entered'
}

export interface Captcha {
  id: string
  image: string
  piece: string
  y: number
  width: number
}

export async function createCaptcha(): Promise<Captcha> {
  return call('createCaptcha', {}, { isQuiet: true })
}

/** Gives the ticket that log-in and registration need. */
export async function solveCaptcha(id: string, x: number, track: [number, number, number][]): Promise<string> {
  return (await call('solveCaptcha', { id, x: Math.round(x), track }, { isQuiet: true })).ticket
}

/** Ends the session at the server. The token is taken before this browser forgets it. */
export async function tellSignOut(): Promise<void> {
  await call('signOut', {}, { isQuiet: true })
}
