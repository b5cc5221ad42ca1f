import { cpus, loadavg } from 'node:os'
import { measureOurs, measurePlain, throttle } from './measure.mjs'
import { startPageServer } from './page-server.mjs'
import { size } from './rows.mjs'

const seconds = Number(process.env.SECONDS ?? 60)
const plainSeconds = Number(process.env.PLAIN_SECONDS ?? Math.min(seconds, 4))
const outage = Number(process.env.OUTAGE ?? 30)

const load = () => loadavg()[0].toFixed(1)
const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`
const mb = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`

/** Name, ours, the yardstick, goal, whether it is met. */
function verdictsOf(ours, plain) {
  const resync = Math.max(ours.replayed.ms, ours.reloaded.ms)
  const wrong = ours.replayed.wrong + ours.reloaded.wrong
  return [
    ['tasks over 50 ms of CPU', `${ours.longTasks}`, `${plain.longTasks}`, '0', ours.longTasks === 0],
    ['scripting a frame', ms(ours.script), ms(plain.script), '< 4 ms', ours.script < 4],
    ['layout and style a frame', ms(ours.layout), ms(plain.layout), '', true],
    ['frames a second', ours.fps.toFixed(0), plain.fps.toFixed(0), '', true],
    ['row elements at most', `${ours.mostRows}`, `${plain.mostRows}`, '<= 80', ours.mostRows <= 80],
    [`heap after ${Math.round(ours.seconds)} s`, mb(ours.heap), mb(plain.heap), '< 5 MB', ours.heap < 5e6],
    ['first row after the data', ms(ours.firstPaint), ms(plain.firstPaint), '< 500 ms', ours.firstPaint < 500],
    [`search key to rows, not slowed, p95 of ${ours.keys}`, ms(ours.key), ms(plain.key), '< 16 ms', ours.key < 16],
    ['search key to rows, not slowed, median', ms(ours.keyMedian), ms(plain.keyMedian), '', true],
    [`search key to rows, ${throttle}x slower, p95`, ms(ours.slowKey), ms(plain.slowKey), '', true],
    ['resync, missed frames replayed', ms(ours.replayed.ms), '', '< 1000 ms', ours.replayed.ms < 1_000],
    ['resync, list loaded again', ms(ours.reloaded.ms), '', '< 1000 ms', resync < 1_000],
    [`wrong rows of ${ours.replayed.seen + ours.reloaded.seen} seen after it`, `${wrong}`, '', '0', wrong === 0],
  ]
}

/** The list page under a full feed in a slowed Chromium, beside a plain React list in the same run. */
export async function bench() {
  const server = await startPageServer()
  console.log(
    `scores: ${size.rows} rows, ${size.live} live, 50 updates/s for ${seconds} s, CPU ${throttle}x slower; ${cpus().length} cores, load ${load()}`,
  )
  try {
    const ours = await measureOurs(server.address, { seconds, outage })
    console.log(`the list: ${ours.longTasks} tasks over 50 ms, the longest ${ms(ours.longest)}; now the plain one …`)
    const plain = await measurePlain(server.address, { seconds: plainSeconds })
    const verdicts = verdictsOf(ours, plain)
    console.log(`\n${''.padEnd(44)}${'ours'.padStart(12)}${'plain list'.padStart(12)}${'goal'.padStart(11)}`)
    for (const [name, mine, theirs, goal, isMet] of verdicts)
      console.log(
        `${name.padEnd(44)}${mine.padStart(12)}${theirs.padStart(12)}${goal.padStart(11)}  ${goal ? (isMet ? 'met' : 'MISSED') : ''}`,
      )
    const ratio = plain.script / ours.script
    console.log(
      `\nscripting a frame: the plain list takes ${ratio.toFixed(1)} times ours; longest task ${ms(ours.longest)} / ${ms(plain.longest)}; load at the end ${load()}`,
    )
    return verdicts.every(([, , , , isMet]) => isMet)
  } finally {
    server.close()
  }
}
