import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bundleForNode } from '@pitchside/build/bundle'
import { startPostgres } from '../../test/postgres.mjs'
import { benchQuality } from './quality.mjs'

const rows = Number(process.env.ROWS ?? 100_000)
const times = Number(process.env.TIMES ?? 9)
/** Milliseconds, 95 of 100 questions. */
const goals = { postgres: 50, pglite: 250 }

const at = (list, share) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]
const ms = (value) => value.toFixed(1).padStart(8)

function print({ engine, seedMs, figures, plans }) {
  console.log(`\nsearch of ${rows} rows on ${engine}; filled in ${(seedMs / 1_000).toFixed(0)} s; ${times} rounds`)
  console.log(`\n${'question'.padEnd(26)} ${'way'.padEnd(10)} ${'found'.padStart(8)}   median      p95`)
  for (const { what, how, found, ms: took } of figures)
    console.log(
      `${what.padEnd(26)} ${how.padEnd(10)} ${String(found).padStart(8)} ${ms(at(took, 0.5))} ${ms(at(took, 0.95))}`,
    )
  const all = figures.flatMap((figure) => figure.ms)
  const p95 = at(all, 0.95)
  const isMet = p95 < goals[engine]
  console.log(
    `\nall ${all.length} questions: median ${ms(at(all, 0.5))}, p95 ${ms(p95)}, slowest ${ms(Math.max(...all))} ms; goal p95 < ${goals[engine]} ms: ${isMet ? 'yes' : 'NO'}`,
  )
  for (const plan of plans) console.log(`\n${plan}`)
  return isMet
}

/** How long answers take from an index of a hundred thousand things, on both data bases. */
async function benchSpeed() {
  const file = await bundleForNode('backend/src/testing/search-figures.ts')
  try {
    const { measureSearch } = await import(pathToFileURL(file).href)
    const only = process.env.ENGINE
    let isGood = true
    const server = only === 'pglite' ? undefined : await startPostgres()
    if (server) {
      try {
        isGood = print(await measureSearch({ address: server.address, rows, times })) && isGood
      } finally {
        await server.stop()
      }
    }
    if (only !== 'postgres') isGood = print(await measureSearch({ rows, times })) && isGood
    return isGood
  } finally {
    rmSync(file, { force: true })
  }
}

/** `ONLY=quality` leaves out how long it takes. */
export async function bench() {
  const isGood = await benchQuality()
  return process.env.ONLY === 'quality' ? isGood : (await benchSpeed()) && isGood
}
