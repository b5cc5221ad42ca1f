import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readChoice, writeChoice } from './schedule-address'

const today = '2026-05-16'
const days = ['2026-05-15', today, '2026-05-17']
const first = { date: today, kind: 'all', league: 0, isLiveOnly: false, page: 1 }

test('LIVE-12 an address that makes no sense opens today, all sports, first page', () => {
  const broken = new URLSearchParams('d=2031-13-99&type=chess&league=-4&live=maybe&page=0')
  expect(readChoice(broken, days, today)).toEqual(first)
  expect(readChoice(new URLSearchParams('page=1e9&league=99999999999999999'), days, today)).toEqual(first)
  expect(readChoice(new URLSearchParams('type=2'), days, today).kind).toBe('basketball')
})

test('LIVE-12 what is chosen stands in the address and is read back', () => {
  fc.assert(
    fc.property(
      fc.record({
        date: fc.constantFrom(...days),
        kind: fc.constantFrom('all' as const, 'football' as const, 'basketball' as const, 'other' as const),
        league: fc.nat(1_000_000),
        isLiveOnly: fc.boolean(),
        page: fc.integer({ min: 1, max: 500 }),
      }),
      (choice) => expect(readChoice(writeChoice(choice, today), days, today)).toEqual(choice),
    ),
  )
})
