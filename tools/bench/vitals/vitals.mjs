// npm run bench vitals: how pages come, by Chromium's own observers and by Lighthouse. SITE=<address> measures a site that runs,
// ONLY=observed leaves Lighthouse out, ONLY=unused tells what travels and does not run, script by script.
import { chromium } from '@playwright/test'
import { median } from '../median.mjs'
import { startSite } from '../site.mjs'
import { firstContent } from './first-content.mjs'
import { failedIn, goals, scoresAt } from './lighthouse.mjs'
import { observe, worstBurst } from './observe.mjs'
import { measureUnused } from './unused.mjs'

const pages = ['/main', '/news', '/detail?id=1', '/football', '/video-player?id=1', '/live?id=3']
const rounds = Number(process.env.ROUNDS ?? 3)
/** Of the worst page. */
const mostShift = 0.02
/** So long nothing may move after the page was loaded. */
const watchedMs = 5_000
const shownShifts = 3
const shownAudits = 6
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

async function lookAt(browser, address) {
  // As Lighthouse's desktop is.
  const context = await browser.newContext({ viewport: { width: 1_350, height: 940 }, locale: 'zh-CN' })
  try {
    await context.addInitScript(observe)
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(watchedMs)
    const { shifts, lcpMs, fcpMs } = await page.evaluate(() => globalThis.vitals)
    return { lcpMs, fcpMs, ...worstBurst(shifts) }
  } finally {
    await context.close()
  }
}

function print(path, looks) {
  const of = (name) => median(looks.map((look) => look[name]))
  const cls = of('cls')
  const ms = (name) => of(name).toFixed(0).padStart(6)
  console.log(`${path.padEnd(22)} CLS ${cls.toFixed(4)}   FCP ${ms('fcpMs')} ms   LCP ${ms('lcpMs')} ms`)
  if (cls > mostShift) {
    const [worst] = looks.toSorted((a, b) => b.cls - a.cls)
    const largest = worst.shifts.toSorted((a, b) => b.value - a.value).slice(0, shownShifts)
    for (const { value, at, of: nodes } of largest)
      console.log(`    ${value.toFixed(4)} at ${at.toFixed(0)} ms: ${[...new Set(nodes)].join(', ')}`)
  }
  return cls <= mostShift
}

/** Lighthouse opens a browser of its own for each look. */
async function measureScores(site) {
  let isMet = true
  for (const path of pages) {
    const { scores, facts, worst } = await scoresAt(new URL(path, site).href, executablePath, rounds)
    const isGood = Object.entries(goals).every(([name, goal]) => scores[name] >= goal)
    const cells = Object.entries(scores).map(([name, score]) => `${name} ${String(score).padStart(3)}`)
    const known = Object.entries(facts).map(([name, value]) => `${name} ${value.toFixed(0).padStart(4)}`)
    console.log(`${path.padEnd(22)} ${cells.join('   ')}   (${known.join(', ')})`)
    if (!isGood) for (const line of failedIn(worst).slice(0, shownAudits)) console.log(`    ${line}`)
    isMet = isGood && isMet
  }
  console.log(
    `Lighthouse, desktop, medians of ${rounds}; goals ${Object.values(goals).join('/')} on each: ${isMet ? 'yes' : 'NO'}`,
  )
  return isMet
}

async function measureObserved(site) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    let isMet = true
    for (const path of pages) {
      const looks = []
      for (let round = 0; round < rounds; round += 1) looks.push(await lookAt(browser, new URL(path, site).href))
      isMet = print(path, looks) && isMet
    }
    console.log(`medians of ${rounds}; goal CLS at most ${mostShift} on each: ${isMet ? 'yes' : 'NO'}`)
    return (await firstContent(browser, site, rounds)) && isMet
  } finally {
    await browser.close()
  }
}

async function unused(site) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    return await measureUnused(browser, site, pages)
  } finally {
    await browser.close()
  }
}

async function measure(site) {
  if (process.env.ONLY === 'unused') return unused(site)
  const isMet = await measureObserved(site)
  return process.env.ONLY === 'observed' ? isMet : (await measureScores(site)) && isMet
}

export async function bench() {
  if (process.env.SITE) return measure(process.env.SITE)
  const site = await startSite()
  try {
    return await measure(site.address)
  } finally {
    await site.stop()
  }
}
