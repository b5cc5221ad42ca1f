// npm run bench -- releases: from the command to a new load and to 50 open tabs; nothing is built on the way.
import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { repositoryRoot } from '@pitchside/build/packages'
import { quantile } from '../quantile.mjs'
import { startSite } from '../site.mjs'
import { openTab } from './tab.mjs'

const run = promisify(execFile)
const rounds = 5
const tabCount = 50
const goals = { load: 1000, tabs: 5000 }
const name = 'remote-scores'
/** What `npm run release` runs. */
const command = ['tools/run.mjs', 'releases/src/cli/main.ts']

/** Resolves with the moment a page that is loaded anew has a build. */
async function loadHas(address, build) {
  for (;;) {
    const page = await (await fetch(`${address}/football`)).text()
    if (
      page.includes(`/assets/${name}/${build}/`) &&
      JSON.parse(/id="release">(.*?)<\/script>/s.exec(page)[1]).remotes.scores.current.build === build
    )
      return performance.now()
    // A visitor beside the 50 tabs, not a flood that competes with what is measured.
    await wait(10)
  }
}

async function measure({ address, dataDir }) {
  const release = async (...words) => {
    const { stdout } = await run(process.execPath, [...command, ...words, '--json'], {
      cwd: repositoryRoot,
      env: { ...process.env, DATA_DIR: dataDir },
    })
    return JSON.parse(stdout.trim().split('\n').at(-1))
  }
  const { build: first } = (await release('status', name)).packages[0]
  const { build: second } = await release('publish', name, '--version', '1.1.0')
  const tabs = await Promise.all(Array.from({ length: tabCount }, () => openTab(address)))
  const found = { promote: { load: [], tabs: [] }, rollback: { load: [], tabs: [] } }
  const step = async (verb, build, ...words) => {
    const since = performance.now()
    const [, load, ...at] = await Promise.all([
      release(verb, name, '--why', 'measured', ...words),
      loadHas(address, build),
      ...tabs.map((tab) => tab.has(build)),
    ])
    found[verb].load.push(load - since)
    found[verb].tabs.push(...at.map((one) => one - since))
  }
  for (let round = 0; round < rounds; round += 1) {
    await step('promote', second, '--version', '1.1.0', '--again')
    await step('rollback', first)
  }
  for (const tab of tabs) tab.close()
  return found
}

/** Prints the table; resolves with whether the goals are met. */
export async function bench() {
  const site = await startSite()
  try {
    const found = await measure(site)
    console.log(`\nreleases: ms from the start of the command's process, ${rounds} rounds, ${tabCount} open tabs`)
    let isGood = true
    for (const [verb, kinds] of Object.entries(found)) {
      for (const [kind, values] of Object.entries(kinds)) {
        const [median, p95] = [quantile(values, 0.5), quantile(values, 0.95)]
        const isMet = kind === 'load' ? median < goals.load : p95 < goals.tabs
        isGood &&= isMet
        const what = `${verb} to ${kind === 'load' ? 'a new load' : 'open tabs'}`
        console.log(
          `  ${what.padEnd(24)} median ${Math.round(median)}  p95 ${Math.round(p95)}  goal ${kind === 'load' ? 'median' : 'p95'} < ${goals[kind]}  ${isMet ? 'met' : 'MISSED'}`,
        )
      }
    }
    return isGood
  } finally {
    await site.stop()
  }
}
