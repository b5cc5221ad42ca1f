import { expect, test } from '@jest/globals'
import { saysOneOfMany, unreadKeys, unwrittenKeys } from './i18n.mjs'

test.each([
  ['claimed', 'Reward claimed, +{{diamonds}} diamonds', true],
  ['claimed_other', 'Reward claimed, +{{diamonds}} diamonds', false],
  ['claimed_one', 'Reward claimed, +{{diamonds}} diamond', false],
  ['range', '{{min}} to {{max}} diamonds at a time', false],
  ['rate', '1 yuan = {{diamonds}} diamonds', false],
  ['taken', '{{taken}} of {{shares}} shares taken', true],
])('SHELL-07 %s "%s" is wrong of one: %s', (key, text, isWrong) => {
  expect(saysOneOfMany([key, text])).toBe(isWrong)
})

test('SHELL-07 a text that no source names is told', () => {
  const source = ["t('state.failed')", "title: 'live:menu.anchors'", ['t(`kind.$', '{kind}.title`)'].join('')].join()
  const keys = ['state.failed', 'menu.anchors', 'kind.red.title', 'kind.red', 'state.offline']
  expect(unreadKeys(keys, source)).toEqual(['kind.red', 'state.offline'])
})

test('SHELL-07 a text that is read and that no language has is told', () => {
  const source = ["t('state.failed')", "t(isOn ? 'on' : 'off', { count })", "t(\n  'list.lost',", "sort('name')"].join()
  expect(unwrittenKeys(new Set(['state.failed', 'on']), source)).toEqual(['off', 'list.lost'])
})
