import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { menuFor, sectionOf } from '../../pages/member/sections'
import { MemberMenu } from './member-menu'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('member', en)
})
afterEach(cleanup)

const menuOf = (type: number, menu: ReturnType<typeof menuFor>, unread = 0) => (
  <MemberMenu menu={menu} current={sectionOf(String(type))} unread={unread} />
)
const heads = () => screen.getAllByRole('button')
const openHeads = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)
const entries = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test.each([
  ['member', false, 'member', 6],
  ['anchor', true, 'member', 6],
  ['operator', true, 'admin', 7],
] as const)(
  'MEM-02 of %s: few groups, and whichever section is open, its entry is in sight',
  (_who, isAnchor, role, groups) => {
    const menu = menuFor(isAnchor, role)
    const { rerender } = render(menuOf(0, menu))
    expect(heads()).toHaveLength(groups)
    for (const { type, key } of menu) {
      rerender(menuOf(type, menu))
      expect(openHeads()).toHaveLength(1)
      const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
      expect(current.map(({ textContent }) => textContent)).toEqual([en.section[key as keyof typeof en.section]])
      // What is unfolded stands on one screen of a laptop, together with the heads of the others.
      expect(entries().length).toBeLessThanOrEqual(6)
    }
  },
)

test('MEM-02 messages hold messages alone; settings belong to the account, tasks and mall to the wallet', () => {
  render(menuOf(26, menuFor(false)))
  expect(entries()).toEqual(['Messages', 'Horn messages'])
  fireEvent.click(screen.getByRole('button', { name: 'Account' }))
  expect(entries()).toContain('Settings')
  fireEvent.click(screen.getByRole('button', { name: 'Wallet and rewards' }))
  expect(entries()).toEqual(expect.arrayContaining(['Task centre', 'Exchange mall']))
})

test('MEM-02 a folded group says what is unread, and one that is opened folds the other', () => {
  render(menuOf(0, menuFor(false), 3))
  const messages = screen.getByRole('button', { name: /^Messages.*3/ })
  fireEvent.click(messages)
  expect(openHeads()).toHaveLength(1)
  expect(messages.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('link', { name: /^Messages.*3/ })).toBeTruthy()
  fireEvent.click(messages)
  expect(screen.queryAllByRole('link')).toEqual([])
})
