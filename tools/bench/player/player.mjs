import { chromium } from '@playwright/test'
import { option } from '../option.mjs'
import { quantile } from '../quantile.mjs'
import { startSite } from '../site.mjs'
import { firstFrames } from './first-frame.mjs'
import { startOrigin } from './origin.mjs'
import { installProbe } from './probe.mjs'
import { roomHeap } from './room-heap.mjs'
import { openBoth, outage, soak } from './soak.mjs'

const anchorId = 3
const room = `/live?id=${anchorId}`
const src = `/media/demo/football/${anchorId}/master.m3u8`
const clipS = 48
const goals = { firstFrameMs: 400, latencyS: 6, stalls: 0, returnMs: 3_000, heapMb: 5 }

const median = (values) => quantile(values, 0.5)

function table(rows) {
  for (const row of [['', 'room page', 'plain hls.js', 'ratio', 'goal'], ...rows])
    console.log(row.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(at === 4 ? 10 : 13))).join('  '))
}

const ratio = (ours, plain) => (plain ? (ours / plain).toFixed(2) : '')

async function measure(browser, origin, { minutes, heapMinutes, rounds }) {
  const newPage = async (isProbed = true) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
    if (isProbed) await context.addInitScript(installProbe)
    return context.newPage()
  }
  const [ours, plain] = [await newPage(), await newPage()]
  const shared = { ours, plain, origin: origin.address, src, room }
  const frames = await firstFrames({ ...shared, rounds })
  await openBoth(shared)
  const soaked = await soak({ ours, plain, seconds: minutes * 60 })
  const outages = []
  for (const seconds of [15, 15]) outages.push(await outage({ ours, plain, origin, seconds }))
  for (const page of [ours, plain]) await page.context().close()
  // The probe holds the video it watches.
  const heapPage = await newPage(false)
  const heap = await roomHeap({
    page: heapPage,
    origin: origin.address,
    anchorId,
    seconds: heapMinutes * 60,
    rate: 50,
    warmUpS: Math.min(60, heapMinutes * 15),
  })
  await heapPage.context().close()
  return { frames, soaked, outages, heap }
}

function report({ frames, soaked, outages, heap }, minutes) {
  const first = { ours: frames.ours.map((one) => one.fromVideo), plain: frames.plain.map((one) => one.fromVideo) }
  const click = frames.ours.map((one) => one.fromClick)
  const { ours: late, plain: plainLate } = soaked.latencies
  const returnMs = Math.max(...outages.map(({ oursMs }) => oursMs ?? Number.POSITIVE_INFINITY))
  const plainReturns = outages.map(({ plainMs }) => plainMs)
  const plainReturn = plainReturns.includes(undefined) ? 'never' : `${Math.max(...plainReturns)}`
  const seams = Math.floor((minutes * 60) / clipS)
  const num = (value, digits = 0) => value.toFixed(digits)
  const pair = (name, ours, plain, digits, goal) => [
    name,
    num(ours, digits),
    num(plain, digits),
    ratio(ours, plain),
    goal,
  ]
  table([
    pair('first frame from stream start, ms', median(first.ours), median(first.plain), 0, `<= ${goals.firstFrameMs}`),
    pair('  p95', quantile(first.ours, 0.95), quantile(first.plain, 0.95), 0, ''),
    ['  from the click in a list, p50', num(median(click)), '', '', ''],
    pair('latency p50, s', median(late), median(plainLate), 1, `<= ${goals.latencyS}`),
    pair('  p95', quantile(late, 0.95), quantile(plainLate, 0.95), 1, ''),
    [
      `stalls in ${minutes} min, ${seams} loop seams`,
      `${soaked.ours.stalls}`,
      `${soaked.plain.stalls}`,
      '',
      `${goals.stalls}`,
    ],
    ['  late decoder, data in the buffer', `${soaked.ours.decoderPauses}`, `${soaked.plain.decoderPauses}`, '', ''],
    pair('  longest gap between frames, ms', soaked.ours.longestGapMs, soaked.plain.longestGapMs, 0, ''),
    ['back after 15 s of 503, worst, ms', `${returnMs}`, plainReturn, '', `<= ${goals.returnMs}`],
    ['  page reloaded', outages.every(({ isSamePage }) => isSamePage) ? 'no' : 'YES', '', '', 'no'],
    [`heap growth at 50 messages/s, MB`, num(heap.growth, 2), '', '', `< ${goals.heapMb}`],
    ['  videos alive after leaving', `${heap.left.videos}`, '', '', '0'],
  ])
  console.log(
    `heap: ${num(heap.before, 1)} MB warm, then ${heap.samples.map((sample) => num(sample, 2)).join(' ')}; after leaving ${num(heap.left.heap, 2)}`,
  )
  return (
    median(first.ours) <= goals.firstFrameMs &&
    quantile(late, 0.95) <= goals.latencyS &&
    soaked.ours.stalls <= goals.stalls &&
    returnMs <= goals.returnMs &&
    outages.every(({ isSamePage }) => isSamePage) &&
    heap.said &&
    heap.growth < goals.heapMb &&
    heap.left.videos === 0
  )
}

/**
 * The room page on the demo broadcast, beside the streaming library with its defaults in the same browser. `--minutes=10` is
 * the long run, `--heap-minutes=10` its second half; the default shows the same table sooner.
 */
export async function bench() {
  const minutes = option('minutes', 2)
  const heapMinutes = option('heap-minutes', minutes)
  const rounds = option('rounds', 9)
  console.log(
    `player: the room page's demo broadcast, real browser and site, ${minutes} min of soak, ${heapMinutes} min of messages, ${rounds} starts`,
  )
  const site = await startSite()
  const origin = await startOrigin(site.address)
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const args = ['--no-sandbox', '--disable-gpu', '--mute-audio', '--autoplay-policy=no-user-gesture-required']
  const browser = await chromium.launch({ executablePath, args })
  try {
    return report(await measure(browser, origin, { minutes, heapMinutes, rounds }), minutes)
  } finally {
    await browser.close()
    origin.close()
    await site.stop()
  }
}
