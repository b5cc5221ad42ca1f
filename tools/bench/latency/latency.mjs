import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { logIn } from '../chat/log-in.mjs'
import { tellGoals } from '../goals.mjs'
import { option } from '../option.mjs'
import { firstFrames } from '../player/first-frame.mjs'
import { startOrigin } from '../player/origin.mjs'
import { untilMoving } from '../player/probe.mjs'
import { quantile } from '../quantile.mjs'
import { startSite } from '../site.mjs'
import { startNginx } from './nginx.mjs'
import { onPoorLine } from './on-poor-line.mjs'
import { chromiumPath, launch, measure, open, pageOf, room } from './pages.mjs'
import { startPush } from './push.mjs'

const anchorMobile = '86-13900000003'
const goals = { p50S: 2, p95S: 3, stalls: 0, stallsOnPoorLine: 1, firstFrameMs: 400, usualS: 6, returnMs: 3_000 }
const starts = 9
const outageS = 15

/** Minutes in which the usual way is watched: it has seconds to spare, and the long run is for what has none. */
const usualMinutes = 1

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

/** Microseconds in which something waited for a processor; undefined where the kernel does not tell. */
function waitedUs() {
  try {
    return Number(/some .*total=(\d+)/.exec(readFileSync('/proc/pressure/cpu', 'utf8'))?.[1])
  } catch {
    return undefined
  }
}

/** Says how much of the time the machine was short of processors: then the rows tell of the machine. */
async function withMachine(push, measuring) {
  push.lagS()
  const [began, before] = [performance.now(), waitedUs()]
  const rows = await measuring()
  const share = before === undefined ? undefined : (waitedUs() - before) / ((performance.now() - began) * 10)
  const pressure = share === undefined ? '' : `; something waited for a processor in ${share.toFixed(0)} % of the time`
  console.log(`the encoder lay ${push.lagS().toFixed(2)} s behind the camera at most${pressure}`)
  return rows
}

function table(rows) {
  const cells = [['', 'p50, s', 'p95, s', 'worst, s', 'stalls', 'late decoder', 'pictures']]
  for (const [name, { ages, stalls, decoderPauses }] of rows) {
    const [p50, p95, worst] = [0.5, 0.95, 1].map((share) => quantile(ages, share)?.toFixed(2) ?? '-')
    cells.push([name, p50, p95, worst, `${stalls}`, `${decoderPauses}`, `${ages.length}`])
  }
  for (const row of cells) console.log(row.map((cell, at) => (at === 0 ? cell.padEnd(34) : cell.padStart(12))).join(''))
}

/** First frames of the room, and of the library alone on a list with the same pictures. */
async function startOften(browser, origin, src) {
  const [ours, plain] = [await pageOf.room(browser, false), await pageOf.plain(browser)]
  const roomLink = `a[href^="/live?id=${room}"]`
  const found = await firstFrames({ ours, plain, origin, src, rounds: starts, roomLink })
  for (const page of [ours, plain]) await page.context().close()
  return {
    ours: quantile(
      found.ours.map(({ fromVideo }) => fromVideo),
      0.5,
    ),
    plain: quantile(
      found.plain.map(({ fromVideo }) => fromVideo),
      0.5,
    ),
  }
}

/** How long the pages take to move again after the pictures were away. */
async function comeBack(origin, pages) {
  origin.state.isDown = true
  await wait(outageS * 1_000)
  origin.state.isDown = false
  const found = await Promise.all(pages.map(([, page]) => untilMoving(page, 20_000)))
  return Math.max(...found.map((ms) => ms ?? Number.POSITIVE_INFINITY))
}

function goalsOf({ first, returnMs, low, usual, poor }) {
  const [p50, p95] = [quantile(low.ages, 0.5), quantile(low.ages, 0.95)]
  const usualP95 = quantile(usual.ages, 0.95)
  return [
    ['low latency, p50, s', p50.toFixed(2), `<= ${goals.p50S}`, p50 <= goals.p50S],
    ['low latency, p95, s', p95.toFixed(2), `<= ${goals.p95S}`, p95 <= goals.p95S],
    ['low latency, stalls', low.stalls, goals.stalls, low.stalls <= goals.stalls],
    [
      'low latency on the poor line, stalls',
      poor?.stalls ?? 'not measured',
      `<= ${goals.stallsOnPoorLine}`,
      poor !== undefined && poor.stalls <= goals.stallsOnPoorLine,
    ],
    ['usual, p95, s', usualP95.toFixed(2), `<= ${goals.usualS}`, usualP95 <= goals.usualS],
    [
      `usual, first frame, p50 of ${starts}, ms (hls.js alone ${Math.round(first.plain)})`,
      Math.round(first.ours),
      `<= ${goals.firstFrameMs}`,
      first.ours <= goals.firstFrameMs,
    ],
    [`both, back after ${outageS} s of 503, ms`, returnMs, `<= ${goals.returnMs}`, returnMs <= goals.returnMs],
  ]
}

/**
 * From a camera to a screen: one RTMP push, played in low latency beside nginx-rtmp, then as usual, then on a poor line.
 * `--minutes=10` is the long run.
 */
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
    const push = later(startPush([url, ...(nginx ? [nginx.push] : [])]), (one) => one.stop())
    const master = `${site.address}/media/live/${room}/master.m3u8`
    await onAir(master, async () => (await (await fetch(`${master}?latency=low`)).text()).includes('low.m3u8'))
    if (nginx)
      await onAir(nginx.play, async () => ((await (await fetch(nginx.play)).text()).match(/#EXTINF/g) ?? []).length > 2)
    await push.keepsUp()
    const first = await startOften(browser, origin.address, nginx?.play ?? master)
    const beside = nginx
      ? [['nginx-rtmp, hls.js as it comes', await open.plain(browser, origin.address, nginx.play)]]
      : []
    await push.keepsUp()
    // Last: a page that opens takes the processor from those that have nothing to spare.
    const low = ['low latency', await open.room(browser, origin.address, true)]
    await push.keepsUp()
    const [lowRow, ...besideRows] = await withMachine(push, () => measure([low, ...beside], minutes))
    const usual = ['usual', await open.room(browser, origin.address, false)]
    const [usualRow] = await measure([usual], Math.min(minutes, usualMinutes))
    const returnMs = await comeBack(origin, [low, usual])
    await browser.close()
    const poor = await withMachine(push, () => onPoorLine(site, minutes, later))
    table([lowRow, ...besideRows, usualRow, ...(poor ? [poor] : [])])
    return tellGoals(goalsOf({ first, returnMs, low: lowRow[1], usual: usualRow[1], poor: poor?.[1] }))
  } finally {
    for (const end of ends) await end()
  }
}
