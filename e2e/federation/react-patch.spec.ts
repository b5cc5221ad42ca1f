import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { furtherVersion } from '../fixtures/more-versions'
import { mobileOf, signedInState, signIn } from '../fixtures/people'
import { currentRelease, releaseOf } from '../fixtures/remote-files'
import { expect, type RunningSite, testApart as test } from '../fixtures/site'

const root = path.resolve(import.meta.dirname, '../..')
/** The host of before, with the lowest React of the policy: the host of the site is the patched one. */
const lowest = { react: '19.0.0', folder: path.join(root, '.cache/build/host-lowest'), version: '0.9.0' }
const pagesAtOnce = 3

/** Calls of the release service: processes for each of the many steps would take longer than the steps. */
async function releaseCalls(site: RunningSite, packages: readonly string[]) {
  const verbs = 'promote,rollback,revoke,status,check'
  const { token } = await site.release('token', '--for', 'patch', '--package', packages.join(','), '--verbs', verbs)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const ask = async (address: string, init: RequestInit) => {
    const reply = await fetch(`${site.address}/api/releases/packages/${address}`, { ...init, headers })
    return (await reply.json()) as { ok: boolean } & Record<string, unknown>
  }
  const change = (verb: string, name: string, body: object = {}) =>
    ask(`${name}/${verb}`, { method: 'POST', body: JSON.stringify({ why: 'React', ...body }) })
  return {
    change,
    mustChange: async (verb: string, name: string, body?: object) => {
      const answer = await change(verb, name, body)
      if (!answer.ok) throw new Error(JSON.stringify(answer))
    },
    plan: (raise: string, range = '') => ask(`host/plan?${new URLSearchParams({ raise, range })}`, { method: 'GET' }),
  }
}

interface OpenPage {
  id: string
  build: string
  path: string
}

/** Every page of every remote, as a member opens them. */
async function pagesOf(address: string): Promise<OpenPage[]> {
  const { remotes } = await currentRelease(address)
  return Object.entries(remotes).flatMap(([id, { current }]) =>
    current.manifest.routes.map((route) => ({ id, build: current.build, path: route.path })),
  )
}

/** React of the page as its federation hands it out: version and provider of each copy. */
const copiesOfReact = (page: Page) =>
  page.evaluate(() => {
    type Entry = { from: string; lib(): { version: string } }
    type Instance = { shareScopeMap: { default?: { react?: Record<string, Entry> } } }
    const { __FEDERATION__ } = window as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } }
    const entries = __FEDERATION__.__INSTANCES__.flatMap((one) => Object.values(one.shareScopeMap.default?.react ?? {}))
    return [...new Set(entries.map(({ from, lib }) => `${from} ${lib().version}`))]
  })

/**
 * What was opened already. A page is host, remote and what others put into it: where all of these are the builds of an
 * earlier state, the same files would be shown again.
 */
class Opened {
  private readonly states = new Set<string>()
  /** Path → remotes in it. */
  private readonly parts = new Map<string, readonly string[]>()

  private stateOf({ id, path: address }: OpenPage, host: string, builds: ReadonlyMap<string, string>): string {
    const ids = this.parts.get(address) ?? [id]
    return [address, host, ...ids.map((one) => builds.get(one))].join(' ')
  }

  isNew(page: OpenPage, host: string, builds: ReadonlyMap<string, string>): boolean {
    return !this.parts.has(page.path) || !this.states.has(this.stateOf(page, host, builds))
  }

  add(page: OpenPage, ids: readonly string[], host: string, builds: ReadonlyMap<string, string>): void {
    this.parts.set(page.path, [...new Set([page.id, ...(this.parts.get(page.path) ?? []), ...ids])].sort())
    this.states.add(this.stateOf(page, host, builds))
  }
}

/** Opens some pages one after the other in a tab, as links do: all of them run on what the tab has. Tells which remotes are in each. */
async function walk(
  page: Page,
  pages: readonly OpenPage[],
  see: (one: OpenPage, ids: readonly string[]) => void,
): Promise<void> {
  await page.goto('/main', { waitUntil: 'domcontentloaded' })
  await page.locator('main [data-remote] > *').first().waitFor({ state: 'attached' })
  for (const one of pages) {
    const { id, build, path: address } = one
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, address)
    await page.locator(`main [data-remote="${id}"][data-build="${build}"] > *`).first().waitFor({ state: 'attached' })
    const ids = await page
      .locator('main [data-remote]')
      .evaluateAll((found) => found.map((part) => (part as HTMLElement).dataset.remote ?? ''))
    see(one, ids)
  }
  await expect(page.locator('[data-remote-down]')).toHaveCount(0)
}

/** Tabs of a member's browser, which keeps the files it has. `look` opens all pages of the site as it is released now. */
async function openTabs(browser: Browser, site: RunningSite) {
  const person = await signIn(site.address, mobileOf('regular'))
  const storageState = signedInState(site.address, person)
  const context = await browser.newContext({ baseURL: site.address, storageState, reducedMotion: 'reduce' })
  // Streams play on their own and prove nothing here.
  await context.route('**/media/**', (route) => route.abort())
  const faults: string[] = []
  context.on('weberror', (fault) => faults.push(fault.error().message))
  const tabs = await Promise.all(Array.from({ length: pagesAtOnce }, () => context.newPage()))
  const opened = new Opened()
  return {
    /** With one React, that of its host. */
    look: async (host: string, react: string) => {
      const all = await pagesOf(site.address)
      const builds = new Map(all.map(({ id, build }) => [id, build]))
      const pages = all.filter((one) => opened.isNew(one, host, builds))
      expect((await currentRelease(site.address)).host.build).toBe(host)
      await Promise.all(
        tabs.map(async (page, at) => {
          await walk(
            page,
            pages.filter((_page, index) => index % pagesAtOnce === at),
            (one, ids) => opened.add(one, ids, host, builds),
          )
          expect((await releaseOf(page)).host.build).toBe(host)
          expect(await copiesOfReact(page)).toEqual([`host ${react}`])
          // An open page would load itself anew while the host is taken back, in the middle of the next look.
          await page.goto('about:blank')
        }),
      )
      expect(faults).toEqual([])
    },
    close: () => context.close(),
  }
}

// The second begins with what the first leaves.
test.describe.configure({ mode: 'serial' })

test('TEAM-06 TEAM-08 a patch of React: host first, five remotes without it and then with it, the host back at each step; every state of the plan shows every page on one React', async ({
  browser,
  site,
}) => {
  const words = ['tools/start/build-one.mjs', 'host', lowest.folder, lowest.version, '--lowest-react']
  const { host, remotes } = await currentRelease(site.address)
  const names = Object.keys(remotes).map((id) => `remote-${id}`)
  const buildOf = (name: string) => remotes[name.replace('remote-', '')]?.current.build ?? ''
  // A build holds no React and asks for the range of the policy, whatever its team had installed: the next version of each
  // remote is the one that is there under another number.
  const [calls, next, tabs] = await Promise.all([
    releaseCalls(site, ['host', ...names]),
    Promise.all(names.map((name) => furtherVersion(site.dataDir, name, buildOf(name), '1.0.1'))),
    openTabs(browser, site),
    promisify(execFile)(process.execPath, words, { cwd: root }),
  ])
  await Promise.all(names.map((name, index) => site.release('publish', name, '--folder', next[index]?.folder ?? '')))
  const { build: before } = await site.release('publish', 'host', '--folder', lowest.folder)

  await calls.mustChange('promote', 'host', { version: before })
  const { react: patched } = await versionsOf(host.build, site)
  const { steps } = (await calls.plan(`react,react-dom@${patched}`)) as unknown as { steps: PlannedStep[] }
  expect(steps.map(({ ships }) => ships)).toEqual([['host'], ...names.map((name) => [name])])
  const isWayBack = ({ name, build, isOpen }: WayBack) => name === 'host' && build === before && isOpen
  for (const { back, blocks, revokes } of steps) expect([back.some(isWayBack), blocks, revokes]).toEqual([true, [], []])

  await tabs.look(String(before), lowest.react)
  for (const name of ['host', ...names]) {
    if (name !== 'host') await calls.mustChange('promote', name, { version: '1.0.1' })
    else await calls.mustChange('promote', 'host', { version: host.build })
    await tabs.look(host.build, patched)
    await calls.mustChange('rollback', 'host')
    await tabs.look(String(before), lowest.react)
    await calls.mustChange('promote', 'host', { version: host.build, again: true })
  }
  await tabs.close()
})

interface WayBack {
  name: string
  build: string
  isOpen: boolean
}
interface PlannedStep {
  ships: string[]
  blocks: string[]
  revokes: string[]
  back: WayBack[]
}

/** Shared module → version of a stored host. */
async function versionsOf(build: string, site: RunningSite): Promise<{ react: string }> {
  const file = path.join(site.dataDir, 'releases/versions/host', build, 'version.json')
  return JSON.parse(await readFile(file, 'utf8')).manifest.shared
}

test('TEAM-06 a remote that declares the patch waits until the host below it is no way back, as the plan says; then nothing leads there', async ({
  browser,
  site,
}) => {
  const { host, remotes } = await currentRelease(site.address)
  const { react } = await versionsOf(host.build, site)
  const calls = await releaseCalls(site, ['host', 'remote-chat'])
  const chat = remotes.chat?.current.build ?? ''
  const raised = await furtherVersion(site.dataDir, 'remote-chat', chat, '1.1.0')
  const file = path.join(raised.folder, 'manifest.json')
  const manifest = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...manifest, shared: { ...manifest.shared, react: `^${react}` } }))
  await site.release('publish', 'remote-chat', '--folder', raised.folder)
  const { packages } = await site.release('status', 'host')
  const [before = ''] = (packages as { previous: string[] }[])[0]?.previous ?? []
  expect(before).toMatch(/^0\.9\.0-/)

  const { steps } = (await calls.plan(`react,react-dom@${react}`, `^${react}`)) as unknown as { steps: PlannedStep[] }
  // The first remote that declares it, whichever comes first.
  expect(steps.map(({ revokes }) => revokes)).toEqual([[], [before], [], [], [], []])
  expect(await calls.change('promote', 'remote-chat', { version: '1.1.0' })).toMatchObject({ reason: 'shared-version' })
  await calls.mustChange('revoke', 'host', { version: before })
  await calls.mustChange('promote', 'remote-chat', { version: '1.1.0' })
  expect(await calls.change('rollback', 'host')).toMatchObject({ reason: 'nothing-before' })
  const tabs = await openTabs(browser, site)
  await tabs.look(host.build, react)
  await tabs.close()
})
