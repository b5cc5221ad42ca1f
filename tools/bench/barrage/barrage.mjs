import { cpus, loadavg } from 'node:os'
import { measureBlocked, measureHeap, measureWindow } from './measure.mjs'
import { startPageServer } from './page-server.mjs'
import { printGoals, printRows } from './report.mjs'

const numbers = (text) => text.split(',').map(Number)
/** Comments a second. */
const rates = numbers(process.env.RATES ?? '50,200,500,1000')
const seconds = Number(process.env.SECONDS ?? 10)
/** Ours and the yardstick are measured so often, in turns; medians count. */
const rounds = Number(process.env.ROUNDS ?? 3)
const heapSeconds = Number(process.env.HEAP_SECONDS ?? 60)

const [own, yardstick] = ['ours', 'danmu.js']
const others = ['danmaku', 'danmaku canvas', 'artplayer'].filter(() => !process.env.ONLY_OURS)
const load = () => loadavg()[0].toFixed(1)

const goals = { task: 0.3, cpu: 0.85, onScreen: 2, heapBytes: 2e6, blockedFrames: 60, judgedRates: [200, 500] }

/** For each column the median of the rounds. */
function medians(rows) {
  const middle = (values) => [...values].sort((a, b) => a - b)[values.length >> 1]
  return Object.fromEntries(Object.keys(rows[0]).map((key) => [key, middle(rows.map((row) => row[key]))]))
}

async function measureRate(address, rate) {
  const windows = { [own]: [], [yardstick]: [] }
  for (let round = 0; round < rounds; round++)
    for (const engine of [own, yardstick]) windows[engine].push(await measureWindow(address, { engine, rate }, seconds))
  const rows = Object.entries(windows).map(([engine, list]) => ({ engine, rate, ...medians(list) }))
  for (const engine of others) rows.push({ engine, rate, ...(await measureWindow(address, { engine, rate }, seconds)) })
  return rows
}

function judge(rows, heap, blocked) {
  const of = (engine, rate) => rows.find((row) => row.engine === engine && row.rate === rate)
  const mine = rows.filter((row) => row.engine === own)
  const judged = goals.judgedRates.filter((rate) => rates.includes(rate))
  const ratios = (key) => judged.map((rate) => of(own, rate)[key] / of(yardstick, rate)[key])
  const sum = (key) => mine.reduce((total, row) => total + row[key], 0)
  const said = (values) => values.map((value) => value.toFixed(2)).join(', ')
  const at = `at ${judged.join(' and ')}/s`
  return [
    [
      `main thread / ${yardstick} ${at}`,
      said(ratios('task')),
      `<= ${goals.task}`,
      Math.max(...ratios('task')) <= goals.task,
    ],
    [`CPU / ${yardstick} ${at}`, said(ratios('cpu')), `<= ${goals.cpu}`, Math.max(...ratios('cpu')) <= goals.cpu],
    [
      `on screen / ${yardstick} ${at}`,
      said(ratios('onScreen')),
      `>= ${goals.onScreen}`,
      Math.min(...ratios('onScreen')) >= goals.onScreen,
    ],
    ['overlapping comments, all rates', `${sum('overlapping')}`, '0', sum('overlapping') === 0],
    ['frames over 50 ms, all rates', `${sum('long')}`, '0', sum('long') === 0],
    ['heap a minute at 1000/s', `${(heap / 1e6).toFixed(2)} MB`, '< 2 MB', heap < goals.heapBytes],
    [
      'frames in 2 s of blocked main thread',
      `${blocked[own]}`,
      `>= ${goals.blockedFrames}`,
      blocked[own] >= goals.blockedFrames,
    ],
  ]
}

/** Our barrage beside three libraries in one Chromium, over a playing video, each fed with the same comments. */
export async function bench() {
  const server = await startPageServer()
  console.log(
    `barrage: 1280x720, 24 px, lanes of 32 px, 8 s to cross, windows of ${seconds} s after 3 s; ${cpus().length} cores, load ${load()};`,
  )
  console.log(
    `ms of CPU time a second; ${own} and ${yardstick}: medians of ${rounds} rounds in turns; every browser is a new one`,
  )
  try {
    const { address } = server
    const video = await measureWindow(address, { engine: 'none', rate: rates[0] }, seconds)
    const rows = [{ engine: 'video alone', rate: 0, ...video }]
    for (const rate of rates) rows.push(...(await measureRate(address, rate)))
    printRows(rows, yardstick)
    const heap = await measureHeap(address, { engine: own, rate: 1_000 }, heapSeconds)
    const blocked = {}
    for (const engine of [own, yardstick, ...others])
      blocked[engine] = await measureBlocked(address, { engine, rate: 200 })
    console.log('\nframes on the screen in 2 s of blocked main thread, video standing:')
    console.log(
      Object.entries(blocked)
        .map(([engine, frames]) => `  ${engine} ${frames}`)
        .join(''),
    )
    const verdicts = judge(rows, heap, blocked)
    printGoals(verdicts)
    console.log(
      `load at the end ${load()}${video.long > 0 ? `; the video alone had ${video.long} frames over 50 ms: the machine was not quiet` : ''}`,
    )
    return verdicts.every(([, , , isMet]) => isMet)
  } finally {
    server.close()
  }
}
