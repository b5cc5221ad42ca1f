import { expect, test } from '@jest/globals'
import { type Trigger, triggerAt, withName } from './suggest.rules'

test.each<[string, Trigger | undefined]>([
  ['@|', { kind: 'mention', query: '', from: 0 }],
  ['你好@小|', { kind: 'mention', query: '小', from: 2 }],
  ['@小米 |', undefined],
  ['@a|bc', { kind: 'mention', query: 'a', from: 0 }],
  ['#|', { kind: 'topic', query: '', from: 0 }],
  ['see #Derby w|', { kind: 'topic', query: 'Derby w', from: 4 }],
  ['#Derby#|', undefined],
  ['#Derby# next|', undefined],
  ['#Derby# #n|', { kind: 'topic', query: 'n', from: 8 }],
  ['#a\nb|', undefined],
  [`@${'x'.repeat(40)}|`, undefined],
])('CONT-03 %s', (marked, trigger) => {
  const caret = marked.indexOf('|')
  expect(triggerAt(marked.replace('|', ''), caret)).toEqual(trigger)
})

test.each([
  ['hi @l| there', 'Li', 'hi @Li |there'],
  ['@|', '小米', '@小米 |'],
  ['#de|', 'Derby', '#Derby# |'],
  ['#de|#x', 'Derby', '#Derby# |x'],
  ['see #d| now', 'Derby', 'see #Derby# | now'],
])('CONT-03 %s becomes %s', (marked, name, expected) => {
  const caret = marked.indexOf('|')
  const text = marked.replace('|', '')
  const next = withName(text, caret, triggerAt(text, caret)!, name)
  expect(`${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`).toBe(expected)
})
