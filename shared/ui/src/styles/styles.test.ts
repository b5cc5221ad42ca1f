import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8')

/** The code points each face of a family is for. */
function rangesOf(family: string): [number, number][][] {
  const faces = read('fonts.css')
    .split('@font-face')
    .filter((face) => new RegExp(`font-family: '?${family}'?;`, 'u').test(face))
  return faces.map((face) =>
    [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gu)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  )
}
const holds = (ranges: [number, number][], sign: string) =>
  ranges.some(([from, to]) => from <= sign.charCodeAt(0) && sign.charCodeAt(0) <= to)

/** Which colour a word of meaning has for the readers of a language. */
const toneOf = (language: string, what: string) =>
  new RegExp(`:lang\\(${language}\\)[^{}]*\\{[^}]*--${what}: var\\(--([a-z-]+)\\)`, 'u').exec(read('tokens.css'))?.[1]

test('CONT-04 a prediction that came true is red and one that failed black for Chinese readers, green and red for others', () => {
  expect(['up', 'miss', 'miss-solid'].map((what) => toneOf('zh', what))).toEqual(['loss', 'miss-ink', 'miss-ink-solid'])
  for (const language of ['en', 'vi'])
    expect(['up', 'miss', 'miss-solid'].map((what) => toneOf(language, what))).toEqual(['win', 'loss', 'loss-solid'])
})

test('what was won or rose is red and what was lost or fell green for Chinese readers, the other way round for others', () => {
  const all = ['up', 'down', 'up-solid', 'down-solid']
  expect(all.map((what) => toneOf('zh', what))).toEqual(['loss', 'win', 'loss-solid', 'win-solid'])
  for (const language of ['en', 'vi'])
    expect(all.map((what) => toneOf(language, what))).toEqual(['win', 'loss', 'win-solid', 'loss-solid'])
})

test('a class that says won or lost, up or down, takes the colour of the reader', () => {
  const root = join(__dirname, '../../../..')
  const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'))
  const sheets = [...remotes, 'shared/ui'].flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => join(root, name, 'src', file)),
  )
  const wrong = sheets.flatMap((sheet) =>
    [
      ...readFileSync(sheet, 'utf8').matchAll(
        /\.(?:up|down|good|bad|win|loss|hit|miss)\b[^{}]*\{[^}]*var\(--(?:win|loss)/gu,
      ),
    ].map(([rule]) => `${sheet}: ${rule}`),
  )
  expect(sheets.length).toBeGreaterThan(100)
  expect(wrong).toEqual([])
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

test('names of European clubs and players stand in the font of the texts, and what others bring comes from those', () => {
  const [rare = [], ...others] = rangesOf('Inter')
  expect(
    [...'ŽalgirisBeşiktaşGyőrŁódźPlzeňĢirts'].filter((sign) => ![rare, ...others].some((face) => holds(face, sign))),
  ).toEqual([])
  // Of two faces that have a letter the later one brings it: Vietnamese and German load no third file.
  expect([...'ẵđưœı'].filter((sign) => !others.some((face) => holds(face, sign)))).toEqual([])
})
