import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { allOf, numberOf } from './words.mjs'

const root = join(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
/** Playwright reads their words, and refuses what it does not know. */
const ofOthers = ['e2e', 'agree']
const ours = Object.entries(scripts).filter(([name, line]) => line.startsWith('node ') && !ofOthers.includes(name))

/** A command of package.json with one word more: its status and all it said. One that goes on is ended, and has no status. */
const said = (line: string, word: string) =>
  new Promise<{ status: number | null; text: string }>((tell) => {
    const [, ...args] = line.split(' ')
    const child = execFile(process.execPath, [...args, word], { cwd: root, timeout: 60_000 }, (_error, out, problems) =>
      tell({ status: child.exitCode, text: out + problems }),
    )
  })

test('every command of the project refuses a word it does not know before it begins, and says how it is used', async () => {
  expect(ours.length).toBeGreaterThan(20)
  const wrong: Record<string, unknown> = {}
  for (const [name, line] of ours) {
    const { status, text } = await said(line, '--nosuch')
    const isClear = /nosuch/.test(text) && /usage|pnpm|npm run/i.test(text) && !/\n {4}at /.test(text)
    if (status !== 2 || !isClear) wrong[name] = { status, text: text.slice(0, 400) }
  }
  expect(wrong).toEqual({})
}, 120_000)

test('a command that is asked how it is used says so and does nothing else', async () => {
  for (const name of ['test', 'bench', 'soak', 'mutants', 'start']) {
    const { status, text } = await said(scripts[name] ?? '', '--help')
    expect([name, status, text.split('\n').length, text]).toEqual([name, 0, 2, expect.stringMatching(/^usage: npm /)])
  }
})

test('names and numbers of a command line are told when they are none', () => {
  expect(() => allOf(['player', 'http'], ['http', 'htpp'])).toThrow('there is no "htpp": player, http')
  expect([numberOf('2.5'), numberOf(undefined, 30)]).toEqual([2.5, 30])
  for (const word of ['0', '-1', 'soon', '']) expect(() => numberOf(word)).toThrow('is no positive number')
})
