import { chromium } from '@playwright/test'
import { logIn } from '../chat/log-in.mjs'
import { startOrigin } from '../player/origin.mjs'
import { installProbe, readProbe, startCounting } from '../player/probe.mjs'
import { startSite } from '../site.mjs'
import { startNginx } from './nginx.mjs'
import { openPoorLine } from './poor-line.mjs'
import { startPush } from './push.mjs'
import { pictureAge } from './time-code.mjs'

const room = 3
const anchorMobile = '86-13900000003'
const goals = { p50S: 2, p95S: 3, stalls: 0, stallsOnPoorLine: 1 }
const poorLine = { delayMs: 80, lossPercent: 3 }
const everyMs = 250

/** `--minutes=10` is the long run. */
const option = (name, fallback) => {
  const found = process.argv.find((word) => word.startsWith(`--${name}=`))
  return found ? Number(found.slice(name.length + 3)) : fallback
}
const quantile = (values, share) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Calls of the anchor of the demo. */
async function anchorOf(address) {
  const { token } = await logIn(address, anchorMobile)
  return async (path) => {
    const reply = await fetch(`${address}/api/${path}`, { headers: { token } })
    return (await reply.json()).data
  }
}

async function onAir(address, isOnAir) {
  for (const until = Date.now() + 30_000; Date.now() < until; await wait(100)) if (await isOnAir()) return
  throw new Error(`nothing came on air at ${address}`)
}

/** Ages of the picture that one page shows, and how often it waited. */
async function watch(page, seconds) {
  await startCounting(page)
  const ages = []
  for (const until = Date.now() + seconds * 1_000; Date.now() < until; await wait(everyMs)) {
    const age = await page.evaluate(pictureAge)
    if (age !== undefined) ages.push(age / 1_000)
  }
  return { ages, ...(await readProbe(page)) }
}

const open = {
  async room(browser, origin, isLow) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
    const settings = { volume: 0, isMuted: true, quality: 'auto', holdsScore: false, isLow }
    await context.addInitScript((kept) => localStorage.setItem('playerSettings', JSON.stringify(kept)), settings)
    await context.addInitScript(installProbe)
    const page = await context.newPage()
    await page.goto(`${origin}/live?id=${room}`)
    return page
  },
  async plain(browser, origin, src) {
    const page = await (await browser.newContext()).newPage()
    await page.addInitScript(installProbe)
    await page.goto(`${origin}/bench/plain.html`)
    await page.waitForFunction(() => window.isReady)
    await page.evaluate((address) => window.startPlain(address), src)
    return page
  },
}

function report(rows) {
  const cells = [['', 'p50, s', 'p95, s', 'worst, s', 'stalls', 'late decoder', 'pictures']]
  for (const [name, { ages, stalls, decoderPauses }] of rows) {
    const [p50, p95, worst] = [0.5, 0.95, 1].map((share) => quantile(ages, share)?.toFixed(2) ?? '-')
    cells.push([name, p50, p95, worst, `${stalls}`, `${decoderPauses}`, `${ages.length}`])
  }
  cells.push(['goal, low latency', `<= ${goals.p50S}`, `<= ${goals.p95S}`, '', `${goals.stalls}`, '', ''])
  cells.push(['goal on a poor line', '', '', '', `<= ${goals.stallsOnPoorLine}`, '', ''])
  for (const row of cells) console.log(row.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(12))).join(''))
}

const launch = (executablePath) =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--mute-audio', '--autoplay-policy=no-user-gesture-required'],
  })

/** Opens the pages of a table and reads them for so long; the first seconds belong to the start. */
async function measure(pages, minutes) {
  for (const [, page] of pages)
    await page.waitForFunction(() => window.probe.frames > 25, undefined, { timeout: 60_000 })
  await wait(10_000)
  return Promise.all(pages.map(async ([name, page]) => [name, await watch(page, minutes * 60)]))
}

const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

/** The same broadcast in low latency where packets are lost and late; nothing where the machine can't make such a line. */
async function onPoorLine(site, minutes, later) {
  const line = openPoorLine(poorLine)
  const words = `${poorLine.lossPercent} % loss, ${poorLine.delayMs} ms`
  if (line.problem) {
    console.log(`a line with ${words} can't be made here: ${line.problem}; measured without it`)
    return []
  }
  later(line, (one) => one.close())
  const origin = later(await startOrigin(site.address, line.address), (one) => one.close())
  const browser = later(await launch(line.wrapped(chromiumPath)), (one) => one.close())
  return measure([[`low latency, ${words}`, await open.room(browser, origin.address, true)]], minutes)
}

/** From a camera to a screen: one RTMP push, played in low latency, as usual, and through nginx-rtmp; then on a poor line. */
export async function bench() {
  const minutes = option('minutes', 1)
  console.log(`latency: a clock in the picture, pushed over RTMP and read from the played picture, ${minutes} min`)
  const ends = []
  /** Whatever was begun is ended, the newest first. */
  const later = (thing, end) => {
    ends.unshift(() => end(thing))
    return thing
  }
  try {
    const site = later(await startSite({ env: { RTMP_PORT: '0', LADDER: 'off' } }), (one) => one.stop())
    const nginx = later(await startNginx(), (one) => one?.stop())
    if (!nginx) console.log('nginx-rtmp is not installed (libnginx-mod-rtmp): measured without it')
    const origin = later(await startOrigin(site.address), (one) => one.close())
    const browser = later(await launch(chromiumPath), (one) => one.close())
    const call = await anchorOf(site.address)
    const { id } = await call('Live/getLiveUrl')
    const { url } = await call(`Live/startRoom?id=${id}`)
    later(startPush([url, ...(nginx ? [nginx.push] : [])]), (one) => one.stop())
    const master = `${site.address}/media/live/${room}/master.m3u8?latency=low`
    await onAir(master, async () => (await (await fetch(master)).text()).includes('low.m3u8'))
    if (nginx)
      await onAir(nginx.play, async () => ((await (await fetch(nginx.play)).text()).match(/#EXTINF/g) ?? []).length > 2)
    const pages = [
      ['low latency', await open.room(browser, origin.address, true)],
      ['usual', await open.room(browser, origin.address, false)],
      ...(nginx ? [['nginx-rtmp, hls.js as it comes', await open.plain(browser, origin.address, nginx.play)]] : []),
    ]
    const rows = await measure(pages, minutes)
    await browser.close()
    const poor = await onPoorLine(site, minutes, later)
    report([...rows, ...poor])
    const [, low] = rows[0]
    const [p50, p95] = [quantile(low.ages, 0.5), quantile(low.ages, 0.95)]
    const isClean = p50 <= goals.p50S && p95 <= goals.p95S && low.stalls <= goals.stalls
    return isClean && poor.every(([, { stalls }]) => stalls <= goals.stallsOnPoorLine)
  } finally {
    for (const end of ends) await end()
  }
}
