import { chromium } from '@playwright/test'
import { cpuOfChildren } from './process-cpu.mjs'

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const warmUpMs = 3_000
const blockMs = 2_000

async function withPage(address, { engine, rate }, work) {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const args = ['--no-sandbox', '--disable-gpu', '--mute-audio', '--autoplay-policy=no-user-gesture-required']
  const browser = await chromium.launch({ executablePath, args })
  try {
    const page = await browser.newPage({ viewport: { width: 1_280, height: 720 } })
    const failures = []
    page.on('pageerror', (error) => failures.push(error.message))
    await page.goto(`${address}/?engine=${encodeURIComponent(engine)}&rate=${rate}`)
    await page.waitForFunction('globalThis.bench')
    await page.evaluate('bench.start()')
    await sleep(warmUpMs)
    const result = await work(page, browser)
    if (failures.length > 0) console.warn(`${engine}: ${failures[0]}`)
    return result
  } finally {
    await browser.close()
  }
}

async function metricsOf(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

/** Main-thread and process time in ms a second, frames and comments, over a window. */
export const measureWindow = (address, wanted, seconds) =>
  withPage(address, wanted, async (page) => {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
    await page.evaluate('bench.begin()')
    const [before, cpuBefore, begin] = [await metricsOf(cdp), cpuOfChildren(), performance.now()]
    await sleep(seconds * 1_000)
    const [after, cpuAfter, end] = [await metricsOf(cdp), cpuOfChildren(), performance.now()]
    const elapsed = (end - begin) / 1_000
    const perSecond = (name) => ((after[name] - before[name]) * 1_000) / elapsed
    return {
      ...(await page.evaluate('bench.finish()')),
      seconds: elapsed,
      task: perSecond('TaskDuration'),
      script: perSecond('ScriptDuration'),
      layout: perSecond('LayoutDuration') + perSecond('RecalcStyleDuration'),
      cpu: ((cpuAfter - cpuBefore) * 1_000) / elapsed,
    }
  })

/** Bytes of JavaScript heap that stay, a minute: after a collection at both ends. */
export const measureHeap = (address, wanted, seconds) =>
  withPage(address, wanted, async (page) => {
    const cdp = await page.context().newCDPSession(page)
    const used = async () => {
      await cdp.send('HeapProfiler.collectGarbage')
      return (await cdp.send('Runtime.getHeapUsage')).usedSize
    }
    // The stage is full after one crossing.
    await sleep(8_000)
    const before = await used()
    await sleep(seconds * 1_000)
    return ((await used()) - before) * (60 / seconds)
  })

/** Pictures the browser put on the screen while the main thread was blocked for two seconds, the video standing. */
export const measureBlocked = (address, wanted) =>
  withPage(address, wanted, async (page, browser) => {
    const cdp = await browser.newBrowserCDPSession()
    const events = []
    cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value))
    await cdp.send('Tracing.start', {
      traceConfig: { includedCategories: ['viz', 'blink.user_timing'] },
      transferMode: 'ReportEvents',
    })
    await page.evaluate(`bench.block(${blockMs})`)
    const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
    await cdp.send('Tracing.end')
    await done
    const [begin, end] = ['block-begin', 'block-end'].map((mark) => events.find(({ name }) => name === mark)?.ts ?? 0)
    const names = {}
    for (const { name, ts } of events) if (ts >= begin && ts <= end) names[name] = (names[name] ?? 0) + 1
    if (process.env.TRACE) console.log(names)
    return names['Display::DrawAndSwap'] ?? 0
  })
