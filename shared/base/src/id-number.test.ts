import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { checkSignOf, idNumberProblem, tidyIdNumber } from './index'

const now = Date.UTC(2026, 4, 16)

const chinese = fc
  .record({
    area: fc.integer({ min: 110_000, max: 820_000 }),
    birth: fc.date({ min: new Date(Date.UTC(1930, 0, 1)), max: new Date(Date.UTC(2008, 4, 15)), noInvalidDate: true }),
    order: fc.integer({ min: 0, max: 999 }),
  })
  .map(({ area, birth, order }) => {
    const digits = `${area}${birth.toISOString().slice(0, 10).replaceAll('-', '')}${String(order).padStart(3, '0')}`
    return digits + checkSignOf(digits)
  })

describe('a Chinese number', () => {
  test('LIVE-10 with the right check sign passes', () => {
    fc.assert(fc.property(chinese, (number) => expect(idNumberProblem(number, '86', now)).toBeUndefined()))
  })

  test('LIVE-10 with one changed digit is wrong, always', () => {
    fc.assert(
      fc.property(chinese, fc.integer({ min: 0, max: 16 }), fc.integer({ min: 1, max: 9 }), (number, at, more) => {
        const other = String((Number(number[at]) + more) % 10)
        expect(idNumberProblem(number.slice(0, at) + other + number.slice(at + 1), '86', now)).toBe('id-number-wrong')
      }),
    )
  })

  test.each([
    ['11010519491231002X', undefined],
    ['11010519491231002x', undefined],
    [' 110105 19491231 002X ', undefined],
    ['110105194912310021', 'id-number-wrong'],
    ['11010519490231002X', 'id-number-wrong'],
    ['110105491231002', 'id-number-wrong'],
    ['', 'id-number-wrong'],
    ["1' or '1'='1", 'id-number-wrong'],
  ])('%j: %s', (number, problem) => expect(idNumberProblem(number, '86', now)).toBe(problem))

  test('the eighteenth birthday counts, the day before does not', () => {
    const born = (day: string) => {
      const digits = `110105${day}002`
      return digits + checkSignOf(digits)
    }
    expect(idNumberProblem(born('20080516'), '86', now)).toBeUndefined()
    expect(idNumberProblem(born('20080517'), '86', now)).toBe('applicant-too-young')
  })
})

test.each([
  ['001090012345', '84', undefined],
  ['001208012345', '84', undefined],
  ['097090012345', '84', 'id-number-wrong'],
  ['001490012345', '84', 'id-number-wrong'],
  ['00109001234', '84', 'id-number-wrong'],
  ['001212012345', '84', 'applicant-too-young'],
  ['K1234567', '1', undefined],
  ['ABCDEFG', '1', 'id-number-wrong'],
  ['12345', '1', 'id-number-wrong'],
])('%s of country %s: %s', (number, country, problem) => expect(idNumberProblem(number, country, now)).toBe(problem))

test('a number is compared without spaces and in capitals', () => expect(tidyIdNumber(' 12 3x\t')).toBe('123X'))
