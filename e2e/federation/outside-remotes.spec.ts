import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleasedRemote } from '@pitchside/remote-kit/manifest'
import { Follower } from '../fixtures/followed-document'
import {
  toolchains as allToolchains,
  firstPageBytes,
  outsideRemote,
  packSdk,
  type Toolchain,
} from '../fixtures/outside-remote'
import { currentRelease } from '../fixtures/remote-files'
import { expect, testWith } from '../fixtures/site'
import {
  codeFiles,
  codeParts,
  openTampered,
  outcomeAt,
  promoteMisdescribed,
  releaseChanged,
  storedManifest,
} from '../fixtures/tampering'
import { ReleaseConsole } from '../pages/release-console'
import { seePreview, useRemote, versionAt } from '../pages/remote-place'

/** A site with two environments: production, and stage under a name of its own. */
const test = testWith({ PITCHSIDE_HOSTS: 'stage.localhost=stage' })
test.describe.configure({ mode: 'serial' })

/** Toolchain → the remote that is built with it. That of Vite has the name it has in the document. */
const ids: Readonly<Record<Toolchain, string>> = { webpack: 'packed', rspack: 'rusty', vite: 'shop' }
/** `ALL_TOOLCHAINS=1`: each of them; the whole test has no time for more than the one that shares least with our own builds. */
const toolchains: readonly Toolchain[] = process.env.ALL_TOOLCHAINS ? allToolchains : ['vite']

const remotes = {} as Record<Toolchain, ReleasedRemote>
const tokens = {} as Record<Toolchain, string>
let tarball: string
/** Toolchain → bytes of the remote's first page. */
const weights: Partial<Record<Toolchain, number>> = {}

test.beforeAll(async ({ site }) => {
  tarball = packSdk()
  await site.release('promote', '--from', 'production', '--env', 'stage', '--why', 'a stage to begin with')
})

for (const toolchain of toolchains)
  test(`TEAM-01 TEAM-08 a team with nothing but the document and the tarball makes a remote with ${toolchain}, releases it, shows a branch, goes over stage and back`, async ({
    page,
    browser,
    site,
  }) => {
    const id = ids[toolchain]
    const team: Follower = new Follower('docs/how-to/build-a-remote-elsewhere.md', {
      tarball,
      words: { '--toolchain vite': `--toolchain ${toolchain}`, shop: id },
      env: { PITCHSIDE_SERVER: site.address },
      async release(words) {
        const { token } = await site.release(...words)
        if (token) team.env.PITCHSIDE_TOKEN = tokens[toolchain] = String(token)
        return ''
      },
    })
    const stage = site.address.replace('//', '//stage.')
    const began = Date.now()
    const seconds = () => `${((Date.now() - began) / 1000).toFixed(0)} s`
    const took: string[] = []
    try {
      for (const heading of ['', 'What a remote is', 'Tests', 'In the running shell', 'Release'])
        await test.step(heading, () => team.follow(heading))
      weights[toolchain] = firstPageBytes(path.join(team.place, 'dist'))
      remotes[toolchain] = (await currentRelease(site.address)).remotes[id]?.current as ReleasedRemote
      await page.goto('/main')
      await expect(page.locator(`[data-remote="${id}"] p`)).toHaveText('需要时才加载。')
      took.push(`shown in production after ${seconds()}`)

      await team.follow('Show a branch')
      expect(await versionAt(page, site.address, id)).toBe('1.0.0')
      await seePreview(browser, site.address, { address: /http\S+_preview\S+/.exec(team.heard)?.[0] ?? '', id })

      await team.follow('Stage first')
      expect(await versionAt(page, stage, id)).toBe('1.1.0')
      expect(await versionAt(page, site.address, id)).toBe('1.0.0')
      await team.follow('Then production')
      expect(await versionAt(page, site.address, id)).toBe('1.1.0')

      await team.follow('The way back')
      expect(await versionAt(page, site.address, id)).toBe('1.0.0')
      expect(await versionAt(page, stage, id)).toBe('1.1.0')
      expect(team.left).toEqual([])
      took.push(`a branch shown, a version over stage to production and taken back after ${seconds()}`)
      console.log(`  ${toolchain}, from an empty folder: ${took.join('; ')}`)
    } finally {
      team.end()
    }
  })

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
  const { webpack = 0, vite = 0 } = weights
  console.log(`  bytes of a first page: ${JSON.stringify(weights)}, Vite's by webpack's ${(vite / webpack).toFixed(2)}`)
  expect(webpack).toBeGreaterThan(1000)
  expect(vite).toBeGreaterThan(1000)
  expect(vite).toBeLessThanOrEqual(webpack * 1.1)
})

/** What no check of data sees: text of a file → another text, and what is said of that. */
const broken = {
  'throws when it is drawn': {
    ...{ file: 'src/home/home.page.tsx', text: 'return (', other: "if (t) throw new Error('no rows')\n  return (" },
    says: /\/shop \(gave way to the version before it; .*no rows/s,
  },
  'has a page that exports none': {
    ...{ file: 'src/home/home.page.tsx', text: 'export default function', other: 'export function' },
    says: /\/shop \(gave way to the version before it/,
  },
  'lost the texts of a language': {
    ...{ file: 'src/i18n/vi.json', text: '"text":', other: '"lost":' },
    says: /vi lacks more\.text/,
  },
}

test('TEAM-09 a version that breaks only in a browser is refused by the gate, which a team asks over HTTP', async ({
  site,
}) => {
  const work = outsideRemote(tarball, 'vite', ids.vite)
  const env = { PITCHSIDE_SERVER: site.address, PITCHSIDE_TOKEN: tokens.vite }
  const release = (...words: string[]) => work.run('release', words, env)
  const edit = (file: string, text: string, other: string) => {
    const whole = readFileSync(path.join(work.folder, file), 'utf8')
    expect(whole).toContain(text)
    writeFileSync(path.join(work.folder, file), whole.replace(text, other))
  }
  try {
    let version = '1.0.0'
    for (const [at, { file, text, other, says }] of Object.values(broken).entries()) {
      edit(file, text, other)
      edit('package.json', `"version": "${version}"`, `"version": "2.${at}.0"`)
      version = `2.${at}.0`
      work.run('build')
      release('publish')
      release('check')
      expect(() => release('check', '--smoke')).toThrow(says)
      expect(() => release('promote', '--smoke', '--why', 'hope')).toThrow(/smoke-failed/)
      edit(file, other, text)
    }
    expect(release('status')).toContain(' 1.0.0-')
  } finally {
    work.remove()
  }
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
    await expect(title).toHaveText('Shop')
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('Shop', '店'))
    await expect(title).toHaveText('店')
  } finally {
    await dev.stop()
    work.remove()
  }
})

for (const toolchain of toolchains) {
  test(`TEAM-04 of a remote built with ${toolchain} no script or style that was changed on its way runs`, async ({
    browser,
    site,
  }) => {
    const remote = remotes[toolchain]
    const code = codeFiles(storedManifest(site.dataDir, remote))
    expect(code.length).toBeGreaterThan(5)
    const found = await Promise.all(code.map((file) => openTampered(browser, site.address, remote, file)))
    expect(found).toEqual(code.map((file) => `${file}: refused`))
  })
}

/** What of a version is changed where it is stored; the whole test has no time for more than one. */
const parts = process.env.ALL_TOOLCHAINS ? codeParts : (['chunk'] as const)

for (const toolchain of toolchains)
  test(`TEAM-04 of a remote built with ${toolchain} nothing that was changed in the store runs: ${parts.join(', ')}`, async ({
    browser,
    site,
  }) => {
    const remote = remotes[toolchain]
    const { id, routes } = remote.manifest
    for (const [at, part] of parts.entries()) {
      const build = await releaseChanged(site, remote, part, `3.${at}.0`)
      const outcome = await outcomeAt(browser, site.address + routes[0]?.path, { id, build })
      expect(`${part}: ${outcome}`).toBe(`${part}: refused`)
    }
    // Who changes the description as well is found out by its checksum: it goes live nowhere.
    expect(await promoteMisdescribed(site, remote, '3.9.0')).toMatch(/version\.json/)
  })
