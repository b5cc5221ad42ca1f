import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bundleForNode } from '@pitchside/build/bundle'
import { startPostgres } from '../../test/postgres.mjs'

const browsers = Number(process.env.BROWSERS ?? 10_000)
/** Seconds of one core until every browser's push service has one goal. */
const goalS = 5

function print({ engine, putMs, sentMs, cpuMs, received, twice }) {
  const isMet = cpuMs < goalS * 1_000 && received === browsers && twice === 0
  const s = (ms) => (ms / 1_000).toFixed(2)
  console.log(
    `one goal to ${browsers} browsers on ${engine}: put down in ${s(putMs)} s, sent in ${s(sentMs)} s, ${s(cpuMs)} s of one core; ` +
      `${received} received, ${twice} twice; goal ${goalS} s of one core: ${isMet ? 'yes' : 'NO'}`,
  )
  return isMet
}

/** How long a goal takes to all who follow a team, on both data bases, by two nodes. */
export async function bench() {
  const file = await bundleForNode('backend/src/testing/push-figures.ts')
  try {
    const { measurePush } = await import(pathToFileURL(file).href)
    const server = await startPostgres()
    let isGood = true
    if (server) {
      try {
        isGood = print(await measurePush({ address: server.address, browsers }))
      } finally {
        await server.stop()
      }
    }
    return print(await measurePush({ browsers })) && isGood
  } finally {
    rmSync(file, { force: true })
  }
}
