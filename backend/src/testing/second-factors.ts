import { expect } from '@jest/globals'
import type { SecondFactorAsked } from '@pitchside/contract'
import { generateSync } from 'otplib'
import { type DemoAccountName, demoAccounts, demoPassword } from '../modules/account/demo-accounts'
import { createSoftPasskey } from './soft-passkey'
import { solveCaptcha } from './solve-captcha'
import type { TestSite } from './test-app'

const password = demoPassword
export const mobileOf = (who: DemoAccountName) => `86-139${String(demoAccounts[who].id).padStart(8, '0')}`

/** People of a site who log in with a second factor. */
export function secondFactorsOn(site: () => TestSite) {
  /** What an app shows so many steps of 30 s from now. */
  const codeOf = (secret: string, steps = 0) =>
    generateSync({ secret, epoch: Math.floor(site().clock.now() / 1_000) + steps * 30 })
  const logIn = async (who: DemoAccountName, given = password) =>
    site().call('login', { mobile: mobileOf(who), password: given, captcha: await solveCaptcha(site()) })
  return {
    codeOf,
    logIn,
    async askedOf(who: DemoAccountName): Promise<SecondFactorAsked> {
      const { reason, data } = await logIn(who)
      expect(reason).toBe('second-factor-needed')
      return data as unknown as SecondFactorAsked
    },
    /** Switches an app on; resolves with its secret, the codes and the session that did it. */
    async withApp(who: DemoAccountName) {
      const { token } = await site().signIn(who)
      const { secret } = await site().ok('startTotp', { password }, { token })
      const { codes } = await site().ok('confirmTotp', { code: codeOf(secret) }, { token })
      await site().clock.skip(30_000)
      return { token, secret, codes }
    },
    async withPasskey(who: DemoAccountName, passkey = createSoftPasskey(), name = 'My key') {
      const { token } = await site().signIn(who)
      const { challenge } = await site().ok('startPasskey', { password }, { token })
      const reply = await site().call('confirmPasskey', { response: passkey.make(challenge), name }, { token })
      return { token, passkey, reply }
    },
  }
}
