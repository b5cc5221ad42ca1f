import { beforeEach, describe, expect, test } from '@jest/globals'
import { translate } from '@pitchside/i18n'
import { forgetEverything } from '../testing/session'
import { startLanguage } from './page-language'

beforeEach(() => {
  forgetEverything()
  window.history.replaceState({}, '', '/main')
})

describe('the language of the page', () => {
  test('SHELL-07 is Chinese by default, and the server learns it', async () => {
    expect(await startLanguage()).toBe('zh')
    expect(document.documentElement.lang).toBe('zh-CN')
    expect(document.cookie).toContain('lang=zh')
    expect(translate('shell:menu.home')).toBe('首页')
  })

  test('SHELL-07 is the stored one', async () => {
    localStorage.setItem('lang', 'en')
    await startLanguage()
    expect(document.documentElement.lang).toBe('en-US')
    expect(translate('shell:menu.home')).toBe('Home')
  })

  test('SHELL-07 `?lang=vi` wins and is kept', async () => {
    window.history.replaceState({}, '', '/main?lang=vi')
    await startLanguage()
    expect(translate('shell:menu.home')).toBe('Trang chủ')
    expect([localStorage.getItem('lang'), localStorage.getItem('langIndex')]).toEqual(['vi', '3'])
  })

  test('SHELL-08 a stored value that is no language gives Chinese', async () => {
    localStorage.setItem('lang', '{"x":')
    expect(await startLanguage()).toBe('zh')
  })
})
