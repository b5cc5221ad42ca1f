import { expect, test } from '@jest/globals'
import { freeTalk, isEmoteName, isEmotesOnly, modeRefusal } from './chat-modes.rules'

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

const fan = { isFollower: true, isFan: true }
const follower = { isFollower: true, isFan: false }
const stranger = { isFollower: false, isFan: false }

test('AIR-07 a mode refuses what it is for, the narrowest about people first', () => {
  const both = { ...freeTalk, isFollowersOnly: true, isEmotesOnly: true }
  expect(modeRefusal(freeTalk, 'hello', stranger)).toBeUndefined()
  expect(modeRefusal(both, 'hello', stranger)).toBe('chat-followers')
  expect(modeRefusal(both, 'hello', follower)).toBe('chat-emotes')
  expect(modeRefusal(both, '[赞]', follower)).toBeUndefined()
})

test('AIR-07 emotes of the anchor are for fans, and pictures where only pictures may be written', () => {
  const own = [{ name: '冲', url: '/media/uploads/a.webp' }]
  const talk = { ...freeTalk, isEmotesOnly: true, ownEmotes: own }
  expect(modeRefusal(talk, '[冲][冲] [赞]', fan)).toBeUndefined()
  expect(modeRefusal(talk, '[冲] go', fan)).toBe('chat-emotes')
  expect(modeRefusal(talk, '[冲]', follower)).toBe('chat-fan-emote')
  expect(modeRefusal(talk, '[赞]', follower)).toBeUndefined()
  expect(modeRefusal(freeTalk, '[冲]', stranger)).toBeUndefined()
})

test.each([
  ['冲', true],
  ['GoNan10', true],
  ['Cố lên'.replace(' ', ''), true],
  ['微笑', false],
  ['two words', false],
  ['[a', false],
  ['<b>', false],
  ['', false],
  ['ninechars', false],
])('AIR-07 an emote may be called %s: %s', (name, expected) => {
  expect(isEmoteName(name)).toBe(expected)
})
