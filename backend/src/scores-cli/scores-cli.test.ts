import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { lockFolder } from '../db/folder-lock'
import { smallLeague } from '../modules/scores/archive/small-season.fixture'
import { packageRoot } from '../package-root'
import { readCommand } from './arguments'
import { tableCommand } from './table-command'

let folder = ''
const place = (name: string) => join(folder, name)
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'scores-cli-'))
  writeFileSync(place('season.json'), JSON.stringify(smallLeague))
  writeFileSync(place('cut.json'), JSON.stringify(smallLeague).slice(0, 700))
  writeFileSync(place('empty.json'), '{"name":"League","matches":[]}')
  writeFileSync(place('latin.json'), Buffer.from([0x7b, 0x22, 0xe9, 0x22, 0x7d]))
  writeFileSync(place('rules.json'), '{"tieBreak":["wins","goalsFor"],"deductions":{"Birch Rovers":4}}')
  writeFileSync(place('wrong.json'), '{"tieBreak":["drawing lots"]}')
  writeFileSync(place('list.json'), '[]')
  writeFileSync(place('none-of-it.json'), '{"name":"League"}')
  writeFileSync(place('itself.json'), JSON.stringify({ matches: [{ team1: 'A', team2: 'A', date: '2030-08-10' }] }))
  writeFileSync(place('stranger.json'), '{"deductions":{"Nobody FC":3}}')
  writeFileSync(place('huge.json'), '')
  truncateSync(place('huge.json'), 100 * 1024 * 1024)
})
afterAll(() => rmSync(folder, { recursive: true }))

const table = async (...words: string[]) => {
  const command = readCommand(['table', ...words])
  if (command.verb !== 'table') throw new Error('not a table')
  return tableCommand(command)
}
const rows = async (...words: string[]) =>
  JSON.parse((await table(...words, '--json')).text) as Record<string, unknown>[]

describe('pnpm scores table', () => {
  test('prints exactly the agreed columns', async () => {
    const [first, ...others] = await rows('--from', place('season.json'))
    expect(first).toEqual({ pos: 1, team: 'Birch Rovers', P: 4, W: 2, D: 1, L: 1, GF: 7, GA: 4, GD: 3, Pts: 7 })
    expect(Object.keys(first ?? {})).toEqual(['pos', 'team', 'P', 'W', 'D', 'L', 'GF', 'GA', 'GD', 'Pts'])
    expect(others.map(({ pos, team, Pts }) => [pos, team, Pts])).toEqual([
      [2, 'Dogwood AFC', 6],
      [3, 'Alder Town FC', 4],
      [4, 'Cedar United', 4],
    ])
  })

  test('takes rules and a day, and explains on demand', async () => {
    const ruled = await rows('--from', place('season.json'), '--rules', place('rules.json'), '--explain')
    expect(ruled.map(({ team, Pts, decidedBy, deducted }) => [team, Pts, decidedBy, deducted])).toEqual([
      ['Dogwood AFC', 6, 'points', 0],
      ['Alder Town FC', 4, 'goalsFor', 0],
      ['Cedar United', 4, 'goalsFor', 0],
      ['Birch Rovers', 3, 'points', 4],
    ])
    expect((await rows('--from', place('season.json'), '--until=2030-08-10'))[0]).toMatchObject({
      team: 'Alder Town FC',
      P: 1,
    })
  })

  test('without --json it is a table to read, with notes beside it', async () => {
    const { text, notes } = await table('--from', place('season.json'), '--rules', place('rules.json'))
    expect(text).toMatch(/^ +# Team +P +W +D +L +GF +GA +GD +Pts\n +1 Dogwood AFC +4 +1 +3 +0 +5 +3 +\+2 +6\n/)
    expect(text).toContain('3  -4 points')
    expect(notes).toEqual(['sco.1: points, then wins, goalsFor', 'Birch Rovers: 4 points off'])
  })

  test.each([
    [['--from', 'none.json'], /none.json does not exist/],
    [['--from', '.'], /is a folder/],
    [['--from', 'cut.json'], /cut.json is not valid JSON, it seems to be cut off/],
    [['--from', 'empty.json'], /has no matches/],
    [['--from', 'latin.json'], /is not UTF-8 text/],
    [['--from', 'huge.json'], /huge.json has 100 MB; files up to 16 MB are read/],
    [['--from', 'season.json', '--rules', 'wrong.json'], /unknown rule "drawing lots"/],
    [['--from', 'season.json', '--rules', 'none.json'], /none.json does not exist/],
    [['--from', 'list.json'], /expected an object/],
    [['--from', 'none-of-it.json'], /this is not a file of matches/],
    [['--from', 'itself.json'], /plays against itself/],
    [['--from', 'season.json', '--rules', 'list.json'], /expected an object/],
    [['--from', 'season.json', '--rules', 'stranger.json'], /no team "Nobody FC"/],
  ])('%j is refused', async (words, message) => {
    const placed = words.map((word) => (word.startsWith('--') ? word : place(word)))
    await expect(table(...placed)).rejects.toThrow(message)
    // Every one begins with the file it is about.
    const said = await table(...placed).then(String, (error: Error) => error.message)
    expect(said.startsWith(folder)).toBe(true)
  })

  test.each([
    [[], /nothing is asked/],
    [['tables'], /"tables" is not known/],
    [['table'], /table needs --from/],
    [['table', 'en.1.json'], /the file goes behind --from/],
    [['table', '--from'], /--from needs a value/],
    [['table', '--from', 'a', '--from', 'b'], /--from is given twice/],
    [['table', '--from', 'a', '--day', 'x'], /"--day" is not known for table/],
    [['table', '--from', 'a', '--until', '2020-02-30'], /--until takes a day/],
    [['table', '--from', 'a', '--json=yes'], /--json takes no value/],
    [['import'], /import needs files/],
    [['import', '--until', '2020-01-01', 'a'], /"--until" is not known for import/],
  ])('the words %j are refused', (words, message) => {
    expect(() => readCommand(words)).toThrow(message)
  })
})

describe('the command itself', () => {
  const root = join(packageRoot, '..')
  const run = (words: string[], env: Record<string, string> = {}) => {
    const { status, stdout, stderr } = spawnSync(
      'node',
      ['tools/run.mjs', 'backend/src/scores-cli/main.ts', ...words],
      {
        cwd: root,
        encoding: 'utf8',
        env: { ...process.env, INIT_CWD: folder, ...env },
      },
    )
    return { status, stdout, stderr }
  }

  test('the table alone is on the output; problems are elsewhere, with an exit code', () => {
    const good = run(['table', '--from', 'season.json', '--json'])
    expect(good.status).toBe(0)
    expect(JSON.parse(good.stdout)).toHaveLength(4)
    expect(run(['table', '--from', 'cut.json', '--json'])).toMatchObject({ status: 1, stdout: '' })
    expect(run(['table', '--form', 'season.json'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Usage:'),
    })
  })

  test('a file that an import refuses is named before what is wrong with it', () => {
    const refused = run(['import', 'itself.json', '--json'], { DATA_DIR: place('imported'), DATABASE_URL: '' })
    expect(refused.status).toBe(1)
    expect(JSON.parse(refused.stdout)).toEqual([
      expect.objectContaining({ error: expect.stringMatching(/^itself\.json: nobody can tell which league/) }),
    ])
  })

  test('a running site holds the embedded data base, and the import says so', async () => {
    const giveBack = await lockFolder(place('database'))
    const refused = run(['import', 'season.json'], { DATA_DIR: folder, DATABASE_URL: '' })
    expect(refused).toMatchObject({ status: 1, stdout: '' })
    expect(refused.stderr).toMatch(/The process \d+ uses the data folder .*\n.*stop the running site/)
    await giveBack()
  })
})
