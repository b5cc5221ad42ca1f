import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/people'

/** Where the pictures go: `SCREENSHOTS`, else beside the reports of failed tests. */
const folder = path.resolve(process.env.SCREENSHOTS ?? 'test-results/screenshots')

interface Shot {
  name: string
  path: string
  isMember?: boolean
  /** What to do once the page stands. */
  prepare?: (page: Page) => Promise<unknown>
}

const shots: readonly Shot[] = [
  { name: 'main', path: '/main' },
  { name: 'live', path: '/live?id=3' },
  { name: 'football', path: '/football' },
  { name: 'news', path: '/news' },
  {
    name: 'login',
    path: '/main',
    prepare: async (page) => {
      await page.getByRole('banner').getByRole('button').last().click()
      await page.getByRole('dialog').getByRole('img').first().waitFor()
    },
  },
  { name: 'member', path: '/member', isMember: true },
  {
    name: 'chat',
    path: '/main',
    isMember: true,
    prepare: async (page) => {
      await page.locator('header button[aria-expanded]:has(svg)').last().click()
      await page.locator('aside').getByRole('listitem').first().waitFor()
      await expect(page.locator('aside [aria-busy="true"]')).toHaveCount(0)
    },
  },
]

/** Nothing in sight loads any more: a remote is on the page, no skeleton, every picture and the fonts are there. */
async function settle(page: Page): Promise<void> {
  await page.locator('main [data-remote] > *').first().waitFor()
  await page.waitForFunction(async () => {
    await document.fonts.ready
    const isInSight = (element: Element) => {
      const { top, bottom, height } = element.getBoundingClientRect()
      return height > 0 && top < innerHeight && bottom > 0
    }
    const waiting = [...document.querySelectorAll('main [aria-busy="true"], main [class*="skeleton" i]')]
    return !waiting.some(isInSight) && [...document.images].filter(isInSight).every((image) => image.complete)
  })
}

for (const language of ['zh', 'vi'] as const)
  for (const theme of ['dark', 'light'] as const)
    test(`pages in ${language}, ${theme}`, async ({ openAs, known }) => {
      for (const { name, path: address, isMember, prepare } of shots) {
        const page = await openAs(isMember ? await known('visitor') : undefined)
        await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
        const url = new URL(address, 'http://page')
        url.searchParams.set('lang', language)
        await page.goto(`${url.pathname}${url.search}`)
        await settle(page)
        await prepare?.(page)
        await page.screenshot({ path: path.join(folder, `${name}-${theme}-${language}.png`), animations: 'disabled' })
        await page.context().close()
      }
    })
