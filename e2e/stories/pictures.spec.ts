import { keepMadeWith, machine, whyNotComparable } from './made-with'
import { expect, openStories, test } from './story-server'

const isTaking = process.env.STORY_PICTURES === 'take'

/** Kept pictures have a palette, so a shade is no difference; a corner that is rounder by two pixels is more than that. */
const limits = { threshold: 0.1, maxDiffPixels: 12 }

/** Photos would be most of every picture: they are grey. What is scrolled past would be covered by what stays in sight. */
const calm = `
  img[src^='data:image/svg+xml'] { filter: contrast(0) }
  header, nav { position: static !important }`

test.use({ viewport: { width: 1440, height: 1200 } })

for (const theme of ['dark', 'light'] as const)
  test(`LOOP-06 every part looks in ${theme} as in its picture`, async ({ page, browser }, info) => {
    const here = machine(browser.version())
    if (isTaking) keepMadeWith(here)
    const reason = whyNotComparable(here)
    if (reason) console.log(`skipped: pictures of parts in ${theme}: ${reason}`)
    test.skip(reason !== undefined, reason)
    // One name on every system: whether pictures may be compared is said by what they were made with.
    info.snapshotSuffix = ''
    test.setTimeout(240_000)
    await openStories(page, theme, 'zh')
    await page.addStyleTag({ content: calm })
    for (const card of await page.locator('section[id]').all()) {
      const name = [theme, `${await card.getAttribute('id')}.png`]
      expect.soft(await card.screenshot(), name.join('/')).toMatchSnapshot(name, limits)
    }
  })
