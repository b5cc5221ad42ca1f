// npm run soak [-- --minutes 30 --embedded]: an evening of 300 matches and 20 rooms with 500 viewers, people who write and
// give; prints what the memory of the node does meanwhile, what its log says and what was lost.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPeer } from '../bench/fanout/peer.mjs'
import { startPostgres } from '../test/postgres.mjs'
import { numberOf, readWith } from '../words.mjs'
import { slopePerHour } from './slope.mjs'

const { minutes, isEmbedded } = readWith('npm run soak [-- --minutes 30 --embedded]', (args) => {
  const { values } = parseArgs({ args, options: { minutes: { type: 'string' }, embedded: { type: 'boolean' } } })
  const asked = numberOf(values.minutes, 30)
  if (asked > 24 * 60) throw new Error('--minutes is a number of minutes up to a day')
  return { minutes: asked, isEmbedded: values.embedded }
})
const size = { live: 300, rooms: 20, viewers: 500, writers: 40 }
const sampleMs = Math.min(20_000, (minutes * 60_000) / 12)
/** What a node keeps once and for all is kept by then. */
const warmMs = Math.min(5 * 60_000, minutes * 60_000 * 0.25)

const dataDir = mkdtempSync(path.join(tmpdir(), 'pitchside-soak-'))
const stops = [() => rmSync(dataDir, { recursive: true, force: true })]
const mb = (bytes) => `${(bytes / 1_048_576).toFixed(1)} MB`

async function startServer() {
  const postgres = isEmbedded ? undefined : await startPostgres()
  if (postgres) stops.push(postgres.stop)
  Object.assign(process.env, {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    RTMP_PORT: 'off',
    TRANSCODE: 'off',
    LOG_LEVEL: 'warn',
    SIM_MATCHES_PER_DAY: '2000',
    ...(postgres ? { DATABASE_URL: postgres.address } : {}),
  })
  const server = await startPeer('backend/src/testing/soak-server.ts', { isTypeScript: true })
  stops.push(server.stop)
  return { server, engine: postgres ? 'PostgreSQL' : 'the embedded data base' }
}

/** Memory after a collection, again and again until the time is over. */
async function watch(server, until) {
  const samples = []
  while (Date.now() < until) {
    await wait(Math.max(0, Math.min(sampleMs, until - Date.now())))
    const memory = await server.ask({ task: 'memory' })
    samples.push({ at: Date.now(), ...memory })
    console.log(
      `${new Date().toISOString().slice(11, 19)}  heap ${mb(memory.heapUsed)}  buffers ${mb(memory.arrayBuffers)}  RSS ${mb(memory.rss)}  ` +
        `${memory.live} matches  ${memory.log.errors} errors`,
    )
  }
  return samples
}

function printSlopes(samples, startedAt) {
  const warm = samples.filter(({ at }) => at - startedAt >= warmMs)
  console.log(
    `\nslopes from ${warm.length} samples after ${(warmMs / 60_000).toFixed(1)} min: Theil–Sen, median of the slopes of all pairs;`,
  )
  console.log(
    `in brackets the middle 80 % of them; ${samples[0]?.isCollected ? 'each sample after two forced collections' : 'WITHOUT forced collections'}`,
  )
  for (const [name, part] of [
    ['heap', 'heapUsed'],
    ['buffers', 'arrayBuffers'],
    ['RSS', 'rss'],
  ]) {
    const found = slopePerHour(warm.map((sample) => ({ at: sample.at, value: sample[part] })))
    if (found)
      console.log(`  ${name.padEnd(8)} ${mb(found.slope).padStart(10)}/h  [${mb(found.low)} .. ${mb(found.high)}]`)
  }
}

let isGood = false
try {
  const { server, engine } = await startServer()
  const audience = await startPeer('tools/soak/audience.mjs')
  stops.push(audience.stop)
  const { writers, giver, giftId, rooms } = await server.ask({ task: 'crowd', count: size.writers, firstId: 920_001 })
  const live = await server.ask({ task: 'evening', live: size.live })
  const chosen = rooms.slice(0, size.rooms)
  const opened = await audience.ask({ task: 'open', port: server.ready, count: size.viewers, rooms: chosen })
  console.log(
    `soak: ${minutes} min on ${engine}; ${live} matches, ${chosen.length} rooms, ${opened} viewers, ${writers.length} writers`,
  )
  const address = `http://127.0.0.1:${server.ready}`
  await audience.ask({ task: 'start', address, writers, giver, giftId, rooms: chosen })
  const startedAt = Date.now()
  const samples = await watch(server, startedAt + minutes * 60_000)
  const heard = await audience.ask({ task: 'end' })
  const { log } = await server.ask({ task: 'memory' })
  printSlopes(samples, startedAt)
  const refused = Object.values(heard.failed).reduce((a, b) => a + b, 0)
  console.log(
    `\n${heard.lines} lines, ${heard.gifts} gifts, ${heard.bubbles} coloured lines; ${heard.delivered} entries of rooms and ${heard.others} others delivered`,
  )
  console.log(
    `messages lost: ${heard.missing} lines not shown, ${heard.lost} numbers missing, ${heard.doubled} doubled; sockets cut: ${heard.cut}`,
  )
  console.log(`calls without success: ${refused}${refused > 0 ? ` ${JSON.stringify(heard.failed)}` : ''}`)
  console.log(`errors in the log: ${log.errors}, warnings: ${log.warnings}`)
  for (const text of log.first) console.log(`  ${text.slice(0, 600)}`)
  const isFull = opened === size.viewers && chosen.length === size.rooms && live >= size.live
  if (!isFull) console.log('NOT the size that was asked for')
  const sums = [log.errors, heard.missing, heard.lost, heard.doubled, heard.cut, refused]
  isGood = isFull && heard.lines > 0 && heard.gifts > 0 && sums.every((count) => count === 0)
  console.log(isGood ? '\n✓ nothing lost, no errors' : '\n✗ see above')
} finally {
  for (const stop of stops.reverse()) await stop()
}
process.exit(isGood ? 0 : 1)
