// npm run chaos [-- --short]: two nodes behind nginx lose each other, their data base and Redis, while 200 pages look on.
import { setTimeout as wait } from 'node:timers/promises'
import { bundleForNode } from '@pitchside/build/bundle'
import { readWords } from '../../words.mjs'
import { startCluster } from '../cluster.mjs'
import { openPlaces } from '../places.mjs'
import { openPage } from './clients.mjs'
import { createFaults, restartAll } from './faults.mjs'
import { createLoad } from './load.mjs'
import { invite, openBooks } from './people.mjs'
import { judge, recoveryOf } from './verdict.mjs'

const { short: isShort } = readWords('npm run chaos [-- --short]', { options: { short: { type: 'boolean' } } }).values
const size = isShort
  ? { pages: 40, writers: 6, cutMs: 4_000, quietMs: 1_000 }
  : { pages: 200, writers: 12, cutMs: 30_000, quietMs: 4_000 }
const env = { LOG_LEVEL: 'warn', TRANSCODE: 'off', NODE_ENV: 'test', DRAIN_S: '0', SMS_PAUSE_S: '0' }

async function settled(pages, lines) {
  const until = Date.now() + 20_000
  const has = ({ news }) => lines.every((text) => news.get('room.3').some(({ data }) => data.message?.text === text))
  while (Date.now() < until && !pages.every(has)) await wait(200)
}

async function runningMatches(address) {
  const ids = []
  const rooms = await fetch(`${address}/api/Football/football_match`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 1 }),
  }).then((reply) => reply.json())
  for (const one of rooms.data?.data ?? []) ids.push(one.id ?? one[0])
  return ids.slice(0, 40)
}

const opened = openPlaces(2)
const places = opened?.places
let isGood = false
let cluster
try {
  const entry = await bundleForNode('backend/src/main.ts')
  cluster = await startCluster({ command: [entry], env, places: places ?? [] })
  const books = openBooks(cluster.postgres.address)
  const { writers, giver } = await invite(books, size.writers)
  const matchIds = await runningMatches(cluster.address)
  const giftId = (await books.rows('select id from gifts where is_on_sale order by tenths limit 1'))[0].id
  const pages = Array.from({ length: size.pages }, () => openPage(cluster.nginx.port, ['room.3', 'goals']))
  for (let tries = 0; tries < 300 && !pages.every((page) => page.isReady()); tries += 1) await wait(100)
  const load = createLoad({ address: cluster.address, writers, giver, giftId, matchIds })
  console.log(
    `two nodes ${places ? 'in namespaces of their own' : 'on this host'}, ${pages.length} pages, ${writers.length} writers, ${matchIds.length} matches`,
  )
  load.start()
  await wait(4_000)
  const before = { ...load.tries }
  const rolling = Date.now()
  await restartAll(cluster)
  const failedWhileRolling = load.tries.failed - before.failed
  const resentWhileRolling = load.tries.resent - before.resent
  const rollingLog = load.tries.log.filter(({ at }) => at >= rolling)
  await wait(size.quietMs)
  const { faults } = createFaults({ cluster, books, places, ...size })
  const told = []
  for (const fault of faults) {
    const at = Date.now()
    const more = await fault.run()
    told.push({ name: fault.name, at, overMs: Date.now() - at, more })
    await wait(size.quietMs)
  }
  await load.end()
  await settled(
    pages,
    load.acked.lines.map(({ text }) => text),
  )
  const rows = {
    lines: (await books.rows('select text from room_messages where room_uid = 3 and user_id > 900000 order by id')).map(
      ({ text }) => text,
    ),
    gifts: (await books.rows("select key from gift_log where key like '%chaos-gift%' order by id")).map(
      ({ key }) => key,
    ),
  }
  const goals = load.acked.goals.map(({ id, home, away }) => `${id} ${home}-${away}`)
  const found = judge({ pages, rows, acked: load.acked, goals })
  const breaches = await fetch(`${cluster.address}/_dev/ledger`).then((reply) => reply.json())
  console.table(
    told.map(({ name, at, overMs, more }) => {
      const ms = recoveryOf({ at }, pages, load.acked)
      const recovered = ms === undefined ? 'never' : `${(ms / 1_000).toFixed(1)} s`
      return {
        fault: name,
        lasted: `${(overMs / 1_000).toFixed(1)} s`,
        'all pages up to date after': recovered,
        '': more ?? '',
      }
    }),
  )
  console.table({ lines: found.parts.lines, gifts: found.parts.gifts, goals: found.parts.goals })
  const acked = `${load.acked.lines.length} lines, ${load.acked.gifts.length} gifts, ${goals.length} goals acknowledged`
  const reconnects = pages.reduce((sum, page) => sum + page.reconnects, 0)
  const reloads = pages.reduce((sum, page) => sum + page.reloads, 0)
  console.log(`${acked}; not in the data base: ${found.missing.lines} lines, ${found.missing.gifts} gifts`)
  console.log(
    `${reconnects} reconnects, ${reloads} of them had to load anew; pages with gaps or jumps in their numbers: ${found.broken}`,
  )
  console.log(`different orders seen: ${found.orders}; ledger breaches: ${breaches.length}`)
  console.log(
    `calls: ${load.tries.calls}, without an answer at first: ${load.tries.failed}, refused: ${load.tries.refused}`,
  )
  console.log(
    `rolling restart: ${failedWhileRolling} calls failed, ${resentWhileRolling} sent again on a new connection${rollingLog.length ? ` ${JSON.stringify(rollingLog.slice(0, 5))}` : ''}`,
  )
  const sums = Object.values(found.parts).flatMap((part) => Object.values(part))
  isGood =
    sums.every((count) => count === 0) &&
    Object.values(found.missing).every((count) => count === 0) &&
    found.broken === 0 &&
    found.orders === 1 &&
    breaches.length === 0 &&
    reloads === 0 &&
    failedWhileRolling === 0 &&
    load.acked.lines.length > 0 &&
    load.acked.gifts.length > 0 &&
    goals.length > 0
  console.log(isGood ? '✓ nothing lost, nothing doubled, order kept' : '✗ see above')
  if (!isGood || process.env.CHAOS_LOG) {
    const clock = (at) => new Date(at).toISOString().slice(11, 23)
    for (const { name, at } of told) console.log(`${clock(at)} ${name}`)
    for (const { id, home, away, ackedAt } of load.acked.goals)
      if (found.lostGoals.has(`${id} ${home}-${away}`)) console.log(`${clock(ackedAt)} goal ${id} ${home}-${away} lost`)
    console.log(JSON.stringify(load.tries.log.slice(0, 40)))
    const { spawnSync } = await import('node:child_process')
    spawnSync('cp', ['-r', cluster.folder, process.env.CHAOS_LOG ?? '/tmp/pitchside-chaos-logs'])
  }
  for (const page of pages) page.close()
  await books.close()
} finally {
  await cluster?.stop()
  opened?.close()
}
process.exit(isGood ? 0 : 1)
