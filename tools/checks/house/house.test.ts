import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import {
  columnAliases,
  countHouse,
  countsByHand,
  cutsWithoutTitle,
  datesByHand,
  daysByHand,
  envelopesByHand,
  errorStatesByHand,
  lateSetters,
  logInByHand,
  matchStatesByNumber,
  unreadLimits,
  wireValuesByHand,
} from './house.mjs'
import { repeatedRules } from './repeated-rules.mjs'

let root: string
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'house-'))
  for (const folder of [
    'backend/src/modules',
    'demo/src',
    'remote-shop/src',
    'host/src',
    'releases/src',
    'shared/parts',
    'shared/ui',
  ])
    mkdirSync(join(root, folder), { recursive: true })
  write('shared/base/src/shown-limits.ts', 'export const shownLimits = {\n  emojiPx: 20,\n} as const\n')
  write(
    'shared/contract/src/limits.ts',
    'export const limits = {\n  chars: 5,\n  waitMs: 9_000,\n  left: 1,\n} as const\n',
  )
})
afterEach(() => rmSync(root, { recursive: true }))

test('HOUSE-01 a paginator that is written by hand is named with its line, tests are not', () => {
  write('backend/src/modules/a/a.routes.ts', 'const rows = []\nreturn { data: rows, last_page: 1 }\n')
  write('backend/src/modules/a/a.test.ts', 'expect(reply).toEqual({ last_page: 1 })\n')
  expect(envelopesByHand(root)).toEqual(['backend/src/modules/a/a.routes.ts:2'])
})

test('HOUSE-02 failed states and the wish to log in are counted where remotes write them themselves', () => {
  write(
    'remote-shop/src/shop.tsx',
    "<StateBox\n  kind=\"error\" />\nbus.emit('login.requested', {})\nbus.emit('login.requested', {})\n",
  )
  expect(errorStatesByHand(root)).toEqual(['remote-shop/src/shop.tsx:2'])
  expect(logInByHand(root)).toEqual(['remote-shop/src/shop.tsx'])
})

test('SEEN-01 text that is cut where nothing tells the whole of it', () => {
  write(
    'remote-shop/src/row.tsx',
    '<b className={css.cut} title={name}>\n<i\n  className={classNames(css.truncate, x && y)}\n  onClick={() => go()}\n>\n<p title={name}>\n<b className={css.cut}>{name}</b>\n',
  )
  expect(cutsWithoutTitle(root)).toEqual(['remote-shop/src/row.tsx:2', 'remote-shop/src/row.tsx:7'])
})

test('HOUSE-03 counts that a page writes by itself', () => {
  write(
    'remote-shop/src/counts.tsx',
    '<b>{story.reads}</b>\n<Num value={room.viewers} /><Num value={gift.price} />\n<i>{groupedNumber(post.likes)}</i>\n<small>{total}</small>\n' +
      '<b>{compactNumber(story.reads)}</b>\n<Row views={story.views} total={total} />\nconst { total } = `$' +
      '{post.likes}`\n',
  )
  write('shared/ui/src/card.tsx', '<b>{views}</b>\n')
  expect(countsByHand(root)).toEqual([1, 2, 2, 4, 3].map((line) => `remote-shop/src/counts.tsx:${line}`))
})

test('HOUSE-03 flags, seconds and aliases of columns that are written anew', () => {
  write('backend/src/modules/b/b.ts', 'const toSeconds = (ms: number): number => Math.floor(ms / 1_000)\n')
  write('backend/src/modules/b/c.ts', 'const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)\n')
  write('backend/src/modules/b/d.queries.ts', 'select user_id as "userId", name as "name" from users\n')
  expect(wireValuesByHand(root)).toEqual(['backend/src/modules/b/b.ts:1', 'backend/src/modules/b/c.ts:1'])
  expect(columnAliases(root)).toEqual(['backend/src/modules/b/d.queries.ts:1'])
})

test('HOUSE-03 days of the site, and their length, that are reckoned elsewhere than at their home', () => {
  write('backend/src/kernel/site-day.ts', 'export const siteZoneMinutes = 480\n')
  write('backend/src/modules/b/e.ts', 'const zoneMinutes = 480\nconst offset = 8 * 3_600_000\n')
  write('backend/src/modules/b/f.ts', 'const waitMs = 48 * 3_600_000\n')
  write('remote-shop/src/days.ts', 'const dayMs = 86_400_000\n')
  expect(daysByHand(root)).toEqual([
    'backend/src/modules/b/e.ts:1',
    'backend/src/modules/b/e.ts:2',
    'remote-shop/src/days.ts:1',
  ])
})

test('HOUSE-03 dates that are written for readers elsewhere than at their home', () => {
  write('shared/i18n/src/format.ts', 'new Intl.DateTimeFormat(locale(), options).format(atMs)\n')
  write(
    'remote-shop/src/zone.ts',
    "Intl.DateTimeFormat().resolvedOptions()\nnew Intl.DateTimeFormat('en-US', { timeZone })\n",
  )
  write(
    'remote-shop/src/order.tsx',
    '<i>{new Date(at).toLocaleDateString()}</i>\n{new Intl.DateTimeFormat(language).format(at)}\n',
  )
  expect(datesByHand(root)).toEqual(['remote-shop/src/order.tsx:1', 'remote-shop/src/order.tsx:2'])
})

test('HOUSE-03 states of matches that are compared as numbers', () => {
  write(
    'backend/src/modules/scores/clock.ts',
    'if (state.status === 2) return\nif (state.status >= footballState.over) return\n',
  )
  write('backend/src/adapters/feed-x/call.ts', 'if (reply.status >= 500) throw new Error()\nif (status <= 7) return\n')
  write('remote-shop/src/orders.ts', 'if (order.status === 1) return\n')
  expect(matchStatesByNumber(root).sort()).toEqual([
    'backend/src/adapters/feed-x/call.ts:2',
    'backend/src/modules/scores/clock.ts:1',
  ])
})

test('HOUSE-04 a module that is told later what it uses', () => {
  write(
    'backend/src/modules/c/c.module.ts',
    'interface C {\n  setRooms(rooms: Rooms): void\n  setTier(id: number): Promise<void>\n}\n',
  )
  expect(lateSetters(root)).toEqual(['backend/src/modules/c/c.module.ts:2'])
})

test('HOUSE-06 a limit is read by its name, taken apart, or by a build; what nobody reads is named', () => {
  write('backend/src/a.ts', 'if (text.length > limits.chars) refuse()\n')
  write('shared/build/src/host.mjs', "const wait = limitOf('waitMs')\n")
  write('shared/ui/src/emoji.tsx', 'const side = shownLimits.emojiPx\n')
  expect(unreadLimits(root)).toEqual(['left'])
  write('host/src/b.ts', 'const { left: more } = limits\n')
  expect(unreadLimits(root)).toEqual([])
})

test('rules that stand twice, in whatever order and lines, are counted as both of them', () => {
  const sheet = '.a { color: red; margin: 0 }\n/* .x { color: blue } */\n.b {\n  margin: 0;\n  color: red;\n}\n'
  expect(repeatedRules([sheet, '.c { color: blue }', '.d { color: green }'])).toBe(50)
  expect(repeatedRules([])).toBe(0)
})

test('all counts have a name', () => {
  expect(countHouse(root)).toEqual({
    envelopesByHand: 0,
    lateSetters: 0,
    wireValuesByHand: 0,
    daysByHand: 0,
    datesByHand: 0,
    errorStatesByHand: 0,
    filesAskingForLogIn: 0,
    columnAliases: 0,
    cutsWithoutTitle: 0,
    countsByHand: 0,
    matchStatesByNumber: 0,
    unreadLimits: 4,
    repeatedRulesPercent: 0,
  })
})
