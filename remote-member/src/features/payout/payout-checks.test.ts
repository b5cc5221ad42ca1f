import { expect, test } from '@jest/globals'
import { checkSignOf } from '@pitchside/base'
import { checkAlipay, checkBankCard, checkConversion, checkPassword, checkWithdrawal } from './payout-checks'

const now = Date.UTC(2026, 4, 16)
const idDigits = '11010519900307002'
const card = {
  bankName: '场边银行',
  number: '4111 1111 1111 1111',
  holder: '王小明',
  idNumber: idDigits + checkSignOf(idDigits),
  code: '123456',
}

test('MEM-01 a filled-in card has no problem; an empty one has one at every field', () => {
  expect(checkBankCard(card, '86', now)).toEqual({})
  expect(checkBankCard({ bankName: '', number: '', holder: '', idNumber: '', code: '' }, '86', now)).toEqual({
    bankName: 'bankMissing',
    number: 'numberMissing',
    holder: 'holderMissing',
    idNumber: 'idMissing',
    code: 'codeMissing',
  })
})

test.each([
  [{ number: '4111111111111112' }, { number: 'numberWrong' }],
  [{ idNumber: '110105194912310021' }, { idNumber: 'idWrong' }],
  [{ idNumber: `11010520150307002${checkSignOf('11010520150307002')}` }, { idNumber: 'tooYoung' }],
  [{ holder: '王1' }, { holder: 'holderWrong' }],
  [{ code: '12' }, { code: 'codeWrong' }],
])('MEM-01 a card with %j: %j', (change, problems) =>
  expect(checkBankCard({ ...card, ...change }, '86', now)).toEqual(problems),
)

test('MEM-01 an Alipay account is a number or an address', () => {
  expect(checkAlipay({ holder: '王小明', account: ' 13800001111 ', code: '1234' })).toEqual({})
  expect(checkAlipay({ holder: '王小明', account: 'me', code: '1234' })).toEqual({ account: 'accountWrong' })
})

test.each([
  [{ password: '12345', repeated: '12345' }, { password: 'passwordShort' }],
  [{ password: '73019a', repeated: '73019a' }, { password: 'passwordShort' }],
  [{ password: '730194', repeated: '730195' }, { repeated: 'passwordDiffers' }],
  [{ password: '730194', repeated: '' }, { repeated: 'passwordDiffers' }],
  [{ password: '730194', repeated: '730194' }, {}],
])('MEM-01 payment password %j: %j', (form, problems) =>
  expect(checkPassword({ ...form, code: '123456' })).toEqual(problems),
)

test.each([
  ['', 'amountMissing'],
  ['1.5', 'amountWrong'],
  ['-5', 'amountWrong'],
  ['1e3', 'amountWrong'],
  ['99', 'amountRange'],
  ['601', 'amountShort'],
  ['600', undefined],
])('MEM-01 withdrawing %j of 600.5: %s', (amount, problem) =>
  expect(checkWithdrawal({ kind: '0', amount, password: '1', code: '1234' }, '600.5').amount).toBe(problem),
)

test('MEM-01 converting needs an amount that is there', () => {
  expect(checkConversion({ amount: '' }, '5')).toEqual({ amount: 'transferMissing' })
  expect(checkConversion({ amount: '6' }, '5.9')).toEqual({ amount: 'amountShort' })
  expect(checkConversion({ amount: '5' }, '5.9')).toEqual({})
  expect(checkConversion({ amount: '007' }, '9')).toEqual({ amount: 'amountWrong' })
  expect(checkConversion({ amount: '0' }, '9')).toEqual({ amount: 'amountWrong' })
})
