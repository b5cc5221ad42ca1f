import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8')

/** The code points each face of a family is for. */
function rangesOf(family: string): [number, number][][] {
  const faces = read('fonts.css')
    .split('@font-face')
    .filter((face) => face.includes(`font-family: '${family}'`))
  return faces.map((face) =>
    [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gu)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  )
}
const holds = (ranges: [number, number][], sign: string) =>
  ranges.some(([from, to]) => from <= sign.charCodeAt(0) && sign.charCodeAt(0) <= to)

test('CONT-04 a prediction that came true is red and one that failed black for Chinese readers, green and red for others', () => {
  const toneOf = (language: string, what: string) =>
    new RegExp(`:lang\\(${language}\\)[^{}]*\\{[^}]*--${what}: var\\(--([a-z-]+)\\)`, 'u').exec(read('tokens.css'))?.[1]
  expect([toneOf('zh', 'hit'), toneOf('zh', 'miss')]).toEqual(['loss', 'miss-ink'])
  for (const language of ['en', 'vi'])
    expect([toneOf(language, 'hit'), toneOf(language, 'miss')]).toEqual(['win', 'loss'])
})

test('SHELL-07 in Vietnamese the font of digits has digits, no letter and no space, so that no word stands in two fonts', () => {
  const [, family = ''] = /:lang\(vi\) \{[^}]*--font-num: '([^']+)', var\(--font-ui\)/u.exec(read('tokens.css')) ?? []
  const faces = rangesOf(family)
  expect(faces).toHaveLength(2)
  for (const ranges of faces) {
    expect([...'0123456789:/.,%+-'].filter((sign) => !holds(ranges, sign))).toEqual([])
    expect([...'AZazứ '].filter((sign) => holds(ranges, sign))).toEqual([])
  }
})
