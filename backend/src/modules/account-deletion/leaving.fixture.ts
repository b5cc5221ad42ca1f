import { newestCode, solveCaptcha } from '../../testing/solve-captcha'
import type { TestSite } from '../../testing/test-app'

export const leaverPassword = 'goodbye-2026'

export interface Person {
  mobile: string
  token: string
  id: number
}

/** People of a site who register and leave. */
export function createLeaving(site: () => TestSite) {
  let lastNumber = 0
  async function register(mobile = `86-1350000${String(++lastNumber).padStart(4, '0')}`): Promise<Person> {
    await site().ok('sendCode', { mobile, type: 1 })
    const code = await newestCode(site(), mobile)
    await site().ok('register', { mobile, password: leaverPassword, code, captcha: await solveCaptcha(site()) })
    const captcha = await solveCaptcha(site())
    const { token, id } = await site().ok('login', { mobile, password: leaverPassword, captcha })
    return { mobile, token, id }
  }
  async function codeFor({ mobile, token }: Person): Promise<string> {
    await site().clock.skip(900_000)
    await site().ok('sendCode', { type: 4 }, { token })
    return newestCode(site(), mobile)
  }
  async function remove(person: Person, change = {}, language: 'zh' | 'en' = 'zh') {
    const { token } = person
    const code = await codeFor(person)
    const ask = { pass: leaverPassword, code, confirm: '注销账号', ...change }
    return site().call('deleteAccount', ask, { token, language })
  }
  return { register, codeFor, remove }
}
