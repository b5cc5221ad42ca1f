import { describe, expect, test } from '@jest/globals'
import { countOf } from './gift'
import { afterClick, type Click, comboMs, isMeant, type SentClick } from './send-guard'

const click = (at: number, part: Partial<Click> = {}): Click => ({
  at,
  giftId: 1,
  num: 1,
  cost: 10,
  isScene: false,
  ...part,
})
/** Which of these clicks are carried out. */
function sent(clicks: readonly Click[]): number[] {
  let last: SentClick | undefined
  const times: number[] = []
  for (const next of clicks) {
    if (!isMeant(next, last)) continue
    last = afterClick(next, last)
    times.push(next.at)
  }
  return times
}

describe('clicks on "send"', () => {
  test('LIVE-05 a double click gives once', () => {
    expect(sent([click(0), click(180)])).toEqual([0])
    expect(sent([click(0), click(180), click(450)])).toEqual([0, 450])
  })

  test('LIVE-05 a running row takes quick clicks, but not more than the server does', () => {
    expect(sent([0, 450, 600, 650, 720, 900].map((at) => click(at)))).toEqual([0, 450, 600, 720, 900])
  })

  test('what is dear or fills the picture is given once a second at most', () => {
    const dear = { cost: 1_314 }
    expect(sent([0, 450, 999, 1_000].map((at) => click(at, dear)))).toEqual([0, 1_000])
    expect(sent([0, 999, 1_001, 1_500].map((at) => click(at, { isScene: true, cost: 520 })))).toEqual([0, 1_001])
  })

  test('another gift, another number or a pause begins a new row', () => {
    const first = afterClick(click(500), afterClick(click(0), undefined))
    expect(first.row).toBe(2)
    expect(afterClick(click(600, { giftId: 2 }), first).row).toBe(1)
    expect(afterClick(click(600, { num: 10 }), first).row).toBe(1)
    expect(afterClick(click(501 + comboMs), first).row).toBe(1)
    expect(isMeant(click(700, { num: 10 }), first)).toBe(false)
  })
})

test.each([
  ['1', 1],
  [' 66 ', 66],
  ['9999', 9_999],
  ['0', undefined],
  ['10000', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['١٢', undefined],
])('"%s" is a number of gifts: %s', (text, num) => {
  expect(countOf(text)).toBe(num)
})
