import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { watchPackage } from './watch.mjs'

let folder: string
let stop: () => Promise<unknown>
/** What open pages were told, in order. */
let heard: string[]
let onHeard = () => {}

const write = (file: string, text: string) => writeFileSync(path.join(folder, 'src', file), text)
const page = (text: string) => write('work.page.ts', `export default () => '${text}'`)
const contribution = (more = '') =>
  write(
    'contribution.ts',
    `export default {
  id: 'member', contract: 1, menu: [], slots: [], topics: [],
  routes: [{ path: '/downLoad', title: 'member:title', page: () => import('./work.page') }${more}],
  i18n: { zh: () => import('./texts.json') },
}`,
  )
const texts = (title: string) => write('texts.json', `{${title}}`)

/** Makes a change and waits for what is told of it. */
async function after(change: () => void) {
  heard = []
  const told = new Promise<void>((resolve) => {
    onHeard = resolve
  })
  change()
  await told
  return heard
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pitchside-watch-'))
  mkdirSync(path.join(folder, 'src'))
  page('first')
  contribution()
  texts('"title":"first"')
  const first = await after(() => {
    stop = watchPackage('remote-member', {
      directory: folder,
      onBuild: async (_build: object, { isOther }: { isOther: boolean }) => {
        heard.push(isOther ? 'load anew' : 'release')
      },
      onUpdate: () => {
        heard.push('update')
        onHeard()
      },
    })
  })
  expect(first).toEqual(['load anew', 'update'])
})
afterEach(async () => {
  await stop()
  rmSync(folder, { recursive: true, force: true })
  jest.restoreAllMocks()
})

test('an open page is loaded anew for other pages alone: code and texts come while it is open', async () => {
  expect(await after(() => page('second'))).toEqual(['update'])
  expect(await after(() => page('third'))).toEqual(['update'])
  expect(await after(() => texts('"title":"first","more":"more"'))).toEqual(['update'])
  // A page that is opened gets the new title in its frame.
  expect(await after(() => texts('"title":"second"'))).toEqual(['release', 'update'])
  const route = ", { path: '/share/down', title: 'member:title', page: () => import('./work.page') }"
  expect(await after(() => contribution(route))).toEqual(['load anew', 'update'])
})

test('a text the frame needs is gone: it is said, and the watching goes on', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => onHeard())
  expect(await after(() => texts('"other":"first"'))).toEqual([])
  expect(said.mock.calls.join()).toContain('member:title is missing in ./texts.json')
  expect(await after(() => texts('"title":"first"'))).toEqual(['update'])
})
