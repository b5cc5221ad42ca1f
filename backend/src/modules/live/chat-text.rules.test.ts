import { describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import fc from 'fast-check'
import { isRepeated, lengthOf, problemOf, tidyText } from './chat-text.rules'

const england = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'

describe('tidyText', () => {
  test.each([
    ['blanks around and line breaks', '  进球\n了 \t!\u2028', '进球 了 !'],
    ['zero-width, directions and soft hyphens', 'a\u200bb\u202ec\u00add\ufeff', 'abcd'],
    ['letters that draw nothing', '\u3164\u2800\uffa0\u115f', ''],
    ['control characters and broken pairs', 'a\u0000b\ud800c', 'a bc'],
    ['Vietnamese written in pieces', 'ba\u0300n tha\u0306\u0301ng', 'bàn thắng'],
    ['a joiner between letters', 'a\u200db', 'ab'],
  ])('LIVE-03 %s', (_name, text, tidied) => {
    const marks = (value: string) => value.normalize('NFD')
    expect(marks(tidyText(text))).toBe(marks(tidied))
  })

  test.each(['👨‍👩‍👧‍👦 🏳️‍🌈 👍🏽', england, '⚽️ 1️⃣', '[微笑][足球]'])('LIVE-03 %s stays as it is', (text) => {
    expect(tidyText(text)).toBe(text)
  })

  test('LIVE-03 marks piled on a letter are cut down to three', () => {
    expect(tidyText(`z${'\u0336\u0322\u0353'.repeat(9)}o`)).toMatch(/^z\p{M}{3}o$/u)
  })

  test('what is tidy stays tidy, on one line, with at most three marks in a row', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const tidied = tidyText(text)
        expect(tidied).not.toMatch(/[\p{Cc}\p{Cs}]|\p{M}{4}/u)
        expect(tidied).toBe(tidied.trim())
      }),
    )
  })
})

describe('problemOf', () => {
  test.each([
    ['', 'chat-empty'],
    ['x'.repeat(limits.chatTextChars + 1), 'chat-long'],
    ['😀'.repeat(limits.chatEmojis + 1), 'chat-emoji'],
    ['[微笑]'.repeat(limits.chatEmojis + 1), 'chat-emoji'],
    ['快来 https://a.example', 'chat-link'],
    ['加群www.sports-bet.io', 'chat-link'],
    ['看ＷＷＷ.abc.com', 'chat-link'],
    ['free-bets.top!', 'chat-link'],
  ])('LIVE-03 %.40s is refused: %s', (text, problem) => {
    expect(problemOf(text, false)).toBe(problem)
  })

  test.each([
    '比分 2.1 比 3',
    '3-0, 4.5.6',
    'e.g. this',
    'comm.unity',
    '😀'.repeat(limits.chatEmojis),
    '𠀀'.repeat(200),
  ])('LIVE-03 %.40s is fine', (text) => {
    expect(problemOf(text, false)).toBeUndefined()
  })

  test('who keeps order may post a link', () => {
    expect(problemOf('https://a.example', true)).toBeUndefined()
  })

  test('length is counted in code points', () => {
    expect(lengthOf('𠀀😀a')).toBe(3)
  })
})

test('LIVE-03 the third equal line in a row is a repetition, however it is dressed', () => {
  expect(isRepeated('进球了', ['进球了'])).toBe(false)
  expect(isRepeated('进球了', ['进球了', '进 球 了！！'])).toBe(true)
  expect(isRepeated('GOAL', ['goal!', 'Goal'])).toBe(true)
  expect(isRepeated('进球了', ['进球了', '没进'])).toBe(false)
  expect(isRepeated('！！', ['！！', '??'])).toBe(false)
})
