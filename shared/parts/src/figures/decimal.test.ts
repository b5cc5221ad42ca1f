import { expect, test } from '@jest/globals'
import { startI18n } from '@pitchside/i18n'
import { decimal } from './decimal'

test('means and marks keep their digits and have the sign of the language', async () => {
  await startI18n('vi', {})
  expect([decimal(7, 1), decimal(0.735, 2), decimal(-0.3, 1)]).toEqual(['7,0', '0,74', '-0,3'])
  await startI18n('en', {})
  expect(decimal(7.35, 1)).toBe('7.4')
})
