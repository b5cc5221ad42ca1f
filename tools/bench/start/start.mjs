// npm run bench -- start: from nothing to a site that runs, and what it holds in memory once its lists were asked for. With
// BEFORE=<folder of another checkout, built> both are started turn about and the ratio is printed.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { repositoryRoot } from '@pitchside/build/packages'
import { median } from '../median.mjs'

const rounds = Number(process.env.ROUNDS ?? 3)
/** Of the other checkout. */
const most = 1.1
/** What a first visitor asks for. */
const lists = [
  ['POST', 'api/Football/football_match'],
  ['GET', 'api/Basketball/getList'],
]
const ticksAS = 100

/** Processor seconds of a process so far, and its memory in MB: now, and the most it had. */
function statusOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mb = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1_024
  return { cpuS: (Number(stat[11]) + Number(stat[12])) / ticksAS, rssMb: mb('VmRSS'), peakMb: mb('VmHWM') }
}

async function startOnce(cwd) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pitchside-start-'))
  const env = { ...process.env, PORT: '0', RTMP_PORT: 'off', TRANSCODE: 'off', DATA_DIR: dataDir }
  const startedAt = performance.now()
  const child = spawn(process.execPath, ['tools/start/start.mjs'], { cwd, env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  try {
    const address = await new Promise((resolve, reject) => {
      let said = ''
      child.stdout.on('data', (text) => {
        said += text
        const found = /Pitchside runs on (\S+)/.exec(said)
        if (found) resolve(found[1])
      })
      child.once('exit', () => reject(new Error(`the site in ${cwd} did not start:\n${said}`)))
    })
    const wallS = (performance.now() - startedAt) / 1_000
    const { cpuS } = statusOf(child.pid)
    const askedAt = performance.now()
    for (const [method, list] of lists) {
      const response = await fetch(new URL(list, address), { method })
      if ((await response.json()).code !== 0) throw new Error(`${list} was refused`)
    }
    const listsS = (performance.now() - askedAt) / 1_000
    return { wallS, cpuS, listsS, ...statusOf(child.pid), cpuToStartS: cpuS }
  } finally {
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const figures = [
  ['start, s', 'wallS'],
  ['start, s of CPU', 'cpuToStartS'],
  ['first lists, s', 'listsS'],
  ['memory, MB', 'rssMb'],
  ['memory at most, MB', 'peakMb'],
]

export async function bench() {
  const before = process.env.BEFORE
  const runs = { now: [], before: [] }
  // The first start of a checkout bundles: it does not count.
  for (let round = 0; round <= rounds; round += 1) {
    const ways = before
      ? [
          ['now', repositoryRoot],
          ['before', before],
        ]
      : [['now', repositoryRoot]]
    for (const [name, folder] of round % 2 ? ways.toReversed() : ways) {
      const one = await startOnce(folder)
      if (round > 0) runs[name].push(one)
    }
  }
  console.log(`start: ${rounds} starts into empty folders${before ? `, turn about with ${before}` : ''}`)
  let isGood = true
  for (const [name, key] of figures) {
    const now = median(runs.now.map((one) => one[key]))
    const other = before ? median(runs.before.map((one) => one[key])) : undefined
    const ratio = other ? now / other : undefined
    if (ratio !== undefined && (key === 'cpuToStartS' || key === 'rssMb')) isGood &&= ratio <= most
    const beside = ratio === undefined ? '' : `before ${other.toFixed(2).padStart(8)}   ratio ${ratio.toFixed(3)}`
    console.log(`  ${name.padEnd(20)} ${now.toFixed(2).padStart(8)}   ${beside}`)
  }
  return isGood
}
