import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { installProbe, readProbe, startCounting } from '../player/probe.mjs'
import { pictureAge } from './time-code.mjs'

/** The room that is on air. */
export const room = 3
const everyMs = 250

export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'

export const launch = (executablePath) =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--mute-audio', '--autoplay-policy=no-user-gesture-required'],
  })

/** Pages that are watched from outside the player. */
export const pageOf = {
  async room(browser, isLow) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US' })
    const settings = { volume: 0, isMuted: true, quality: 'auto', holdsScore: false, isLow }
    await context.addInitScript((kept) => localStorage.setItem('playerSettings', JSON.stringify(kept)), settings)
    await context.addInitScript(installProbe)
    return context.newPage()
  },
  async plain(browser) {
    const page = await (await browser.newContext()).newPage()
    await page.addInitScript(installProbe)
    return page
  },
}

export const open = {
  async room(browser, origin, isLow) {
    const page = await pageOf.room(browser, isLow)
    await page.goto(`${origin}/live?id=${room}`)
    return page
  },
  async plain(browser, origin, src) {
    const page = await pageOf.plain(browser)
    await page.goto(`${origin}/bench/plain.html`)
    await page.waitForFunction(() => window.isReady)
    await page.evaluate((address) => window.startPlain(address), src)
    return page
  },
}

/** Ages of the picture that one page shows, and how often it waited. */
async function watch(page, seconds) {
  await startCounting(page)
  const ages = []
  for (const until = Date.now() + seconds * 1_000; Date.now() < until; await wait(everyMs)) {
    const age = await page.evaluate(pictureAge)
    if (age !== undefined) ages.push(age / 1_000)
  }
  return { ages, ...(await readProbe(page)) }
}

/** Opens the pages of a table and reads them for so long; the first seconds belong to the start. */
export async function measure(pages, minutes) {
  for (const [, page] of pages)
    await page.waitForFunction(() => window.probe.frames > 25, undefined, { timeout: 60_000 })
  await wait(10_000)
  return Promise.all(pages.map(async ([name, page]) => [name, await watch(page, minutes * 60)]))
}
