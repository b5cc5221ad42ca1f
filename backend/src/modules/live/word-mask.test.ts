import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { readTabooWords } from './taboo-words'
import { createWordMask } from './word-mask'

const mask = createWordMask(['坏词', '坏词加长', 'ass', 'bad word', '私彩', 'cá độ'])

test.each([
  ['这是坏词啊', '这是**啊'],
  ['坏词加长版', '****版'],
  ['坏 词 和 坏-·词', '* * 和 *-·*'],
  ['坏    词', '坏    词'],
  ['Ａｓｓ! ASS', '***! ***'],
  ['class passes', 'class passes'],
  ['你ass吗', '你***吗'],
  ['a BAD  word here', 'a ***  **** here'],
  ['chơi CÁ ĐỘ nhé', 'chơi ** ** nhé'],
  ['买私彩私彩', '买****'],
  ['正常的话 [微笑]', '正常的话 [微笑]'],
])('LIVE-03 %s reads %s', (text, read) => {
  expect(mask(text)).toBe(read)
})

test('a mask never changes the length of a line, and masks nothing twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      expect([...mask(text)]).toHaveLength([...text].length)
      expect(mask(mask(text))).toBe(mask(text))
    }),
  )
})

test('an installation adds words by a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  const file = join(folder, 'words.txt')
  writeFileSync(file, '# ours\n本站禁词 # reason\r\n\n')
  expect(readTabooWords(file)).toContain('本站禁词')
  expect(readTabooWords(file)).toContain('博彩')
  rmSync(folder, { recursive: true })
  expect(() => readTabooWords(file)).toThrow('ENOENT')
})
