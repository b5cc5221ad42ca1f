import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { readMark } from '../build/build-mark.mjs'
import { contractFacts } from '../build/contract-facts.mjs'
import { leaksOf, watchLeaks } from './leaks.mjs'
import { sendFile, serveLocally } from './serve.mjs'
import { globalRules, missingTexts } from './static-checks.mjs'

/** Bytes of the first page of a remote as gzip sends them; the release service has the last word. */
const firstPageBytes = 200_000
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']
const standInFolder = path.join(import.meta.dirname, '../../stand-in')
const base = '/remote/'

const html = `<!doctype html><html lang="en-US" data-theme="dark"><head><meta charset="utf-8"><title>check</title>
<link rel="stylesheet" href="/stand-in.css"><script src="/stand-in.js" defer></script></head><body><main id="root"></main></body></html>`

/** The page of the stand-in host, and what was built. Calls are refused, as of a backend that is down. */
const answerFrom = (dist) => (name, response) => {
  if (name === '') return response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  if (name.startsWith('stand-in.')) return sendFile(standInFolder, name, response)
  if (name.startsWith('remote/')) return sendFile(dist, name.slice('remote/'.length), response)
  return response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ code: 1, msg: 'nobody answers here', data: null }))
}

async function openBrowser() {
  const executablePath = process.env.CHROMIUM_PATH ?? programs.find(existsSync)
  if (!executablePath) throw new Error('the check needs Chromium: set CHROMIUM_PATH')
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
}

/** Opens the stand-in host with the remote started in it. */
async function openPage(browser, address, manifest) {
  const page = await browser.newPage()
  const faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.addInitScript(watchLeaks)
  await page.goto(address)
  const remote = { manifest, base, build: manifest.version }
  await page.waitForFunction(() => globalThis.standIn)
  await page.evaluate((one) => globalThis.standIn.start(one, 'en'), remote)
  return { page, faults }
}

const isDrawn = () => document.getElementById('root').childElementCount > 0

/** Mounts and unmounts a place twice: what the second time leaves behind, every visit would. */
async function useTwice({ page, faults }, { kind, index, name }) {
  const visit = async (look) => {
    await page.evaluate(([one, at]) => globalThis.standIn.open(one, at), [kind, index])
    const drawn = await page.waitForFunction(isDrawn, undefined, { timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    const seen = await look(drawn)
    await page.evaluate(() => globalThis.standIn.close())
    return seen
  }
  const first = await visit(async (drawn) => (drawn ? axeProblems(page, name) : [`${name} draws nothing`]))
  const before = await page.evaluate(leaksOf)
  await visit(async () => [])
  const after = await page.evaluate(leaksOf)
  const leaks = Object.entries(after)
    .filter(([what, count]) => count > before[what])
    .map(([what, count]) => `${name} leaves ${count - before[what]} ${what} behind when it is left`)
  return [...first, ...leaks, ...faults.splice(0).map((fault) => `${name}: ${fault}`)]
}

async function axeProblems(page, name) {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  await page.evaluate(source)
  // What concerns a whole page is the shell's.
  const rules = Object.fromEntries(['region', 'page-has-heading-one'].map((rule) => [rule, { enabled: false }]))
  const { violations } = await page.evaluate((options) => globalThis.axe.run('#root', options), { rules })
  return violations.map(({ id, help, nodes }) => `${name}: ${help} (${id}): ${nodes[0].html.slice(0, 120)}`)
}

/** Bytes a visitor loads for a place that is opened first. */
function weightProblems({ files, entry }, { name, files: own }) {
  const sizes = new Map(files.map((file) => [file.path, file.gz ?? 0]))
  const names = new Set([entry, own].flatMap((part) => [...part.js, ...part.css]))
  const bytes = [...names].reduce((sum, file) => sum + sizes.get(file), 0)
  return bytes > firstPageBytes ? [`${name} loads ${bytes} bytes at first, at most ${firstPageBytes} are allowed`] : []
}

const placesOf = ({ routes, slots }) => [
  ...routes.map(({ path: name, files }, index) => ({ kind: 'route', index, name, files })),
  ...slots.map(({ into: name, files }, index) => ({ kind: 'slot', index, name, files })),
]

/**
 * Looks at what was built in a folder's `dist`, in Chromium: each page and slot mounts and unmounts without a trace, styles
 * are the remote's own, texts are there in three languages, size, accessibility. Resolves with what would not do, and with what
 * will not one day.
 */
export async function checkRemote(directory) {
  const dist = path.join(directory, 'dist')
  if (!readMark(dist)) throw new Error('nothing is built here: pitchside-remote build')
  const manifest = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8'))
  const { ends } = await contractFacts()
  const end = ends[manifest.contract]
  const notices = end ? [`contract ${manifest.contract} ends on ${end}: move to a newer one, see CHANGELOG.md`] : []
  const [served, browser] = await Promise.all([serveLocally(0, answerFrom(dist)), openBrowser()])
  try {
    const opened = await openPage(browser, `http://127.0.0.1:${served.port}/`, manifest)
    const sheets = manifest.files.map((file) => file.path).filter((file) => file.endsWith('.css'))
    const found = [
      ...missingTexts(await opened.page.evaluate(() => globalThis.standIn.allTexts())),
      ...(await opened.page.evaluate(
        globalRules,
        sheets.map((file) => base + file),
      )),
    ]
    for (const place of placesOf(manifest))
      found.push(...weightProblems(manifest, place), ...(await useTwice(opened, place)))
    return { problems: [...new Set(found)], notices }
  } finally {
    await browser.close()
    served.stop()
  }
}
