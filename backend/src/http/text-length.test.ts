import { expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { calls } from '@pitchside/contract/schemas'
import { Type } from '@sinclair/typebox'
import { createInputReader } from './input'

const words = Type.String({ minLength: 2, maxLength: 5 })
const schema = Type.Object({
  text: words,
  list: Type.Optional(Type.Array(words, { maxItems: 2 })),
  either: Type.Optional(Type.Union([Type.Object({ text: words }), Type.Null()])),
})
const read = createInputReader(schema, false)
const takes = (input: object): boolean => {
  try {
    return Boolean(read(input))
  } catch {
    return false
  }
}

test.each([
  ['🔥🔥🔥🔥🔥', true],
  ['🔥🔥🔥🔥🔥🔥', false],
  ['五个汉字啊', true],
  ['六个汉字啊啊', false],
  ['🔥', false],
  ['ab', true],
  ['', false],
])('SHELL-18 %s is measured in signs, wherever it stands: %s', (text, isTaken) => {
  expect(takes({ text })).toBe(isTaken)
  expect(takes({ text: 'abc', list: [text] })).toBe(isTaken)
  expect(takes({ text: 'abc', either: { text } })).toBe(isTaken)
})

test('SHELL-18 an announcement has as many flames as letters', () => {
  const placard = createInputReader(calls.setPlacard.input, false)
  expect(placard({ content: '🔥'.repeat(limits.placardChars) })).toEqual({ content: '🔥'.repeat(limits.placardChars) })
  expect(() => placard({ content: '🔥'.repeat(limits.placardChars + 1) })).toThrow()
})
