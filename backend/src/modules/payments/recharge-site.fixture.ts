import { expect } from '@jest/globals'
import type { Behaviour } from '../../adapters/payment-sandbox/sandbox-books'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, startTestApp } from '../../testing/test-app'

/** The real backend with a member who tops up, and short words for what the tests do again and again. */
export async function startRechargeSite() {
  const site = await startTestApp({
    only: [...accountModules, 'wallet', 'live', 'gifts', 'envelopes', 'nobles', 'horns', 'payments'],
  })
  const { token, userId: member } = await site.signIn('visitor')
  let wishes = 0
  /** A new order of 60 diamonds for 6 yuan. */
  const order = (options: { token?: string } = {}) => {
    wishes += 1
    return site.ok('getPayUrl', { id: 1, type: 'sandbox', nonce: `wish ${wishes}` }, { token: options.token ?? token })
  }
  async function press(
    url: string,
    behaviour: Behaviour | string,
    change: Record<string, string> = {},
  ): Promise<{ statusCode: number; body: string }> {
    const fields = { ...Object.fromEntries(new URL(url).searchParams), behaviour, ...change }
    const { statusCode, body } = await site.app.fastify.inject({
      method: 'POST',
      url: '/pay/sandbox',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
      payload: new URLSearchParams(fields).toString(),
    })
    return { statusCode, body }
  }
  const stateOf = async (no: string) => (await site.ok('getRecharge', { order: no }, { token })).state
  const balance = async () => Number((await site.ok('getOwnUser', {}, { token })).balance)
  /** Whatever happens, the order ends like this and brings so many diamonds. */
  async function ends(no: string, state: string, before: number, diamonds: number): Promise<void> {
    expect(await stateOf(no)).toBe(state)
    expect(Math.round(((await balance()) - before) * 10)).toBe(Math.round(diamonds * 10))
    expect(await ledgerProblems(site.db)).toEqual([])
  }
  return { site, token, member, order, press, stateOf, balance, ends }
}

export type RechargeSite = Awaited<ReturnType<typeof startRechargeSite>>
