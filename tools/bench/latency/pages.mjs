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

/** A page that plays. */
async function playing(page) {
  await page.waitForFunction(() => window.probe.frames > 25, undefined, { timeout: 60_000 })
  return page
}

export const open = {
  async room(browser, origin, isLow) {
    const page = await pageOf.room(browser, isLow)
    await page.goto(`${origin}/live?id=${room}`)
    return playing(page)
  },
  async plain(browser, origin, src) {
    const page = await pageOf.plain(browser)
    await page.goto(`${origin}/bench/plain.html`)
    await page.waitForFunction(() => window.isReady)
    await page.evaluate((address) => window.startPlain(address), src)
    return playing(page)
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

/** How long pages have for what their start cost: a player whose start was short of a processor comes back to where it should be. */
const startMs = 30_000

/** Reads the pages of a table for so long. */
export async function measure(pages, minutes) {
  await wait(startMs)
  return Promise.all(pages.map(async ([name, page]) => [name, await watch(page, minutes * 60)]))
}
