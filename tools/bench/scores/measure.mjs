import { openBareBrowser } from '../bare-browser.mjs'
import { recordTasks } from '../record-tasks.mjs'

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
export const throttle = Number(process.env.THROTTLE ?? 4)
const burst = 150

async function withPage(address, query, work) {
  const browser = await openBareBrowser({ width: 1_440, height: 900, language: 'zh-CN' })
  const { page } = browser
  const control = (words) => fetch(`${address}/control?${new URLSearchParams(words)}`)
  try {
    await fetch(`${address}/renew`)
    await throttleTo(page, throttle)
    await page.cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.open(`${address}/football${query}`)
    await page.waitFor('globalThis.bench')
    const firstPaint = await page.evaluate('bench.firstPaint')
    await page.waitFor("bench.status() === 'open'")
    return await work({ page, browser, control, firstPaint })
  } finally {
    await control({ run: '0', down: '0' })
    await browser.close()
  }
}

const throttleTo = (page, rate) => page.cdp.send('Emulation.setCPUThrottlingRate', { rate })

async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

async function heapOf(cdp) {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

/** Scripting, frames, long tasks and rows over a window with a full feed, a burst of 150 status changes and some scrolling. */
async function measureFeed({ page, control, browser }, seconds) {
  const { cdp } = page
  await control({ run: '1' })
  await sleep(3_000)
  const heapBefore = await heapOf(cdp)
  const stopRecording = await recordTasks(browser.cdp)
  await page.evaluate('bench.begin()')
  const [before, begin] = [await metricsOf(cdp), performance.now()]
  for (let second = 0; second < seconds; second += 1) {
    await sleep(1_000)
    if (second === Math.floor(seconds / 2)) await control({ burst: String(burst) })
    if (second % 5 === 4) await page.scroll(700)
  }
  await control({ run: '0' })
  const [after, elapsed] = [await metricsOf(cdp), (performance.now() - begin) / 1_000]
  const seen = await page.evaluate('bench.finish()')
  const { longTasks, longest } = await stopRecording()
  const heap = (await heapOf(cdp)) - heapBefore
  const perFrame = (name) => ((after[name] - before[name]) * 1_000) / seen.count
  return {
    ...seen,
    wallLong: seen.longTasks,
    longTasks,
    longest,
    seconds: elapsed,
    fps: seen.count / elapsed,
    script: perFrame('ScriptDuration'),
    layout: perFrame('LayoutDuration') + perFrame('RecalcStyleDuration'),
    heap,
  }
}

const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

/** Key strokes of a visitor who searches while the feed runs. */
async function measureKeys({ page, control, browser }, words, hasFeed = true) {
  if (hasFeed) await control({ run: '1' })
  await page.evaluate('scrollTo(0, 0)')
  await page.evaluate(`document.querySelector('[type="search"]').focus()`)
  const stopRecording = await recordTasks(browser.cdp)
  for (const word of words)
    for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
      await page.press(key)
      await sleep(120)
    }
  const { keys } = await stopRecording()
  await control({ run: '0' })
  return { keys: keys.length, key: percentile(keys, 0.95), keyMedian: percentile(keys, 0.5) }
}

/** The network goes for a while, the day goes on; then the list must be right again. */
async function measureOutage({ page, control }, seconds, hasHistory) {
  await control({ run: '1' })
  await sleep(1_000)
  await control({ down: '1', history: hasHistory ? '1' : '0' })
  await sleep(seconds * 1_000)
  // Goals in the rows on the screen: there is something to put right.
  const ids = await page.evaluate("[...document.querySelectorAll('[data-row]')].map((row) => row.dataset.row)")
  await control({ run: '0', goals: ids.join(',') })
  await control({ down: '0' })
  return page.evaluate('bench.resync()')
}

export const measureOurs = (address, { seconds, outage }) =>
  withPage(address, '', async (context) => {
    const feed = await measureFeed(context, seconds)
    const words = ['ml', 'manlian', 'qiecheng', 'huang', 'bao', 'x']
    const slowKeys = await measureKeys(context, words)
    await throttleTo(context.page, 1)
    const keys = await measureKeys(context, words)
    await throttleTo(context.page, throttle)
    const replayed = await measureOutage(context, outage, true)
    const reloaded = await measureOutage(context, Math.min(outage, 10), false)
    return { firstPaint: context.firstPaint, ...feed, ...keys, slowKey: slowKeys.key, replayed, reloaded }
  })

/**
 * The yardstick falls behind the feed by minutes: a short window of frames, caught up without the brake, and keys on a
 * page without a feed.
 */
export async function measurePlain(address, { seconds }) {
  const feed = await withPage(address, '?plain', async (context) => ({
    firstPaint: context.firstPaint,
    ...(await measureFeed(context, seconds)),
  }))
  const slowKeys = await plainKeys(address, throttle)
  return { ...feed, ...(await plainKeys(address, 1)), slowKey: slowKeys.key }
}

const plainKeys = (address, rate) =>
  withPage(address, '?plain', async (context) => {
    await throttleTo(context.page, rate)
    return measureKeys(context, ['ml'], false)
  })
