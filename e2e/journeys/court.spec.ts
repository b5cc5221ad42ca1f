import type { CallData } from '@pitchside/contract'
import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { siteDay } from '../fixtures/days'
import { expect, test } from '../fixtures/people'

type Game = CallData<'listBasketballMatches'>['data'][number]

/** A game whose first quarter is over, so that there is something to tell. */
async function toldGame(address: string): Promise<Game> {
  const days = [0, -1].map((day) => call(address, 'listBasketballMatches', { type: 0, time: siteDay(day) }))
  const rows = (await Promise.all(days)).flatMap(({ data }) => data)
  const told = rows.find((row) => row.status_id >= 3 && row.status_id <= 9) ?? rows.find((row) => row.status_id === 10)
  if (!told) throw new Error('no game has been played')
  return told
}

async function playedSeries(address: string) {
  const days = [0, -1].map((day) => call(address, 'listEsportsMatches', { type: 0, time: siteDay(day) }))
  const rows = (await Promise.all(days)).flatMap(({ data }) => data)
  const played = rows.find((row) => row.home_score + row.away_score > 0)
  if (!played) throw new Error('no series has been played')
  return played
}

const headline = (page: Page) => page.locator('main h1')

test('SCORE-03 a basketball match: quarters, lead, plays, players that add up, odds with history, analysis', async ({
  page,
  site,
}) => {
  const game = await toldGame(site.address)
  await page.goto(`/score-detail?type=basketball&id=${game.id}`)
  await expect(headline(page)).toContainText(game.home_team_name_zh)
  const quarters = page.getByRole('table', { name: '各节得分' })
  await expect(quarters.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('slider', { name: '分差走势' })).toBeVisible()
  await page.getByRole('slider', { name: '分差走势' }).focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider', { name: '分差走势' })).toHaveAttribute('aria-valuenow', '1')

  const tabs = page.getByRole('tablist', { name: '页面' })
  await tabs.getByRole('tab', { name: '赛况' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=players/)
  const box = page.getByRole('table', { name: `${game.home_team_name_zh} 球员数据` })
  const cells = async (row: number) => box.locator('tbody tr').nth(row).locator('td').nth(2).textContent()
  await box.getByRole('button', { name: '得分' }).click()
  await expect(box.getByRole('columnheader', { name: '得分' })).toHaveAttribute('aria-sort', 'descending')
  expect(Number(await cells(0))).toBeGreaterThanOrEqual(Number(await cells(1)))
  const points = await box.locator('tbody tr td:nth-child(3)').allTextContents()
  const sum = points.reduce((total, text) => total + Number(text), 0)
  expect(await box.locator('tfoot td').nth(2).textContent()).toBe(String(sum))

  await page.keyboard.press('Tab')
  await tabs.getByRole('tab', { name: '指数' }).click()
  await expect(page.getByRole('slider', { name: '指数走势图' })).toBeVisible()
  await page.getByRole('button', { name: '平博' }).click()
  await expect(page.getByRole('heading', { name: '平博 指数走势' })).toBeVisible()
  await tabs.getByRole('tab', { name: '分析' }).click()
  await expect(page.getByRole('heading', { name: '历史交锋' })).toBeVisible()
  await expect(page.getByRole('table').first().getByRole('row')).not.toHaveCount(0)
})

test('SCORE-03 a match that did not load says so, and comes when it is asked again', async ({ page, site }) => {
  const game = await toldGame(site.address)
  // The page asks again by itself too: only the press of the button finds an answer.
  let isPressed = false
  await page.exposeFunction('notePress', () => {
    isPressed = true
  })
  await page.addInitScript("addEventListener('click', () => notePress(), true)")
  await page.route('**/api/Basketball/getInfo**', (route) => (isPressed ? route.continue() : route.abort()))
  await page.goto(`/score-detail?type=basketball&id=${game.id}`)
  const retry = page.getByRole('alert').getByRole('button')
  await expect(retry).toBeVisible()
  await retry.click()
  await expect(headline(page)).toContainText(game.home_team_name_zh)
})

test('SCORE-01 esports by keyboard: titles, tabs, rows, and the games of a match', async ({ page, site }) => {
  const series = await playedSeries(site.address)
  await page.goto('/esports')
  const links = page.locator('[data-series]')
  await expect(links.first()).toBeVisible()
  await links.first().focus()
  await page.keyboard.press('j')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(links.first()).toBeFocused()
  await page.getByRole('button', { name: 'CS2' }).click()
  await expect(page).toHaveURL(/game=cs2/)
  await page.goto(`/score-detail?type=esports&id=${series.id}`)
  await expect(headline(page)).toContainText(series.home_name)
  const games = page.getByRole('heading', { name: /^第\d局/ })
  await expect(games).not.toHaveCount(0)
  expect(await games.count()).toBeGreaterThanOrEqual(series.home_score + series.away_score)
})

test('SCORE-08 a followed esports match is in the tab of the followed ones', async ({ openAs, known, site }) => {
  const time = siteDay(1)
  const { data } = await call(site.address, 'listEsportsMatches', { type: 2, time })
  // The last one of the site's day is in the same day of nearly every zone a browser may be in.
  const wanted = data.sort((a, b) => a.match_time - b.match_time).at(-1)
  if (!wanted) throw new Error('nothing to come tomorrow')
  const page = await openAs(await known('rich'))
  await page.goto(`/esports?d=${time}`)
  const row = page.locator('li', { has: page.locator(`[data-series="${wanted.id}"]`) })
  const answered = page.waitForResponse(/Basketballuser\/collect/)
  await row.getByRole('button').click()
  await answered
  await page.goto(`/esports?d=${time}&tab=followed`)
  await expect(page.locator(`[data-series="${wanted.id}"]`)).toBeVisible()
  await expect(row.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
})

test('spoiler mode leaves no score on the court pages', async ({ page, site }) => {
  const game = await toldGame(site.address)
  const series = await playedSeries(site.address)
  await page.addInitScript(() => localStorage.setItem('scoreSpoilerFree', 'true'))
  const told = `${game.home_scores[0]}`
  await page.goto(`/score-detail?type=basketball&id=${game.id}`)
  await expect(headline(page)).toContainText('vs')
  await expect(page.getByRole('table', { name: '各节得分' })).toHaveCount(0)
  await expect(page.locator('main header')).not.toContainText(new RegExp(`\\b${told}\\b.*–`))
  await page.goto(`/score-detail?type=esports&id=${series.id}`)
  await expect(headline(page)).toContainText('vs')
  await expect(page.getByRole('heading', { name: /^第\d局/ })).toHaveCount(0)
  await page.goto('/esports')
  await expect(page.locator('[data-series]').first()).toBeVisible()
  await expect(page.locator('main li', { hasText: /\d - \d/ })).toHaveCount(0)
})
