import type { ResolvedRelease } from '@pitchside/remote-kit/manifest'
import { expect, test } from '../fixtures/people'
import { currentRelease } from '../fixtures/remote-files'

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
  // What a page asks for once it is drawn, such as a player, holds nobody back.
  await page.addInitScript(() => {
    const told = window as unknown as { drawn?: string[] }
    new MutationObserver(() => {
      if (told.drawn === undefined && document.querySelector('main [data-remote]'))
        told.drawn = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    }).observe(document, { childList: true, subtree: true })
  })
  for (const { id, base, path } of links) {
    const response = await page.goto(path)
    const html = (await response?.text()) ?? ''
    const named = [...html.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="([^"]+)"/g)].map(([, address]) => address)
    await expect(page.locator(`main [data-remote="${id}"]`).first()).toBeAttached()
    const asked = await page.evaluate(() => (window as unknown as { drawn: string[] }).drawn)
    const ofRemote = asked.filter((address) => address.startsWith(base) && /\.(js|css)$/.test(address))
    // At least where it starts, its contribution and its page.
    expect({ path, enough: ofRemote.length > 2 }).toEqual({ path, enough: true })
    expect({ path, learnt: ofRemote.filter((address) => !named.includes(address)) }).toEqual({ path, learnt: [] })
  }
})
