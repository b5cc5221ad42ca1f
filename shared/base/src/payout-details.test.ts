import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isAlipayAccount, isCardNumber, isHolderName, maskedAlipay, maskedCardNumber, maskedName } from './index'

const luhnDigit = (digits: string) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => isCardNumber(`${digits}${digit}`)) as number

const payload = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 17 }))
  .map(([first, rest]) => [first, ...rest].join(''))

test.each([
  ['4111111111111111', true],
  ['6222 0212 3456 7894', true],
  ['4111 1111 1111 1111', true],
  ['4111-1111-1111-1111', true],
  ['4111111111111112', false],
  ['0000000000000000', false],
  ['411111111111111', false],
  ['', false],
  ['4111111111111111; drop table users', false],
])('MEM-01 %j is the number of a card: %s', (number, expected) => expect(isCardNumber(number)).toBe(expected))

test('MEM-01 one check digit fits, and a changed digit never does', () => {
  fc.assert(
    fc.property(payload, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, place, more) => {
      const number = `${digits}${luhnDigit(digits)}`
      expect(isCardNumber(number)).toBe(true)
      const at = 1 + (place % (number.length - 1))
      const other = String((Number(number[at]) + more) % 10)
      expect(isCardNumber(number.slice(0, at) + other + number.slice(at + 1))).toBe(false)
    }),
  )
})

test.each([
  ['13800001111', true],
  ['anna.bell+pay@example.com', true],
  ['12345678901', false],
  ['anna', false],
  ['anna@example', false],
  ['a b@example.com', false],
  ['<script>@example.com', false],
])('MEM-01 %j names an Alipay account: %s', (account, expected) => expect(isAlipayAccount(account)).toBe(expected))

test.each([
  ['王小明', true],
  ['Anna Bell', true],
  ['阿卜杜·买买提', true],
  ['王', false],
  ['王小明1', false],
  ['=HYPERLINK("x")', false],
])('MEM-01 %j is a name: %s', (name, expected) => expect(isHolderName(name)).toBe(expected))

test('MEM-01 on a screen stands no more than the owner needs to tell one account from another', () => {
  expect(maskedCardNumber('4111111111111234')).toBe('**** **** **** 1234')
  expect(maskedAlipay('13800001111')).toBe('138****1111')
  expect(maskedAlipay('anna@example.com')).toBe('a***@example.com')
  expect(maskedName('王小明')).toBe('**明')
  expect(maskedName('Anna Bell')).toBe('**** ***l')
})
