import { afterEach, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Diamonds } from './diamond'

afterEach(() => document.documentElement.removeAttribute('lang'))

test.each([
  ['zh-CN', '12,680'],
  ['vi', '12.680'],
])('SHELL-07 an amount of diamonds is written as the language %s does', (language, text) => {
  document.documentElement.lang = language
  render(<Diamonds amount={12_680} />)
  expect(screen.getByText(text)).toBeTruthy()
})
