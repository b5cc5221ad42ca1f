import { median } from '../median.mjs'

/** Round trip and line of a visitor far away, as the federation bench has them. */
const network = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 625_000 }
const path = '/detail?id=1'
/** The name of the article: in the body of the document, or as the page's own code writes it. */
const content = { served: '#document h1', plain: 'main article h1' }
/** Of the time of a page that scripts alone fill. */
const most = 0.6

/** Runs in the page before anything else: writes down when what it is about can be read. */
function noteContent(selector) {
  const look = () => {
    if (globalThis.contentMs !== undefined || !document.querySelector(selector)) return
    globalThis.contentMs = 0
    // Painted with the next frame.
    requestAnimationFrame(() => {
      globalThis.contentMs = performance.now()
    })
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

async function visit(browser, address, kind) {
  const context = await browser.newContext({ viewport: { width: 1_350, height: 940 }, locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    await page.addInitScript(noteContent, content[kind])
    // The same document, whose body is taken away as it comes: both pay the same for their bytes.
    if (kind === 'plain')
      await page.addInitScript(() => {
        new MutationObserver(() => document.querySelector('#document')?.remove()).observe(document, {
          childList: true,
          subtree: true,
        })
      })
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => globalThis.contentMs > 0, undefined, { timeout: 60_000 })
    return await page.evaluate(() => globalThis.contentMs)
  } finally {
    await context.close()
  }
}

/** How soon an article can be read, beside the same page without the body the server writes; by turns in one run. */
export async function firstContent(browser, site, rounds) {
  const address = new URL(path, site).href
  const times = { served: [], plain: [] }
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of ['served', 'plain']) {
      const ms = await visit(browser, address, kind)
      // The first of each warms the site up.
      if (round > 0) times[kind].push(ms)
    }
  const [served, plain] = [median(times.served), median(times.plain)]
  const ratio = served / plain
  console.log(
    `first content of ${path} with 40 ms: ${served.toFixed(0)} ms, by scripts alone ${plain.toFixed(0)} ms, ratio ${ratio.toFixed(2)}; goal at most ${most}: ${ratio <= most ? 'yes' : 'NO'}`,
  )
  return ratio <= most
}
