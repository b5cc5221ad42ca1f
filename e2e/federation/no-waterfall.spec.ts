import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { currentRelease } from '../fixtures/remote-files'
import { expect, test } from '../fixtures/site'

/** An address of each remote that has an open one. */
const deepLinks = ({ remotes }: ResolvedRelease) =>
  Object.entries(remotes).flatMap(([id, { current }]) => {
    const route = current.manifest.routes.find(({ path, isMemberOnly }) => !/[:*]/.test(path) && !isMemberOnly)
    return route ? [{ id, base: current.base, path: route.path }] : []
  })

test('FED-10 a deep link learns of no file of its remote from another file: all of them stand in the page', async ({
  page,
  site,
}) => {
  const links = deepLinks(await currentRelease(site.address))
  expect(links.length).toBeGreaterThan(3)
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  for (const { id, base, path } of links) {
    asked.clear()
    const response = await page.goto(path)
    const html = (await response?.text()) ?? ''
    const named = [...html.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="([^"]+)"/g)].map(([, address]) => address)
    await expect(page.locator(`main [data-remote="${id}"]`).first()).toBeAttached()
    const ofRemote = [...asked].filter((address) => address.startsWith(base) && /\.(js|css)$/.test(address))
    expect({ path, files: ofRemote.length > 1 }).toEqual({ path, files: true })
    expect({ path, learnt: ofRemote.filter((address) => !named.includes(address)) }).toEqual({ path, learnt: [] })
  }
})
