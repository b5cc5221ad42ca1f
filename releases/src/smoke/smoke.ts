import type { Browser, Page } from 'playwright-core'
import { ReleaseRefused } from '../core/document'
import type { PublishedVersion } from '../core/published'
import type { ReleaseManager } from '../core/release-manager'
import { stopsOf } from './addresses'
import { type Look, lookAt, type Patience } from './look'
import { openBrowser } from './open-browser'
import { type KeepPicture, keepOnDisk } from './pictures'
import { openPreview, type Preview } from './preview'
import { missingTexts } from './texts'

/** Pages open at once: a page waits for its network a third of the time. */
const pagesAtOnce = 3
const emptyMs = 5_000
const faultsShown = 3

/** What a document still does is not said of the next one; a page that hangs or has crashed gives way to a new one. */
async function emptied(page: Page): Promise<Page> {
  try {
    await page.goto('about:blank', { timeout: emptyMs })
    return page
  } catch {
    const next = await page.context().newPage()
    await page.close()
    return next
  }
}

/** Looks at each page in its turn, some at once; in the order of the pages. */
async function lookAround(browser: Browser, preview: Preview, version: PublishedVersion, environment: string) {
  const stops = await stopsOf(preview.store, environment, version)
  const context = await browser.newContext({
    locale: 'zh-CN',
    viewport: { width: 1280, height: 720 },
    // What a worker fetches would be seen by nobody.
    serviceWorkers: 'block',
  })
  const looks: Look[] = []
  let next = 0
  const walk = async () => {
    // One page after the other in the same process: what it has compiled once, axe and the frame, it need not again.
    let page = await context.newPage()
    for (let at = next++; at < stops.length; at = next++) {
      const stop = stops[at]
      if (stop) looks[at] = await lookAt(page, version, stop, preview.address)
      page = await emptied(page)
    }
  }
  /** Alone, and until one page is late for sure with more patience; what was wrong stays so. */
  let patience: Patience = 'more'
  const lookAgain = async ({ path, isOwn, wrong }: Look): Promise<Look> => {
    const page = await context.newPage()
    const second = await lookAt(page, version, { path, isOwn }, preview.address, patience)
    await page.close()
    if (second.late.length > 0) patience = 'usual'
    return { ...second, wrong: [...new Set([...second.wrong, ...wrong])] }
  }
  try {
    await Promise.all(Array.from({ length: pagesAtOnce }, walk))
    // Three pages at once may run into the limits of the shell where the machine works for others: late is who is late alone.
    for (const [at, seen] of looks.entries()) if (seen.late.length > 0) looks[at] = await lookAgain(seen)
    const unsaid = await missingTexts(context, version, preview.address)
    return { broken: looks.filter(({ late, wrong }) => late.length + wrong.length > 0), unsaid }
  } finally {
    await context.close()
  }
}

async function said(
  { path: address, late, wrong, picture }: Look,
  keep: (address: string, picture: Buffer) => Promise<string>,
) {
  const kept = picture ? `; picture: ${await keep(address, picture)}` : ''
  return `${address} (${[...late, ...wrong].slice(0, faultsShown).join('; ')}${kept})`
}

let last: Promise<void> = Promise.resolve()

/**
 * Opens each page where the candidates show, among everything that is live, in a browser without a backend. Refuses, with
 * the page's own errors and a picture, what is not drawn, throws, logs errors, lacks texts or keeps people out.
 * A look keeps a browser with three pages busy: there is one at a time, whoever asks.
 */
export function requireSmoke(
  manager: ReleaseManager,
  versions: readonly PublishedVersion[],
  keep: KeepPicture = keepOnDisk,
): Promise<void> {
  const mine = last.then(() => look(manager, versions, keep))
  last = mine.catch(() => undefined)
  return mine
}

async function look(manager: ReleaseManager, versions: readonly PublishedVersion[], keep: KeepPicture): Promise<void> {
  const browser = await openBrowser()
  const preview = await openPreview(manager, versions)
  try {
    for (const version of versions) {
      const { broken, unsaid } = await lookAround(browser, preview, version, manager.environment)
      const keepOne = (address: string, picture: Buffer) => keep(version, address, picture)
      const complaints = [...(await Promise.all(broken.map((one) => said(one, keepOne)))), ...unsaid]
      if (complaints.length === 0) continue
      const message = `${version.name} ${version.build} does not pass on ${complaints.join(', ')} among what is live: try it with npm run dev -- ${version.name}`
      throw new ReleaseRefused('smoke-failed', message, complaints)
    }
  } finally {
    await preview.close()
    await browser.close()
  }
}
