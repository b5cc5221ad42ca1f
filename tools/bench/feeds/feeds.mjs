import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bundleForNode } from '@pitchside/build/bundle'
import { startPostgres } from '../../test/postgres.mjs'

const rows = Number(process.env.ROWS ?? 100_000)
const times = Number(process.env.TIMES ?? 20)
/** Milliseconds, 95 of 100 calls of each kind. PGlite is for trying out: it is told, not judged. */
const goalMs = 50

const at = (list, share) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]
const ms = (value) => value.toFixed(1).padStart(8)

function print({ engine, seedMs, figures, plans }) {
  console.log(`\nfeeds of ${rows} posts, articles and videos on ${engine}; filled in ${(seedMs / 1_000).toFixed(0)} s`)
  console.log(`\n${'call'.padEnd(36)} ${'rows'.padStart(4)}   median      p95`)
  for (const { what, rows: found, ms: took } of figures) {
    const p95 = at(took, 0.95)
    console.log(
      `${what.padEnd(36)} ${String(found).padStart(4)} ${ms(at(took, 0.5))} ${ms(p95)}${p95 > goalMs ? '  slow' : ''}`,
    )
  }
  const slow = figures.filter(({ ms: took }) => at(took, 0.95) > goalMs)
  console.log(`\ngoal: each call p95 < ${goalMs} ms: ${slow.length === 0 ? 'yes' : `NO, ${slow.length} are slower`}`)
  for (const plan of plans) console.log(`\n${plan}`)
  return slow.length === 0
}

/** How long lists of posts, news and videos take when there are a hundred thousand of each. */
export async function bench() {
  const file = await bundleForNode('backend/src/testing/feed-figures.ts')
  try {
    const { measureFeeds } = await import(pathToFileURL(file).href)
    const only = process.env.ENGINE
    const planOf = process.env.PLAN
    let isGood = true
    const server = only === 'pglite' ? undefined : await startPostgres()
    if (server) {
      try {
        isGood = print(await measureFeeds({ address: server.address, rows, times, planOf }))
      } finally {
        await server.stop()
      }
    }
    if (only !== 'postgres') print(await measureFeeds({ rows, times: Math.min(times, 5), planOf }))
    return isGood
  } finally {
    rmSync(file, { force: true })
  }
}
