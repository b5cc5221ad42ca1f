import { expect, test } from '@jest/globals'
import { titleOf } from './match-title'

const match = { home: { name: '湖人' }, away: { name: '勇士' } }

test.each([
  ['live', false, '98-101 湖人 对 勇士'],
  ['finished', false, '98-101 湖人 对 勇士'],
  ['finished', true, '湖人 对 勇士'],
  ['upcoming', false, '湖人 对 勇士'],
  ['abnormal', false, '湖人 对 勇士'],
] as const)('SHELL-03 a match that is %s names its teams in the tab, hidden score: %s', (group, isHidden, title) => {
  expect(titleOf(match, [98, 101], group, isHidden, '对')).toBe(title)
})
