import { describe, expect, test } from '@jest/globals'
import {
  codeProblem,
  fullMobile,
  mobileDigits,
  mobileProblem,
  newPasswordProblem,
  passwordProblem,
} from './form-problems'

describe('what is wrong with a form', () => {
  test('AUTH-03 a number keeps its digits, at most eleven, and is sent with its country code', () => {
    expect(mobileDigits('138 0013-8000 99')).toBe('13800138000')
    expect(fullMobile('86', '13800000000')).toBe('86-13800000000')
  })

  test('AUTH-03 the number is required, in the words of repair.i1', () => {
    expect(mobileProblem('')).toEqual({ key: 'repair.i1' })
    expect(mobileProblem('1390')).toEqual({ key: 'repair.mobileForm' })
    expect(mobileProblem('13900000001')).toBeUndefined()
  })

  test('AUTH-03 a password is required; a new one has eight characters', () => {
    expect(passwordProblem('')).toEqual({ key: 'repair.password' })
    expect(passwordProblem('old')).toBeUndefined()
    expect(newPasswordProblem('')).toEqual({ key: 'repair.password' })
    expect(newPasswordProblem('1234567')).toEqual({ key: 'repair.passwordShort', values: { count: 8 } })
    expect(newPasswordProblem('12345678')).toBeUndefined()
  })

  test.each([
    ['', 'repair.code'],
    ['123', 'repair.codeForm'],
    ['12a4', 'repair.codeForm'],
  ])('AUTH-03 the code "%s" is refused', (code, key) => {
    expect(codeProblem(code)).toEqual({ key })
  })
})
