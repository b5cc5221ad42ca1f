import { rmSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { bundleForNode } from '@pitchside/build/bundle'

const sample = Number(process.env.MATCHES ?? 2_000)
/** Milliseconds of CPU. */
const goals = { league: 10_000, fast: 200, again: 400 }

async function figures() {
  const file = await bundleForNode('demo/src/testing/sim-figures.ts')
  try {
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(file, { force: true })
  }
}

const yes = (isMet) => (isMet ? 'yes' : 'NO')
const three = (value) => value.toFixed(3)

function printCalibration(leagues) {
  console.log(`sim: averages of ${sample} matches a league, beside the real league and how far they may be from it`)
  for (const { key, rows, goals: scored, xg, cpuMs } of leagues) {
    console.log(
      `\n${key}   (${(cpuMs / 1_000).toFixed(1)} s CPU; goals from shots ${three(scored)}, their chances ${three(xg)})`,
    )
    for (const { name, measured, centre, width, isInside } of rows)
      console.log(
        `  ${name.padEnd(14)} ${three(measured).padStart(8)}   ${three(centre).padStart(8)} ± ${three(width)}   ${yes(isInside)}`,
      )
  }
}

/** Calibration of the football model, and what it costs. */
export async function bench() {
  const { calibrate, playAtSpeed, dayOfLists } = await figures()
  const leagues = calibrate(sample)
  printCalibration(leagues)
  playAtSpeed(300, 3_600, 60)
  const fast = playAtSpeed(300, 3_600, 60)
  const day = dayOfLists(2_000, Date.UTC(2026, 10, 21, 14) / 1_000)
  const slowest = Math.max(...leagues.map((one) => one.cpuMs))
  const rows = [
    ['every average inside its band', leagues.flatMap((one) => one.rows).every((row) => row.isInside), '', ''],
    [`${sample} matches with shots and statistics`, slowest <= goals.league, slowest, goals.league],
    [`300 matches, a second at 3600x (${fast.events} events)`, fast.cpuMs <= goals.fast, fast.cpuMs, goals.fast],
    [
      `lists of ${day.matches} matches, ${day.live} live: a second later`,
      day.againMs <= goals.again,
      day.againMs,
      goals.again,
    ],
  ]
  console.log('')
  for (const [name, isMet, cpuMs, goal] of rows) {
    const cost = cpuMs === '' ? '' : `${cpuMs.toFixed(0)} ms CPU (<= ${goal})`
    console.log(`${name.padEnd(58)} ${cost.padEnd(26)} ${yes(isMet)}`)
  }
  console.log(
    `  the same lists for the first time ${day.firstMs.toFixed(0)} ms, places in all tables ${day.ranksMs.toFixed(0)} ms`,
  )
  return rows.every((row) => row[1])
}
