import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cleanLine, isOwnCover } from './line.rules'

test.each([
  ['  今晚\n\t十点 ', '今晚 十点'],
  ['a\u202eb\u0000c\u200b', 'abc'],
  ['Việt Nam', 'Việt Nam'],
  ['Việt'.normalize('NFD'), 'Việt'.normalize('NFD')],
  [`e${'\u0301'.repeat(50)}`, `e${'\u0301'.repeat(3)}`],
  ['\u200b \u202e', ''],
  ['a \u0000 b', 'a b'],
  ['<b>x</b>', '<b>x</b>'],
])('%j becomes %j', (text, line) => expect(cleanLine(text)).toBe(line))

test('a clean line stays as it is, and none holds what hides', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = cleanLine(text)
      expect(cleanLine(line)).toBe(line)
      expect(line).not.toMatch(/[\p{Cc}\u202e\u200b]/u)
    }),
  )
})

test.each([
  ['', true],
  ['/media/uploads/abc-DEF_1.webp', true],
  ['/media/covers/fb-hero.webp', true],
  ['/media/uploads/../documents/x.webp', false],
  ['/media/documents/x.webp', false],
  ['https://evil.example/x.webp', false],
  ['//evil.example/x.webp', false],
  ['javascript:alert(1)', false],
])('cover %j: %s', (address, isOurs) => expect(isOwnCover(address)).toBe(isOurs))
