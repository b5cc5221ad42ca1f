// One hostile client at a time against visitors who only click: how long do they wait, and is any of them refused? Then all
// at once, and a stop. The site is one process on an embedded data base, as `npm start` makes it.
import { logIn } from '../chat/log-in.mjs'
import { startPeer } from '../fanout/peer.mjs'
import { median } from '../median.mjs'
import { startSite } from '../site.mjs'
import { attacks } from './attacks.mjs'
import { sendVisitors } from './visitors.mjs'

const runs = Number(process.env.RUNS ?? 5)
const seconds = Number(process.env.BENCH_SECONDS ?? 10)
const only = process.env.ATTACKS?.split(',')
const goals = { p99Ms: 100, stopMs: 8_000 }
const hostileAccount = '86-13900000001'

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Until the site has done what the last one left behind; a minute at the most, which the next row then shows. */
async function untilCalm(port) {
  for (let calm = 0, tries = 0; calm < 5 && tries < 60; tries += 1) {
    const since = performance.now()
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    calm = isReady && performance.now() - since < 50 ? calm + 1 : 0
    await wait(calm > 0 ? 100 : 1_000)
  }
}

async function besiege({ port, token, client }, names) {
  await untilCalm(port)
  await client.ask({ task: 'start', names, port, token })
  // Connections are up, queues are full.
  await wait(1_000)
  const leave = sendVisitors(port)
  await wait(seconds * 1_000)
  const visit = await leave()
  return { ...visit, sent: await client.ask({ task: 'end' }) }
}

function printRow(name, list) {
  const p99 = median(list.map((run) => run.p99))
  const refused = list.flatMap((run) => run.refused)
  const isGood = p99 < goals.p99Ms && refused.length === 0
  const sent = Math.round(median(list.map((run) => run.sent)))
  const times = `${median(list.map((run) => run.p50)).toFixed(1)} / ${p99.toFixed(0)} / ${Math.max(...list.map((run) => run.longest)).toFixed(0)} ms`
  console.log(
    `${name.padEnd(24)} ${String(sent).padStart(10)} ${times.padStart(22)} ${String(refused.length).padStart(8)}  ${isGood ? 'yes' : 'NO'}`,
  )
  if (refused.length > 0) console.log(`    refused: ${refused[0]}`)
  return isGood
}

/** A stop while all of them are at it. */
async function stopUnderAll({ port, token, client, site }, names) {
  await client.ask({ task: 'start', names, port, token })
  await wait(3_000)
  const { status, ms } = await site.stop()
  await client.ask({ task: 'end' })
  const isGood = status === 0 && ms < goals.stopMs
  console.log(
    `a stop under all of them: status ${status} after ${(ms / 1_000).toFixed(1)} s (goal 0 in under ${goals.stopMs / 1_000} s: ${isGood ? 'yes' : 'NO'})`,
  )
  return isGood
}

export async function bench() {
  const names = attacks.map(({ name }) => name).filter((name) => !only || only.includes(name))
  const site = await startSite({ env: { DRAIN_S: '0', RTMP_PORT: 'off', LOG_LEVEL: 'error' } })
  const client = await startPeer('tools/bench/hostile/client.mjs')
  const port = Number(new URL(site.address).port)
  let isGood = true
  try {
    const address = `http://127.0.0.1:${port}`
    const { token } = await logIn(address, hostileAccount)
    const place = { port, token, client, site }
    console.log(
      `hostile: ${runs} runs of ${seconds} s, 50 plain calls a second from 20 addresses; goal p99 < ${goals.p99Ms} ms in the median, none refused`,
    )
    console.log(
      `${''.padEnd(24)} ${'sent'.padStart(10)} ${'p50 / p99 / longest'.padStart(22)} ${'refused'.padStart(8)}`,
    )
    const found = new Map([['nobody', []], ...names.map((name) => [name, []])])
    for (let run = 0; run < runs; run += 1) for (const [name, list] of found) list.push(await besiege(place, [name]))
    for (const [name, list] of found) isGood = printRow(name, list) && isGood
    isGood = (await stopUnderAll(place, names)) && isGood
  } finally {
    await client.stop()
    await site.stop()
  }
  return isGood
}
