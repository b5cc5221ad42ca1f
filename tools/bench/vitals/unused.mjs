import { gzipSync } from 'node:zlib'

/** KiB of a script that nothing has executed once the page stands, as it travels. */
const mostKiB = 40
const watchedMs = 5_000
/** What is named beside the sum. */
const namedKiB = 5

/** Bytes of a script that ran: the innermost range of the coverage decides. */
function unusedShare({ source, functions }) {
  const ran = new Uint8Array(source.length)
  const ranges = functions.flatMap((one) => one.ranges)
  // Outer ranges are longer than those within.
  ranges.sort((a, b) => b.endOffset - b.startOffset - (a.endOffset - a.startOffset))
  for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  return ran.reduce((sum, one) => sum + 1 - one, 0) / Math.max(1, source.length)
}

async function lookAt(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1_350, height: 940 }, locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    await page.coverage.startJSCoverage()
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(watchedMs)
    return await page.coverage.stopJSCoverage()
  } finally {
    await context.close()
  }
}

/** Prints what each page brings and does not execute; true: no script of one wastes more than the goal. */
export async function measureUnused(browser, site, pages) {
  let isMet = true
  for (const path of pages) {
    const scripts = (await lookAt(browser, new URL(path, site).href))
      .filter(({ source, url }) => source && url.startsWith('http'))
      .map((script) => ({
        name: new URL(script.url).pathname.split('/').slice(-3).join('/'),
        kib: (unusedShare(script) * gzipSync(script.source).length) / 1_024,
      }))
      .sort((a, b) => b.kib - a.kib)
    const all = scripts.reduce((sum, { kib }) => sum + kib, 0)
    const named = scripts.filter(({ kib }) => kib >= namedKiB).map(({ name, kib }) => `${name} ${kib.toFixed(0)}`)
    console.log(`${path.padEnd(22)} unused ${all.toFixed(0).padStart(4)} KiB: ${named.join(', ')}`)
    isMet &&= (scripts[0]?.kib ?? 0) <= mostKiB
  }
  console.log(`scripts that travel and do not run; goal ${mostKiB} KiB of one file: ${isMet ? 'yes' : 'NO'}`)
  return isMet
}
