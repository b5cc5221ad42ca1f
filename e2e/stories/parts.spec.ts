import type { Page, TestInfo } from '@playwright/test'
import { axeOn, seriousFindings } from '../fixtures/axe'
import { watchConsole } from '../fixtures/console-watch'
import { keepMadeWith, machine, whyNotComparable } from './made-with'
import { expect, openStories, test } from './story-server'

const isTaking = process.env.STORY_PICTURES === 'take'

/** Kept pictures have a palette, so a shade is no difference; a corner that is rounder by two pixels is more than that. */
const limits = { threshold: 0.1, maxDiffPixels: 2 }
/** Photos would be most of every picture: they are grey, drawn faces are not. What stays in sight would cover what is scrolled past it. */
const calm = `
  img[src^='data:image/svg+xml']:not([decoding='sync']) { filter: contrast(0) }
  header, nav { position: static !important }`
/** Rules that look at colours; all others read the document, which is the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

async function comparePictures(page: Page, theme: string, info: TestInfo): Promise<void> {
  // One name on every system: what the pictures were made with says whether they may be compared.
  info.snapshotSuffix = ''
  const style = await page.addStyleTag({ content: calm })
  for (const card of await page.locator('section[id]').all()) {
    const name = [theme, `${await card.getAttribute('id')}.png`]
    expect.soft(await card.screenshot(), name.join('/')).toMatchSnapshot(name, limits)
  }
  await style.evaluate((element) => element.parentElement?.removeChild(element))
}

async function findings(page: Page, rules?: readonly string[]): Promise<string[]> {
  // A frame that nobody can enter is not looked into.
  await page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.inert = false
  })
  // Copies under the pointer and with the focus have the same document as what they copy.
  const axe = axeOn(page).exclude('[data-base-ui-focus-guard]').exclude('[data-shown]')
  if (rules) axe.withRules([...rules])
  return seriousFindings(axe)
}

test.use({ viewport: { width: 1440, height: 1200 } })

for (const theme of ['dark', 'light'] as const)
  test(`LOOP-06 every part in ${theme} complains of nothing, looks as in its picture and is open to all`, async ({
    page,
    browser,
  }, info) => {
    const complaints = watchConsole(page)
    await openStories(page, theme)
    const here = machine(browser.version())
    if (isTaking) keepMadeWith(here)
    const reason = whyNotComparable(here)
    if (reason) console.log(`skipped: pictures of parts in ${theme}: ${reason}`)
    else await comparePictures(page, theme, info)
    if (!isTaking) expect(await findings(page, theme === 'light' ? colourRules : undefined)).toEqual([])
    expect(complaints).toEqual([])
  })
