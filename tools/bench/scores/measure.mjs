import { chromium } from '@playwright/test'

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
export const throttle = Number(process.env.THROTTLE ?? 4)
const burst = 150

async function withPage(address, query, work) {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--mute-audio'] })
  const control = (words) => fetch(`${address}/control?${new URLSearchParams(words)}`)
  try {
    await fetch(`${address}/renew`)
    const page = await browser.newPage({ viewport: { width: 1_440, height: 900 }, locale: 'zh-CN' })
    const failures = []
    page.on('pageerror', (error) => failures.push(error.message))
    // The yardstick answers slowly: that is what it is for.
    page.setDefaultTimeout(300_000)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
    await cdp.send('Performance.enable')
    await page.goto(`${address}/football${query}`)
    await page.waitForFunction('globalThis.bench')
    const firstPaint = await page.evaluate('bench.firstPaint')
    await page.waitForFunction("bench.status() === 'open'")
    const result = await work({ page, cdp, control, firstPaint })
    if (failures.length > 0) console.warn(failures[0])
    return result
  } finally {
    await control({ run: '0', down: '0' })
    await browser.close()
  }
}

async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

async function heapOf(cdp) {
  await cdp.send('HeapProfiler.collectGarbage')
  return (await cdp.send('Runtime.getHeapUsage')).usedSize
}

/** Scripting, frames, long tasks and rows over a window with a full feed, a burst of 150 status changes and some scrolling. */
async function measureFeed({ page, cdp, control }, seconds) {
  await control({ run: '1' })
  await sleep(3_000)
  const heapBefore = await heapOf(cdp)
  await page.evaluate('bench.begin()')
  const [before, begin] = [await metricsOf(cdp), performance.now()]
  for (let second = 0; second < seconds; second += 1) {
    await sleep(1_000)
    if (second === Math.floor(seconds / 2)) await control({ burst: String(burst) })
    if (second % 5 === 4) await page.mouse.wheel(0, 700)
  }
  const [after, elapsed] = [await metricsOf(cdp), (performance.now() - begin) / 1_000]
  const seen = await page.evaluate('bench.finish()')
  const heap = (await heapOf(cdp)) - heapBefore
  await control({ run: '0' })
  const perFrame = (name) => ((after[name] - before[name]) * 1_000) / seen.count
  return {
    ...seen,
    seconds: elapsed,
    fps: seen.count / elapsed,
    script: perFrame('ScriptDuration'),
    layout: perFrame('LayoutDuration') + perFrame('RecalcStyleDuration'),
    heap,
  }
}

const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0

/** Key strokes of a visitor who searches while the feed runs. */
async function measureKeys({ page, control }, words) {
  await control({ run: '1' })
  await page.evaluate('scrollTo(0, 0)')
  const box = page.getByRole('searchbox', { name: '搜索比赛' })
  await box.focus()
  for (const word of words)
    for (const key of [...word, ...Array.from(word, () => 'Backspace')]) {
      await page.keyboard.press(key)
      await sleep(120)
    }
  await control({ run: '0' })
  const [keys, paints] = await page.evaluate('[bench.keys, bench.paints]')
  return {
    keys: keys.length,
    key: percentile(keys, 0.95),
    keyMedian: percentile(keys, 0.5),
    paint: percentile(paints, 0.95),
  }
}

/** The network goes for a while, the day goes on; then the list must be right again. */
async function measureOutage({ page, control }, seconds, hasHistory) {
  await control({ run: '1' })
  await sleep(1_000)
  await control({ down: '1', history: hasHistory ? '1' : '0' })
  await sleep(seconds * 1_000)
  await control({ run: '0', down: '0' })
  return page.evaluate('bench.resync()')
}

export const measureOurs = (address, { seconds, outage }) =>
  withPage(address, '', async (context) => {
    const feed = await measureFeed(context, seconds)
    const keys = await measureKeys(context, ['ml', 'manlian', 'qiecheng', 'huang', 'bao', 'x'])
    const replayed = await measureOutage(context, outage, true)
    const reloaded = await measureOutage(context, Math.min(outage, 10), false)
    return { firstPaint: context.firstPaint, ...feed, ...keys, replayed, reloaded }
  })

export const measurePlain = (address, { seconds }) =>
  withPage(address, '?plain', async (context) => ({
    firstPaint: context.firstPaint,
    ...(await measureFeed(context, seconds)),
    ...(await measureKeys(context, ['ml'])),
  }))
