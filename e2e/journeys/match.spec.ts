import { call } from '../fixtures/api'
import { siteDay } from '../fixtures/days'
import { expect, test } from '../fixtures/people'

const shownScore = (row: { home_score: number; away_score: number; home_overtime: number; away_overtime: number }) =>
  [Math.max(row.home_score, row.home_overtime), Math.max(row.away_score, row.away_overtime)] as const

/** Matches of today and yesterday: around midnight today has none that ended. */
async function footballOf(address: string) {
  const lists = await Promise.all([0, -1].map((day) => call(address, 'listFootballMatches', { time: siteDay(day) })))
  return lists.flatMap(({ data }) => data)
}
async function finished(address: string) {
  const rows = await footballOf(address)
  const found = rows.find((row) => row.status === 8 && row.home_score + row.away_score > 1 && row.stage === '')
  if (!found) throw new Error('no match has ended')
  return found
}
async function running(address: string, count: number) {
  const rows = (await footballOf(address)).filter((row) => row.status === 2 || row.status === 4)
  if (rows.length < count) throw new Error(`only ${rows.length} matches run`)
  return rows.slice(0, count)
}

test('SCORE-03 views of a match stand in the address and are switched by keyboard', async ({ page, baseURL }) => {
  const row = await finished(String(baseURL))
  await page.goto(`/score-detail?type=football&id=${row.id}`)
  const tabs = page.getByRole('tablist', { name: '比赛内容' })
  await expect(tabs.getByRole('tab', { name: '赛况' })).toHaveAttribute('aria-selected', 'true')
  const [home, away] = shownScore(row)
  await expect(page).toHaveTitle(new RegExp(`^${home}-${away} `))

  await tabs.getByRole('tab', { name: '赛况' }).focus()
  for (const name of ['文字直播', '统计', '阵容', '指数', '交锋', '积分榜']) {
    await page.keyboard.press('ArrowRight')
    await expect(tabs.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }
  await expect(page).toHaveURL(/tab=table/)
  await expect(page.getByRole('table').first().getByText(row.home_team_name_zh)).toBeVisible()
  await page.reload()
  await expect(tabs.getByRole('tab', { name: '积分榜' })).toHaveAttribute('aria-selected', 'true')
})

test('SCORE-03 a finished match is replayed by keyboard, and the minute can be passed on', async ({
  page,
  baseURL,
}) => {
  const row = await finished(String(baseURL))
  await page.goto(`/score-detail?type=football&id=${row.id}`)
  await page.getByRole('button', { name: '回放' }).click()
  const scrubber = page.getByRole('slider', { name: '比赛时间' })
  await expect(scrubber).not.toHaveAttribute('aria-valuetext', '开赛前')
  await scrubber.press('Home')
  await expect(scrubber).toHaveAttribute('aria-valuetext', '开赛前')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('0')
  await scrubber.focus()
  await page.keyboard.press('End')
  const [home, away] = shownScore(row)
  await expect(scrubber).toHaveAttribute('aria-valuetext', new RegExp(`${home}-${away}$`))
  await page.keyboard.press('Home')
  await page.keyboard.press('PageUp')
  await page.keyboard.press('ArrowRight')
  // The address follows the slider a moment later.
  await expect(page).toHaveURL(new RegExp(`[?&]at=${await scrubber.inputValue()}(&|$)`))
  const words = await scrubber.getAttribute('aria-valuetext')
  const address = page.url()
  await page.goto('/football')
  await page.goto(address)
  await expect(scrubber).toHaveAttribute('aria-valuetext', String(words))
})

test('SCORE-03 spoiler mode leaves no score in the document until the visitor asks', async ({ page, baseURL }) => {
  const row = await finished(String(baseURL))
  await page.addInitScript(() => localStorage.setItem('scoreSpoilerFree', 'true'))
  await page.goto(`/score-detail?type=football&id=${row.id}`)
  const show = page.getByRole('button', { name: '显示这场比赛' })
  await expect(show).toBeVisible()
  const [home, away] = shownScore(row)
  await expect(page).toHaveTitle(new RegExp(`^${row.home_team_name_zh}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${row.home_team_name_zh} vs ${row.away_team_name_zh}`,
  )
  await expect(page.getByRole('heading', { name: '时间线' })).toHaveCount(0)
  await show.click()
  await expect(page).toHaveTitle(new RegExp(`^${home}-${away} `))
  await expect(page.getByRole('heading', { name: '时间线' })).toBeVisible()
})

test('SCORE-03 matches stand side by side, each with its own view in the address', async ({ page, baseURL }) => {
  const [first, second, third] = await running(String(baseURL), 3)
  if (!first || !second || !third) return
  await page.goto(`/score-detail?compare=${first.id},${second.id},${third.id}`)
  const panel = (row: typeof first) =>
    page.getByRole('region', { name: `${row.home_team_name_zh} vs ${row.away_team_name_zh}` })
  await panel(second).getByRole('tab', { name: '指数' }).click()
  await expect(page).toHaveURL(/tabs=events%2Codds%2Cevents/)
  await page.reload()
  await expect(panel(second).getByRole('tab', { name: '指数' })).toHaveAttribute('aria-selected', 'true')
  await expect(panel(first).getByRole('tab', { name: '赛况' })).toHaveAttribute('aria-selected', 'true')
  await panel(first).getByRole('button', { name: /^移除/ }).click()
  await expect(panel(first)).toHaveCount(0)
  await expect(panel(third)).toBeVisible()
})

test('LIVE-11 a room has events, line-ups and statistics of its match beside the chat', async ({ page, baseURL }) => {
  const { data } = await call(String(baseURL), 'listRooms', { type: 0, page: 1, limit: 60, isweb: 1 })
  const room = data.find((row) => row.islive === 1 && row.match_id > 0)
  if (!room) throw new Error('no football room is on air')
  await page.goto(`/live?id=${room.uid}`)
  const column = page.getByRole('complementary', { name: '聊天' })
  await column.getByRole('tab', { name: '比赛' }).click()
  for (const name of ['阵容', '统计', '文字直播', '赛况']) {
    const view = column.getByRole('button', { name, exact: true })
    await view.click()
    await expect(view).toHaveAttribute('aria-pressed', 'true')
  }
  await column.getByRole('tab', { name: '聊天' }).click()
  await expect(column.getByRole('button', { name: '赛况', exact: true })).toHaveCount(0)
})
