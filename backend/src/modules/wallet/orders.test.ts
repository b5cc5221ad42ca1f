import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { asUserId } from '../../kernel/ids'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { kindTexts } from './order-sheet.texts'
import { type Remark, remarkOf } from './remark'
import { orderKinds } from './wallet.rules'

let site: TestSite
let token: string
const day = 86_400_000
const visitor = asUserId(1)
const seconds = () => Math.floor(site.clock.now() / 1_000)

/** A booking of the visitor: so many tenths to the wallet, or from it. */
const book = (kind: 'check-in' | 'horn', tenths: number, key: string, remark?: Remark) =>
  site.db.transaction((tx) =>
    site.modules.wallet.wallet.post(tx, {
      kind,
      key,
      lines: [
        { owner: visitor, account: 'wallet', tenths },
        tenths > 0 ? { account: 'issuance', tenths: -tenths } : { account: 'revenue', tenths: -tenths },
      ],
      ...(remark === undefined ? {} : { remark }),
    }),
  )

beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet'] })
  await site.clock.skip(100 * day)
  await book('check-in', 105, 'a', '=HYPERLINK("http://evil.example","click")')
  await site.clock.skip(2 * day)
  await book('horn', -60, 'b', '<b>&"\u0007')
  await site.clock.skip(day)
  ;({ token } = await site.signIn('visitor'))
})
afterAll(() => site?.close())

describe('orders', () => {
  const list = (input: object) => site.ok('listOrders', { type: 2, ...input }, { token })

  test('MEM-01 are of the last three months, by side, kind and date', async () => {
    expect((await list({})).data.map(({ typeName, amount }) => [typeName, amount])).toEqual([['check-in', '+10.5']])
    expect((await list({ type: 1 })).data.map(({ typeName, amount }) => [typeName, amount])).toEqual([['horn', '-6']])
    const types = await site.ok('listOrderTypes', { type: 2 }, { token })
    const idOf = (name: string) => types.find((type) => type.name === name)!.id
    expect((await list({ type1: idOf('check-in') })).total).toBe(1)
    expect((await list({ type1: idOf('task') })).total).toBe(0)
    expect((await list({ type1: 999 })).total).toBe(0)
    const aDayAgo = seconds() - 86_400 * 2
    expect((await list({ start_time: aDayAgo })).total).toBe(0)
    expect((await list({ end_time: aDayAgo })).total).toBe(1)
    expect((await list({ start_time: 0 })).total).toBe(1)
  })

  test('MEM-01 without a side both stand together, each with the balance it left: the list adds up', async () => {
    const { data } = await site.ok('listOrders', {}, { token })
    expect(data.slice(0, 2).map(({ amount }) => Number(amount))).toEqual([-6, 10.5])
    const [newest, older] = data
    expect(Number(newest?.balance)).toBe(Number(older?.balance) + Number(newest?.amount))
    const names = async (input: object) => (await site.ok('listOrderTypes', input, { token })).map(({ name }) => name)
    expect(new Set(await names({}))).toEqual(new Set([...(await names({ type: 1 })), ...(await names({ type: 2 }))]))
  })

  test('MEM-01 of income have kinds of their own', async () => {
    const spent = await site.ok('listOrderTypes', { type: 1, account: 1 }, { token })
    expect(spent.map(({ name }) => name)).toEqual(['withdrawal', 'convert'])
  })
})

test('MEM-01 every kind of booking has a name in the exported list', () => {
  const names = [...orderKinds.wallet, ...orderKinds.withdrawable].map(({ name }) => name)
  expect(names.filter((name) => kindTexts[name] === undefined)).toEqual([])
})

describe('the exported list', () => {
  const parts = async (language: 'zh' | 'en' = 'zh') => {
    const file = await site.ok('exportOrders', {}, { token, language })
    const entries = Object.entries(unzipSync(file.bytes)).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
    return { file, xml: Object.fromEntries(entries) }
  }

  test('MEM-01 is a workbook with a name, for its member only', async () => {
    const { file, xml } = await parts()
    expect(file).toMatchObject({
      name: 'orders-2026-08-27.xlsx',
      contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    })
    expect(Object.keys(xml).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    expect((xml['xl/worksheets/sheet1.xml']!.match(/<row>/g) ?? []).length).toBe(3)
    expect(await site.call('exportOrders', {})).toMatchObject({ code: 700 })
    const other = await site.signIn('agent')
    const foreign = await site.ok('exportOrders', {}, { token: other.token })
    expect(strFromU8(unzipSync(foreign.bytes)['xl/worksheets/sheet1.xml']!)).not.toContain('HYPERLINK')
  })

  test('MEM-01 holds text as text: nothing in it can become a formula or break the file', async () => {
    const { xml } = await parts()
    const sheet = xml['xl/worksheets/sheet1.xml']!
    expect(sheet).not.toContain('<f>')
    expect(sheet).toContain('<t xml:space="preserve">=HYPERLINK(&quot;http://evil.example&quot;,&quot;click&quot;)</t>')
    expect(sheet).toContain('<t xml:space="preserve">&lt;b&gt;&amp;&quot;</t>')
  })

  test('MEM-01 has numbers as numbers, moments as dates, and words in the language asked for', async () => {
    const { xml } = await parts('en')
    const sheet = xml['xl/worksheets/sheet1.xml']!
    expect(sheet).toContain('<v>-6</v>')
    expect(sheet).toContain('<v>10.5</v>')
    // 26 August 2026, 20:00 in Beijing: noon in UTC, two days and one day before now.
    expect(sheet).toContain(`<c s="2"><v>${Date.UTC(2026, 7, 26, 20) / day + 25_569}</v></c>`)
    expect(sheet).toContain('Time (Beijing)')
    expect(sheet).toContain('Check-in')
  })
})

test('MEM-01 what a booking was for is said in the language of the reader, in the list and in the sheet', async () => {
  const names = { zh: '金杯', en: 'Gold cup', vi: 'Cúp vàng' }
  await book(
    'horn',
    -1,
    'named',
    remarkOf((language) => `${names[language]} ×2`),
  )
  for (const [language, name] of Object.entries(names) as ['zh' | 'en' | 'vi', string][]) {
    const asked = { token, language }
    expect((await site.ok('listOrders', { type: 1 }, asked)).data[0]?.remark).toBe(`${name} ×2`)
    const { bytes } = await site.ok('exportOrders', {}, asked)
    expect(strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml']!)).toContain(`${name} ×2`)
  }
})
