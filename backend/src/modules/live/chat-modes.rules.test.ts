import { expect, test } from '@jest/globals'
import { freeTalk, isEmotesOnly, modeRefusal } from './chat-modes.rules'

test.each([
  ['[微笑][666] [进球]', true],
  ['👏🏽 👨‍👩‍👧 ❤️ 🇻🇳 🏴󠁧󠁢󠁥󠁮󠁧󠁿', true],
  ['[微笑] nice', false],
  ['[buy here]', false],
  ['[去看直播]', false],
  ['1', false],
])('AIR-07 nothing but pictures: %s is %s', (words, expected) => {
  expect(isEmotesOnly(words)).toBe(expected)
})

test('AIR-07 a mode refuses what it is for, the narrowest about people first', () => {
  const both = { ...freeTalk, isFollowersOnly: true, isEmotesOnly: true }
  expect(modeRefusal(freeTalk, 'hello', false)).toBeUndefined()
  expect(modeRefusal(both, 'hello', false)).toBe('chat-followers')
  expect(modeRefusal(both, 'hello', true)).toBe('chat-emotes')
  expect(modeRefusal(both, '[赞]', true)).toBeUndefined()
})
