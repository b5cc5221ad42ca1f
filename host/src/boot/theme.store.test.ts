import { beforeEach, describe, expect, test } from '@jest/globals'
import { forgetEverything } from '../testing/session'
import { startTheme, toggleTheme } from './theme.store'

beforeEach(forgetEverything)

describe('the theme', () => {
  test('SHELL-15 is dark until the visitor chooses light, and light is remembered', () => {
    startTheme()
    expect(document.documentElement.dataset.theme).toBe('dark')
    toggleTheme()
    expect(document.documentElement.dataset.theme).toBe('light')
    expect(localStorage.getItem('theme')).toBe('light')
    startTheme()
    expect(document.documentElement.dataset.theme).toBe('light')
  })

  test('SHELL-08 a stored value that is no theme gives dark', () => {
    localStorage.setItem('theme', '"pink')
    startTheme()
    expect(document.documentElement.dataset.theme).toBe('dark')
  })
})
