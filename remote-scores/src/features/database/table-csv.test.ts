import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { csvCell, fileName, tableCsv } from './table-csv'

test.each([
  ['Arsenal', 'Arsenal'],
  ['Brighton, Hove', '"Brighton, Hove"'],
  ['The "Reds"', '"The ""Reds"""'],
  ['two\nlines', '"two\nlines"'],
  [' edge ', '" edge "'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['@sum', "'@sum"],
  [-12, '-12'],
  [Number.NaN, ''],
])('SCORE-04 a cell %j is written as %s', (value, written) => expect(csvCell(value)).toBe(written))

/** Reads what RFC 4180 describes. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i] ?? ''
    if (isQuoted && char === '"' && text[i + 1] === '"') {
      cell += '"'
      i += 1
    } else if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && (char === ',' || (char === '\r' && text[i + 1] === '\n'))) {
      rows.at(-1)?.push(cell)
      cell = ''
      if (char === '\r') {
        rows.push([])
        i += 1
      }
    } else cell += char
  }
  return rows.slice(0, -1)
}

test('SCORE-04 whatever is written is read again, behind a byte order mark', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text, fc.integer()), { minLength: 1, maxLength: 6 }), (rows) => {
      const file = tableCsv(['a', 'b', 'c'], rows)
      expect(file.charCodeAt(0)).toBe(0xfeff)
      const unsafe = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
      expect(parse(file.slice(1))).toEqual([
        ['a', 'b', 'c'],
        ...rows.map(([a, b, c]) => [unsafe(a), unsafe(b), String(c)]),
      ])
    }),
  )
})

test('the name of a file holds nothing a file system refuses', () => {
  expect(fileName('英超', '2026/27 S4')).toBe('英超 2026-27 S4.csv')
})
