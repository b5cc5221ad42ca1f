import { expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { chaptersText, readChapters } from './chapters-text'

test('WEB-10 chapters are read from lines of a time and a name, in the order of time', () => {
  const read = readChapters('\n45:00 - Second half\n00:00 First half\n\n1:02:03 The goal: 90+2\n100:01 On')
  expect(read).toEqual({
    chapters: [
      { second: 0, title: 'First half' },
      { second: 2_700, title: 'Second half' },
      { second: 3_723, title: 'The goal: 90+2' },
      { second: 6_001, title: 'On' },
    ],
  })
})

test('WEB-10 chapters that are written and read again are the same', () => {
  const chapters = [
    { second: 5, title: '上半场' },
    { second: 3_725, title: 'Bàn thắng <b>' },
  ]
  expect(readChapters(chaptersText(chapters))).toEqual({ chapters })
  expect(readChapters(' \n')).toEqual({ chapters: [] })
})

test.each([
  ['0:00 a\nKick-off', { problem: 'line', line: 2 }],
  ['0:00', { problem: 'line', line: 1 }],
  ['0:75 a', { problem: 'line', line: 1 }],
  ['0:01 a\n00:01 b', { problem: 'twice', line: 2 }],
  [`0:01 ${'x'.repeat(limits.videoChapterChars + 1)}`, { problem: 'long', line: 1 }],
  [
    Array.from({ length: limits.videoChapters + 1 }, (_, minute) => `${minute}:00 a`).join('\n'),
    { problem: 'many', line: limits.videoChapters + 1 },
  ],
])('WEB-10 a line that is no chapter is named: %j', (text, problem) => {
  expect(readChapters(text)).toEqual(problem)
})
