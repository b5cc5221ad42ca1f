import { spawnSync } from 'node:child_process'
import { repositoryRoot } from '@pitchside/build/packages'
import { chromium } from '@playwright/test'
import { localBuilds } from '../../start/local-builds.mjs'
import { median } from '../median.mjs'
import { startSite } from '../site.mjs'
import { visit } from './measure.mjs'
import { buildMono } from './mono-build.mjs'
import { monoPage, releaseIn } from './pages.mjs'
import { startServer } from './server.mjs'

const route = '/football'
const selector = '[data-remote="scores"] > *'
const network = { latencyMs: 40, megabits: 10, cpuRate: 2 }
const rounds = Number(process.env.ROUNDS ?? 25)
const goals = { bytes: 1.25, time: 1.1, files: 10, depth: 3 }

const summary = (visits) => ({
  readyMs: median(visits.map((one) => one.readyMs)),
  bytes: median(visits.map((one) => one.bytes)),
  files: median(visits.map((one) => one.files)),
  depth: median(visits.map((one) => one.depth)),
})

function print(mono, federated) {
  const rows = [
    ['', 'one build', 'federated', 'ratio', 'goal'],
    [
      'brotli bytes',
      `${mono.bytes}`,
      `${federated.bytes}`,
      (federated.bytes / mono.bytes).toFixed(2),
      `<= ${goals.bytes}`,
    ],
    [
      'ms to the route',
      mono.readyMs.toFixed(0),
      federated.readyMs.toFixed(0),
      (federated.readyMs / mono.readyMs).toFixed(2),
      `<= ${goals.time}`,
    ],
    ['code files', `${mono.files}`, `${federated.files}`, '', `<= ${goals.files}`],
    ['request depth', `${mono.depth}`, `${federated.depth}`, '', `<= ${goals.depth}`],
  ]
  for (const row of rows)
    console.log(row.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(10))).join('  '))
}

/** Pages a visitor can open without an account and without more words in the address, of every remote of the product. */
function pagesOf(html) {
  const { remotes } = releaseIn(html)
  return Object.entries(remotes).flatMap(([id, { current }]) =>
    current.manifest.routes
      .filter(({ path, isMemberOnly }) => !isMemberOnly && !/[:*]/.test(path))
      .map(({ path }) => ({ path, selector: `[data-remote="${id}"] > *` })),
  )
}

/** Every page once in each variant: more files one after the other, or many more bytes, would be a waterfall of its own. */
async function everyPage(browser, servers, pages) {
  console.log(`\nevery page, one visit each: one build | federated`)
  const slow = []
  for (const { path, selector } of pages) {
    const found = []
    for (const server of servers)
      found.push(await visit(browser, server.address + path, selector, { ...network, cpuRate: 1 }))
    const [mono, ours] = found
    const ratio = ours.bytes / mono.bytes
    const isGood = ratio <= goals.bytes && ours.depth <= Math.max(goals.depth, mono.depth)
    if (!isGood) slow.push(path)
    const cells = [`${mono.bytes} | ${ours.bytes} B (${ratio.toFixed(2)})`, `${mono.files} | ${ours.files} files`]
    console.log(
      `  ${path.padEnd(20)} ${cells.join('  ')}  depth ${mono.depth} | ${ours.depth}${isGood ? '' : '  MISSED'}`,
    )
  }
  return slow.length === 0
}

/** Federated deep link against the same sources as one build, interleaved in one run. */
export async function bench() {
  console.log(
    `federation: ${route}, cold, medians of ${rounds} interleaved visits; HTTP/2 with TLS, brotli 11, ${network.latencyMs} ms, ${network.megabits} Mbit/s, CPU ${network.cpuRate}x;`,
  )
  console.log("the single build preloads the route's files as well; bytes: document, scripts and styles as sent")
  const { status } = spawnSync(process.execPath, ['tools/start/build.mjs'], { cwd: repositoryRoot, stdio: 'inherit' })
  if (status !== 0) return false
  const mono = await buildMono()
  const site = await startSite()
  const pageAt = async (path) => (await fetch(site.address + path)).text()
  const first = await pageAt(route)
  const pages = pagesOf(first)
  const html = new Map()
  for (const { path } of pages) html.set(path, await pageAt(path))
  const federatedFolders = Object.fromEntries(
    localBuilds().map(({ name, build, output }) => [`/assets/${name}/${build}/`, output]),
  )
  const servers = [
    await startServer({
      site: site.address,
      page: (path) => monoPage(html.get(path) ?? first, mono, html.has(path) ? path : route),
      folders: { '/assets/mono/': mono.output },
    }),
    await startServer({ site: site.address, page: (path) => html.get(path) ?? first, folders: federatedFolders }),
  ]
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const visits = [[], []]
    for (const server of servers) await visit(browser, server.address + route, selector, { ...network, cpuRate: 1 })
    for (let round = 0; round < rounds; round += 1)
      for (const [at, server] of servers.entries())
        visits[at].push(await visit(browser, server.address + route, selector, network))
    const [one, federated] = visits.map(summary)
    print(one, federated)
    if (process.env.LIST) for (const list of visits) console.log(list[0].urls.join('\n'))
    const isLight = process.env.PAGES === 'off' || (await everyPage(browser, servers, pages))
    return (
      isLight &&
      federated.bytes <= one.bytes * goals.bytes &&
      federated.readyMs <= one.readyMs * goals.time &&
      federated.files <= goals.files &&
      federated.depth <= goals.depth
    )
  } finally {
    await browser.close()
    for (const server of servers) server.close()
    await site.stop()
  }
}
