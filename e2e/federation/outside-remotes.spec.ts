import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleasedRemote, RemoteManifest } from '@pitchside/remote-kit/manifest'
import type { Browser, Page } from '@playwright/test'
import { outsideRemote, packSdk, type Toolchain } from '../fixtures/outside-remote'
import { currentRelease } from '../fixtures/remote-files'
import { expect, type RunningSite, testApart as test } from '../fixtures/site'
import { ReleaseConsole } from '../pages/release-console'

/** The SDK is packed, remotes are made of the tarball, built and released. */
const patienceMs = 300_000
/** Toolchain → the remote that is built with it. */
const ids: Readonly<Record<Toolchain, string>> = { webpack: 'packed', rspack: 'rusty', vite: 'quick' }
/** `ALL_TOOLCHAINS=1`: each of them; the whole test has no time for more than the one that shares least with our own builds. */
const toolchains: readonly Toolchain[] = process.env.ALL_TOOLCHAINS ? ['webpack', 'rspack', 'vite'] : ['vite']

const remotes = {} as Record<Toolchain, ReleasedRemote>
let tarball: string
/** Toolchain → bytes of the remote's first page. */
const weights: Partial<Record<Toolchain, number>> = {}

/** Bytes of the first page of what was built, as gzip sends them. */
function firstPageBytes(dist: string): number {
  const { files, entry, routes }: RemoteManifest = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8'))
  const first = [entry, ...routes.map((route) => route.files)].flatMap(({ js, css }) => [...js, ...css])
  return files.filter((file) => first.includes(file.path)).reduce((sum, file) => sum + (file.gz ?? 0), 0)
}

/** The platform registers a package and gives its team a token; everything else the team does itself, over HTTP. */
async function releaseElsewhere(site: RunningSite, toolchain: Toolchain): Promise<void> {
  const id = ids[toolchain]
  const name = `remote-${id}`
  await site.release('register', name, '--team', id, '--routes', `/${id}`, '--menus', 'header.tabs')
  const verbs = 'publish,check,promote,status'
  const { token } = await site.release('token', '--for', `${id} CI`, '--package', name, '--verbs', verbs)
  const { dist, run, remove } = outsideRemote(tarball, toolchain, id)
  const release = (...words: string[]) =>
    run('release', words, { PITCHSIDE_SERVER: site.address, PITCHSIDE_TOKEN: String(token) })
  try {
    run('build')
    weights[toolchain] = firstPageBytes(dist)
    expect(release('publish')).toContain(`${name} 1.0.0-`)
    release('check')
    release('promote', '--why', 'a team of its own')
    expect(release('status')).toContain('1.0.0')
    // A right its token does not have.
    expect(() => release('rollback', '--why', 'not mine')).toThrow(/not-allowed/)
  } finally {
    remove()
  }
}

async function releaseAll(site: RunningSite): Promise<void> {
  tarball = packSdk()
  for (const toolchain of toolchains) await releaseElsewhere(site, toolchain)
  const { remotes: all } = await currentRelease(site.address)
  for (const toolchain of toolchains) remotes[toolchain] = all[ids[toolchain]]?.current as ReleasedRemote
}

test.beforeAll(async ({ site }) => {
  test.setTimeout(patienceMs)
  await releaseAll(site)
})

/** Everything the shell's page has once: the remote's page stands in it, with styles, a picture and a part that came later. */
async function useRemote(page: Page, id: string) {
  const place = page.locator(`main [data-remote="${id}"]`)
  await expect(place.getByRole('heading', { level: 1 })).toHaveText(id.replace(/^./, (letter) => letter.toUpperCase()))
  await expect(place.locator('section')).toHaveCSS('display', 'grid')
  const picture = place.locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48)
  await place.getByRole('button').click()
  await expect(place.locator('p')).toHaveCSS('border-top-left-radius', '8px')
}

for (const toolchain of toolchains) {
  test(`TEAM-01 TEAM-05 a remote made outside of the repository and built with ${toolchain} runs in the shell, with its modules and no runtime of its own`, async ({
    page,
  }) => {
    const { manifest, base } = remotes[toolchain]
    await page.goto('/main')
    await page.getByRole('banner').getByRole('link', { name: manifest.texts.zh?.['title.home'], exact: true }).click()
    await useRemote(page, manifest.id)
    // A runtime of its own would be a second class, and some 20 KB in the file that starts the remote.
    const runtimes = await page.evaluate(() => {
      const { __FEDERATION__ } = globalThis as { __FEDERATION__?: { __INSTANCES__: object[] } }
      return new Set((__FEDERATION__?.__INSTANCES__ ?? []).map((one) => Object.getPrototypeOf(one))).size
    })
    expect(runtimes).toBe(1)
    const start = await (await fetch(new URL(base + manifest.entry.js[0], page.url()))).text()
    expect(start).not.toContain('FEDERATION_ALLOW_NEW_FUNCTION')
  })
}

for (const toolchain of toolchains) {
  test(`TEAM-05 what is preloaded of a remote built with ${toolchain} is what runs: each file comes once`, async ({
    page,
  }) => {
    const { manifest, base } = remotes[toolchain]
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith(base)) asked.push(pathname.slice(base.length))
    })
    await page.goto(`/${manifest.id}`)
    await useRemote(page, manifest.id)
    const early = [manifest.entry, manifest.routes[0]?.files, manifest.i18n.zh].flatMap((files) => [
      ...(files?.js ?? []),
      ...(files?.css ?? []),
    ])
    expect(asked).toEqual(expect.arrayContaining(early))
    expect(asked).toHaveLength(new Set(asked).size)
  })
}

test('TEAM-05 what Vite builds is no heavier than what webpack does', () => {
  test.skip(weights.webpack === undefined, 'ALL_TOOLCHAINS=1 builds with webpack too')
  expect(weights.webpack).toBeGreaterThan(1000)
  expect(weights.vite).toBeLessThanOrEqual((weights.webpack ?? 0) * 1.1)
})

test('TEAM-01 a remote that is worked on stands in a tab of the running shell, which is loaded anew with each change', async ({
  page,
}) => {
  const work = outsideRemote(tarball, 'vite', ids.vite)
  const dev = await work.develop()
  const texts = path.join(work.folder, 'src/i18n/zh.json')
  const title = page.locator(`main [data-remote="${ids.vite}"]`).getByRole('heading', { level: 1 })
  try {
    await new ReleaseConsole(page).open()
    await page.locator('select[name="remote"]').selectOption(`remote-${ids.vite}`)
    await page.getByLabel('本机端口').fill(new URL(dev.address).port)
    await page.getByRole('button', { name: '打开站点' }).click()
    await expect(page.locator(`[data-overrides="${ids.vite}"]`)).toBeVisible()
    await page.goto(`/${ids.vite}`)
    await expect(title).toHaveText('Quick')
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('Quick', '快'))
    await expect(title).toHaveText('快')
  } finally {
    await dev.stop()
    work.remove()
  }
})

/** What a changed file leaves behind if it runs, or if it is used. */
const scriptMark = ';globalThis.tampered=true;'
const sheetMark = '\nhtml{--tampered:1}'

/** What became of the page: undefined while nobody can say. */
const outcomeIn = (page: Page, id: string) =>
  page.evaluate((name) => {
    const isUsed = getComputedStyle(document.documentElement).getPropertyValue('--tampered') !== ''
    if ((globalThis as { tampered?: boolean }).tampered || isUsed) return 'runs'
    return document.querySelector(`[data-remote-down="${name}"]`) ? 'refused' : undefined
  }, id)

/** Opens the page of a remote whose file comes with a few bytes more, and uses it until it has asked for that file. */
async function openTampered(browser: Browser, address: string, { manifest, base }: ReleasedRemote, file: string) {
  const context = await browser.newContext({ locale: 'zh-CN' })
  const page = await context.newPage()
  const published = await (await fetch(address + base + file)).text()
  const [contentType, mark] = file.endsWith('.css') ? ['text/css', sheetMark] : ['text/javascript', scriptMark]
  await page.route(`**${base}${file}`, (route) => route.fulfill({ contentType, body: published + mark }))
  await page.goto(address + manifest.routes[0]?.path)
  const button = page.locator(`main [data-remote="${manifest.id}"]`).getByRole('button')
  await expect(async () => {
    // What comes later is asked for by a click.
    if (await button.isVisible()) await button.click()
    expect(await outcomeIn(page, manifest.id)).toBeDefined()
  }).toPass({ timeout: 30_000 })
  const outcome = await outcomeIn(page, manifest.id)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
  return `${file}: ${outcome}`
}

for (const toolchain of toolchains) {
  test(`TEAM-04 of a remote built with ${toolchain} no script or style that was changed on its way runs`, async ({
    browser,
    site,
  }) => {
    test.setTimeout(patienceMs)
    const remote = remotes[toolchain]
    const folder = path.join(site.dataDir, 'releases/versions', `remote-${ids[toolchain]}`, remote.build)
    const stored = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.basename(file))
    // Texts of other languages are not asked for.
    const others = ['en', 'vi'].flatMap((language) => remote.manifest.i18n[language]?.js ?? [])
    const code = stored.filter((file) => /\.(js|css)$/.test(file) && !others.includes(file)).sort()
    expect(code.length).toBeGreaterThan(5)
    const found = await Promise.all(code.map((file) => openTampered(browser, site.address, remote, file)))
    expect(found).toEqual(code.map((file) => `${file}: refused`))
  })
}
