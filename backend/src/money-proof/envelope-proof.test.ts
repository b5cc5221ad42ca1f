import { expect, test } from '@jest/globals'
import { moneyProof, tally } from './money-site'

const money = moneyProof()

test('LIVE-06 500 visitors claim an envelope of 100 shares: each share once, every tenth paid, nobody twice', async () => {
  const { tokens, ids } = await money.crowd(500, 70_000)
  const id = await money.openEnvelope(1_000, 100)
  const replies = await Promise.all(tokens.map((token) => money.site.call('claimRedEnvelope', { id }, { token })))
  expect(tally(replies)).toEqual({ ok: 100, 'envelope-empty': 400 })
  const paid = await Promise.all(ids.map(money.spendable))
  expect(paid.reduce((a, b) => a + b, 0)).toBe(10_000)
  expect(paid.filter((tenths) => tenths > 0)).toHaveLength(100)
})

test('LIVE-06 50 visitors click ten times each: one share each', async () => {
  const { tokens } = await money.crowd(50, 71_000)
  const id = await money.openEnvelope(100, 200)
  const clicks = tokens.flatMap((token) =>
    Array.from({ length: 10 }, () => money.site.call('claimRedEnvelope', { id }, { token })),
  )
  const counts = tally(await Promise.all(clicks))
  expect(counts.ok).toBe(50)
  // Of clicks at once the limit on claims refuses some before the envelope does.
  expect(Object.keys(counts).filter((name) => !['ok', 'envelope-taken', 'too-often'].includes(name))).toEqual([])
})

test('LIVE-06 what is left goes back once, however often and at once it is given back', async () => {
  const { tokens } = await money.crowd(3, 72_000)
  const id = await money.openEnvelope(100, 10)
  for (const token of tokens) await money.site.ok('claimRedEnvelope', { id }, { token })
  const { userId } = await money.site.signIn('rich')
  const before = await money.spendable(userId)
  const left = await money.site.db.one<{ tenths: number }>(
    'select sum(tenths) as tenths from red_envelope_shares where envelope_id = $1 and user_id is null',
    [id],
  )
  const { close } = money.site.modules.envelopes
  const late = await money.crowd(20, 73_000)
  // Time moves without the job that closes envelopes, so that claims and refunds meet at the end.
  await money.site.db.query('update red_envelopes set opens_at = $2::bigint - 1, expires_at = $2 where id = $1', [
    id,
    money.site.clock.now(),
  ])
  const [closed, claims] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => close(id))),
    Promise.all(late.tokens.map((token) => money.site.call('claimRedEnvelope', { id }, { token }))),
  ])
  expect(closed.filter(Boolean)).toHaveLength(1)
  expect(await close(id)).toBe(false)
  expect(tally(claims)).toEqual({ 'envelope-over': 20 })
  expect(await money.spendable(userId)).toBe(before + (left?.tenths ?? 0))
})
