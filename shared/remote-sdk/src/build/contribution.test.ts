import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readContribution, requestOf } from './contribution.mjs'
import { frameTexts } from './manifest.mjs'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitchside-contribution-'))
  mkdirSync(path.join(folder, 'src/i18n'), { recursive: true })
  writeFileSync(
    path.join(folder, 'src/contribution.ts'),
    `const order: number = 3
    export default {
      id: 'scores', contract: 1,
      routes: [{ path: '/football', title: 'scores:title.football', page: () => import('./football.page'), isMemberOnly: true }],
      menu: [{ into: 'header.tabs', label: 'scores:menu.scores', to: '/football', order, children: [{ label: 'scores:menu.all', to: '/x' }] }],
      slots: [{ into: 'main.strip', view: () => import('./strip.slot') }],
      i18n: { zh: () => import('./i18n/zh.json') },
      topics: ['match.football'],
      setup: () => import('./setup'),
    }`,
  )
  const texts = { title: { football: '足球' }, menu: { scores: '比分', all: '全部' } }
  writeFileSync(path.join(folder, 'src/i18n/zh.json'), JSON.stringify(texts))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a contribution is read as data; nothing behind an import() is loaded', async () => {
  // None of the imported files exists: reading one would fail.
  expect(await readContribution(folder)).toEqual({
    id: 'scores',
    contract: 1,
    routes: [{ path: '/football', title: 'scores:title.football', isMemberOnly: true, request: './football.page' }],
    menu: [
      {
        into: 'header.tabs',
        label: 'scores:menu.scores',
        to: '/football',
        order: 3,
        children: [{ label: 'scores:menu.all', to: '/x' }],
      },
    ],
    slots: [{ into: 'main.strip', order: 0, request: './strip.slot' }],
    topics: ['match.football'],
    i18n: { zh: './i18n/zh.json' },
    setup: './setup',
  })
})

test('titles and menu labels are taken out of the texts of each language', async () => {
  const contribution = await readContribution(folder)
  expect(frameTexts(contribution, folder)).toEqual({
    zh: { 'title.football': '足球', 'menu.scores': '比分', 'menu.all': '全部' },
  })
  const missing = { ...contribution, menu: [{ label: 'scores:menu.gone' }] }
  expect(() => frameTexts(missing, folder)).toThrow(/scores:menu\.gone is missing in \.\/i18n\/zh\.json/)
  const foreign = { ...contribution, menu: [{ label: 'live:menu.rooms' }] }
  expect(() => frameTexts(foreign, folder)).toThrow(/must be a text of its own/)
})

test('code that the build cannot read without running it is refused', () => {
  expect(() => requestOf(() => Promise.resolve({}), 'scores: page of /x')).toThrow(
    /scores: page of \/x must be written as/,
  )
})
