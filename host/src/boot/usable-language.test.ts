import { describe, expect, test } from '@jest/globals'
import { makeLanguageUsable } from './usable-language'

/** A browser that says this of itself, on its prototype as real ones do. */
const saying = (language: string): Navigator =>
  Object.create({
    get language() {
      return language
    },
    get languages() {
      return [language]
    },
  })

describe('the language of the browser', () => {
  test.each(['C', 'POSIX.1', ''])('LOOP-04 `%s` is no language for Intl: libraries get one that is', (said) => {
    const browser = saying(said)
    expect(() => new Intl.NumberFormat(browser.language || '?')).toThrow(RangeError)
    makeLanguageUsable(browser)
    expect(new Intl.NumberFormat(browser.language).format(1_000)).toBe('1,000')
    expect(browser.languages).toEqual(['en'])
  })

  test.each(['vi', 'zh-Hans-CN', 'en-US'])('LOOP-04 `%s` stays', (said) => {
    const browser = saying(said)
    makeLanguageUsable(browser)
    expect([browser.language, ...browser.languages]).toEqual([said, said])
  })
})
