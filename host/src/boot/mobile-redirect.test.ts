import { describe, expect, test } from '@jest/globals'
import { isMobileScreen, mobileAddress } from './mobile-redirect'

const page = new URL('https://www.pitchside.example/live?id=7&uid=3#chat')

describe('the mobile site', () => {
  test('SHELL-06 a window of 500 px goes there with path and query', () => {
    expect(mobileAddress(page, 500, 'https://m.pitchside.example')).toBe(
      'https://m.pitchside.example/live?id=7&uid=3#chat',
    )
  })

  test('SHELL-06 a window of 501 px stays', () => {
    expect(mobileAddress(page, 501, 'https://m.pitchside.example')).toBeUndefined()
  })

  test.each(['', 'nonsense', 'https://www.pitchside.example/'])(
    'SHELL-06 the address "%s" switches it off',
    (address) => {
      expect(mobileAddress(page, 320, address)).toBeUndefined()
    },
  )

  test('SHELL-06 the separate check asks the screen: under 1080', () => {
    expect([isMobileScreen(1079), isMobileScreen(1080)]).toEqual([true, false])
  })
})
