import { expect, test } from '@jest/globals'
import { asUserId } from '../kernel/ids'
import { moneyProof, room, tally } from './money-site'

const money = moneyProof()

test('LIVE-05 100 gifts sent five times each with the same key: 100 charges', async () => {
  const { tokens, ids } = await money.crowd(100, 74_000)
  for (const id of ids) await money.give(id, 1_000, `purse-${id}`)
  const sent = tokens.flatMap((token) =>
    Array.from({ length: 5 }, () =>
      money.site.call('sendGift', { gift_id: 1, anchor_id: room, type: 0, num: 1, nonce: 'same' }, { token }),
    ),
  )
  expect(tally(await Promise.all(sent))).toEqual({ ok: 500 })
  const price = (await money.site.db.one<{ tenths: number }>('select tenths from gifts where id = 1'))!.tenths
  expect(new Set(await Promise.all(ids.map(money.spendable)))).toEqual(new Set([1_000 - price]))
})

test('LIVE-05 the key of a gift with another content is refused', async () => {
  const { token } = await money.site.signIn('rich')
  const gift = { gift_id: 1, anchor_id: room, type: 0 as const, nonce: 'other content' }
  await money.site.ok('sendGift', { ...gift, num: 1 }, { token })
  expect(tally([await money.site.call('sendGift', { ...gift, num: 2 }, { token })])).toEqual({ 'key-reused': 1 })
})

test('LIVE-05 an anchor gives nothing to the own room: spending can not become income', async () => {
  await money.give(asUserId(room), 10_000, 'purse of the anchor')
  const { token } = await money.site.signIn(room)
  const reply = await money.site.call('sendGift', { gift_id: 1, anchor_id: room, type: 0, num: 1 }, { token })
  expect(tally([reply])).toEqual({ 'gift-self': 1 })
  expect(await money.spendable(asUserId(room))).toBe(10_000)
})
