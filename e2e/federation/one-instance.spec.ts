import type { ReleasedRemote } from '@pitchside/remote-kit/manifest'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/people'
import { currentRelease } from '../fixtures/remote-files'

interface Loaded {
  name: string
  versions: string[]
  from: string[]
  users: string[]
}

/** Shared modules as the federation runtime of the page knows them. */
function sharedInPage(page: Page): Promise<Loaded[]> {
  return page.evaluate(() => {
    type Entry = { from: string; useIn: string[] }
    type Instance = { name: string; shareScopeMap: { default: Record<string, Record<string, Entry>> } }
    const { __INSTANCES__: instances } = (window as unknown as { __FEDERATION__: { __INSTANCES__: Instance[] } })
      .__FEDERATION__
    const host = instances.find((instance) => instance.name === 'host')
    return Object.entries(host?.shareScopeMap.default ?? {}).map(([name, versions]) => ({
      name,
      versions: Object.keys(versions),
      from: [
        ...new Set(
          instances.flatMap((one) => Object.values(one.shareScopeMap.default?.[name] ?? {}).map((entry) => entry.from)),
        ),
      ],
      users: Object.values(versions).flatMap((entry) => entry.useIn),
    }))
  })
}

/** Words that only the module itself contains, and survive minifying. */
const signs = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': '__reactContainer$',
  'react-router': 'useNavigate() may be used only in the context of a <Router> component',
  axios: 'ECONNABORTED',
  i18next: 'initReactI18next',
  zustand: 'getInitialState',
  '@tanstack/react-query': 'No QueryClient set',
  '@pitchside/auth': '; Max-Age=0',
  '@pitchside/bus': 'listener-threw',
  '@pitchside/http': 'the reply is not an envelope',
  '@pitchside/i18n': 'langIndex',
  '@pitchside/socket': 'the socket is already started',
}
const openRoute = ({ manifest }: ReleasedRemote) =>
  manifest.routes.find(({ path, isMemberOnly }) => !/[:*]/.test(path) && !isMemberOnly)

/** What a page of every remote takes from the host. */
const usedByAll = ['react', 'react/jsx-runtime', '@pitchside/i18n', '@pitchside/http', '@pitchside/platform']

test('FED-02 every shared module is there once, provided by the host, and every remote that runs uses that one', async ({
  page,
  site,
}) => {
  const { remotes } = await currentRelease(site.address)
  const running: string[] = []
  await page.goto('/main')
  for (const [id, { current }] of Object.entries(remotes)) {
    const route = openRoute(current)
    // Within one page: the modules stay and meet each other. The chat has no page a visitor may open, but a panel.
    if (route)
      await page.evaluate((to) => {
        history.pushState({}, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, route.path)
    else await page.getByRole('contentinfo').getByRole('button', { name: '在线客服' }).click()
    await expect(page.locator(`[data-remote="${id}"]`).first()).toBeAttached()
    running.push(current.manifest.container)
  }
  expect(running).toHaveLength(Object.keys(remotes).length)
  const shared = await sharedInPage(page)
  // All of the sharing table, which every manifest has, and nothing a remote brought along.
  for (const { current } of Object.values(remotes))
    expect(shared.map(({ name }) => name).sort()).toEqual(Object.keys(current.manifest.shared).sort())
  for (const { name, versions, from } of shared) {
    expect({ name, count: versions.length }).toEqual({ name, count: 1 })
    // The runtime writes the first consumer over the provider's name when a module was provided lazily.
    if (!name.startsWith('@base-ui/')) expect({ name, from }).toEqual({ name, from: ['host'] })
  }
  for (const name of usedByAll)
    expect({ name, users: shared.find((one) => one.name === name)?.users }).toEqual({
      name,
      users: expect.arrayContaining(running),
    })
})

test('FED-02 no remote carries a copy of a library or module the host provides', async ({ site }) => {
  const { remotes, host } = await currentRelease(site.address)
  const textOf = async (address: string) => (await fetch(site.address + address)).text()
  const hostPage = await textOf('/main')
  const [, hostScript = ''] = /<script src="([^"]+)"/.exec(hostPage) ?? []
  const hostText = await textOf(hostScript)
  for (const [library, sign] of Object.entries(signs))
    expect({ host: host.build, library, isIn: hostText.includes(sign) }).toEqual({
      host: host.build,
      library,
      isIn: true,
    })

  for (const { current } of Object.values(remotes)) {
    const { routes, slots, entry, i18n } = current.manifest
    const files = [
      entry,
      ...routes.map((one) => one.files),
      ...slots.map((one) => one.files),
      ...Object.values(i18n),
    ].flatMap((one) => one.js)
    for (const file of new Set(files)) {
      const text = await textOf(current.base + file)
      const copies = Object.entries(signs).filter(([, sign]) => text.includes(sign))
      expect({ file, copies: copies.map(([library]) => library) }).toEqual({ file, copies: [] })
    }
  }
})
