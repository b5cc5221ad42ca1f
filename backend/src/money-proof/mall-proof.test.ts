import { expect, test } from '@jest/globals'
import { moneyProof, tally } from './money-site'

const address = { name: '周小北', mobile: '13900000002', address: '上海市 徐汇区 1 号' }

const money = moneyProof()

test('MEM-03 200 members want the last forty shirts at once: forty get one, the others keep their diamonds', async () => {
  const { tokens, ids } = await money.crowd(200, 80_000)
  for (const id of ids) await money.give(id, 70_000, `shirt-${id}`)
  const wanted = tokens.map((token) => money.site.call('exchangeGoods', { id: 5, num: 1, ...address }, { token }))
  expect(tally(await Promise.all(wanted))).toEqual({ ok: 40, 'goods-sold-out': 160 })
  expect(await money.site.db.one('select stock from mall_goods where id = 5')).toEqual({ stock: 0 })
  const left = await Promise.all(ids.map(money.spendable))
  expect(left.filter((tenths) => tenths === 1_200)).toHaveLength(40)
  expect(left.filter((tenths) => tenths === 70_000)).toHaveLength(160)
})

test('MEM-03 of twenty operators who refuse one parcel at once, one gives the diamonds back', async () => {
  const { token, userId } = await money.site.signIn('rich')
  const admin = (await money.site.signIn('admin')).token
  const before = await money.spendable(userId)
  await money.site.ok('exchangeGoods', { id: 1, num: 2, ...address }, { token })
  const [parcel] = (await money.site.ok('listExchanges', {}, { token })).data
  const refusals = Array.from({ length: 20 }, () =>
    money.site.call('reviewExchange', { id: parcel!.id, status: 3 }, { token: admin }),
  )
  expect(tally(await Promise.all(refusals))).toEqual({ ok: 1, 'exchange-reviewed': 19 })
  expect(await money.spendable(userId)).toBe(before)
  expect(await money.site.db.one('select stock from mall_goods where id = 1')).toEqual({ stock: 200 })
})
