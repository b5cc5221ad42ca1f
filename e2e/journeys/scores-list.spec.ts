import type { Page } from '@playwright/test'
import { goalOnAll, leagueMatchInPlay, openEverywhere } from '../agree/open-pages'
import { call } from '../fixtures/api'
import { visitorDay } from '../fixtures/days'
import { expect, test } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'
import { ScoreList, scoreIn } from '../pages/score-list'

/** Alerts begin when the page is idle: resolves when this page listens to goals. */
const joinedGoals = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (/"subscribe".*"goals"/.test(String(payload))) resolve()
      })
    })
  })

/** A league that plays in the visitor's today and whose name is no part of another one's. */
async function leagueOfToday(site: RunningSite, page: Page): Promise<string> {
  const { data } = await call(site.address, 'listFootballMatches', await visitorDay(page))
  const names = [...new Set(data.map((row) => row.competition_name_zh))]
  const found = names.find((name) => names.filter((other) => other.includes(name)).length === 1)
  if (!found) throw new Error('no football is played today')
  return found
}

/** Everything in list, aside, title and announcements that reads like a score, whether seen or only spoken. */
const scoresSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main [data-row], main aside, [data-digest]')]
    const elements = parts.flatMap((part) => [part, ...part.querySelectorAll('*')])
    const spoken = elements.flatMap((one) => [one.getAttribute('aria-label'), one.getAttribute('title')])
    // Short texts: a cell with a score, not a time beside a price.
    const texts = elements.map((one) => one.textContent ?? '').filter((text) => text.length < 10 && !text.includes('.'))
    return [document.title, ...texts, ...spoken].filter((text) => /\d+ ?[-–比] ?\d+/.test(text ?? '')) as string[]
  })

test('SCORE-01 a link copied into a clean profile shows the same rows in the same order', async ({ page, openAs }) => {
  const mine = new ScoreList(page)
  await mine.open()
  await page.getByRole('button', { name: '按联赛' }).click()
  await mine.search.fill('s')
  await expect(page).toHaveURL(/q=s/)
  const [first = 0, second = 0, third = 0] = await mine.firstIds(3)
  await mine.row(third).focus()
  await page.keyboard.press('p')
  await mine.row(second).focus()
  await page.keyboard.press('h')
  await expect(mine.row(second)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`hide=${second}.*top=${third}`))
  const theirs = new ScoreList(await openAs())
  await theirs.open(page.url())
  expect(await mine.firstIds(2)).toEqual([third, first])
  // How many are drawn beyond the screen depends on what was there before.
  const seen = 12
  const rows = await mine.firstIds(seen)
  await expect.poll(async () => (await theirs.ids()).slice(0, seen)).toEqual(rows)
  await expect(theirs.search).toHaveValue('s')
})

test('SCORE-01 the list comes whole: nothing says that there is no match before the first one is there', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seenStates: seen })
    new MutationObserver(() => {
      const state = document.body?.textContent.includes('这一天没有比赛')
        ? 'empty'
        : document.querySelector('[data-row]')
          ? 'rows'
          : 'none'
      if (seen.at(-1) !== state) seen.push(state)
    }).observe(document, { childList: true, subtree: true })
  })
  const list = new ScoreList(page)
  await list.open()
  expect(await page.evaluate(() => (globalThis as unknown as { seenStates: string[] }).seenStates)).toEqual([
    'none',
    'rows',
  ])
})

test('SCORE-01 nonsense in the address gives the list as it comes', async ({ page, openAs }) => {
  const list = new ScoreList(page)
  await list.open('/football?d=2026-99-99&tab=x&lg=%3Cb%3E&co=zz&tz=Mars%2FBase&sort=score&hide=a')
  await expect(page).toHaveURL(/\/football$/)
  const plain = new ScoreList(await openAs())
  await plain.open()
  expect(await list.firstIds(5)).toEqual(await plain.firstIds(5))
})

test('SCORE-01 a whole evening by keyboard: tabs, search, follow, hide, fold, days, help, open', async ({
  openAs,
  known,
  site,
}) => {
  const page = await openAs(await known('visitor'))
  const list = new ScoreList(page)
  const press = (key: string) => page.keyboard.press(key)
  const focused = page.locator('[data-row]:focus')
  await list.open()
  const top = await list.firstIds(2)
  await press('2')
  await expect(page).toHaveURL(/tab=live/)
  await expect.poll(() => list.holdsOnly(site, 1), 'only matches that are being played').toBe(true)
  await press('1')
  await expect(page).not.toHaveURL(/tab=/)
  // Keys are for the rows in sight: those of the other tab stand until these come.
  await expect.poll(() => list.firstIds(2)).toEqual(top)
  await press('j')
  await press('j')
  const [, second] = top
  await expect(focused).toHaveAttribute('data-row', String(second))
  const star = list.row(second ?? 0).getByRole('button', { pressed: true, name: '取消关注' })
  await press('f')
  await expect(star).toHaveCount(1)
  await press('f')
  await expect(star).toHaveCount(0)
  await press('h')
  await expect(list.row(second ?? 0)).toHaveCount(0)
  await press('u')
  await expect(list.row(second ?? 0)).toHaveCount(1)
  await press('/')
  await expect(list.search).toBeFocused()
  await page.keyboard.type(await leagueOfToday(site, page))
  await press('Enter')
  await expect(focused).toHaveCount(1)
  await press('c')
  await expect(page.locator('[data-stop^="head:"]')).toHaveCount(1)
  await expect(list.rows).toHaveCount(0)
  await press('c')
  await expect(list.rows.first()).toBeVisible()
  await press(']')
  await expect(page).toHaveURL(/d=\d{4}-\d\d-\d\d/)
  await press('[')
  await expect(page).not.toHaveURL(/[?&]d=/)
  await expect(list.rows.first()).toBeVisible()
  await press('?')
  const help = page.getByRole('dialog', { name: '键盘操作' })
  await expect(help).toBeVisible()
  await press('Escape')
  await expect(help).toBeHidden()
  await press('j')
  await expect(focused).toHaveCount(1)
  const id = await focused.getAttribute('data-row')
  await press('Enter')
  await expect(page).toHaveURL(new RegExp(`/score-detail\\?.*id=${id}`))
})

test('SCORE-01 SCORE-02 a goal moves the score, not the row under the pointer, and keeps the focus; the scope decides the pop-up', async ({
  page,
  site,
}) => {
  const joined = joinedGoals(page)
  const list = new ScoreList(page)
  await list.open('/football?tab=live')
  await joined
  const settings = await list.openSettings()
  await settings.getByRole('button', { name: '关闭', exact: true }).click()
  await page.keyboard.press('Escape')
  const id = await list.running(site)
  const row = list.row(id)
  await row.focus()
  await row.hover()
  const before = await row.boundingBox()
  await expect(row).toContainText(await scoreIn(site, id))
  const after = await row.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1)
  await expect(row).toBeFocused()
  await expect(list.popUps.locator(`a[href*="id=${id}"]`)).toHaveCount(0)
  await list.openSettings()
  await settings.getByRole('button', { name: '全部', exact: true }).click()
  await page.keyboard.press('Escape')
  await scoreIn(site, id)
  const popUp = list.popUps.locator(`a[href*="id=${id}"]`)
  await expect(popUp).toBeVisible()
  await expect(popUp).toBeHidden()
})

test('SCORE-01 spoiler mode leaves no score in the document, whatever happens', async ({ page, site, openAs }) => {
  await page.addInitScript(() => localStorage.setItem('scoreSpoilerFree', 'true'))
  const joined = joinedGoals(page)
  const list = new ScoreList(page)
  await list.open('/football')
  await joined
  // Somebody else sees it.
  const other = new ScoreList(await openAs())
  await other.open('/football?tab=live')
  const id = await other.running(site)
  const score = await scoreIn(site, id)
  await expect(other.row(id)).toContainText(score)
  expect(await scoresSeen(other.page)).not.toEqual([])
  expect(await scoresSeen(page)).toEqual([])
  expect(await page.getByRole('img', { name: /[红黄]牌/ }).count()).toBe(0)
  await expect(list.popUps.getByRole('link')).toHaveCount(0)
})

test('SCORE-09 WORLD-04 after a goal every open page says the same: list, match, its table, data base, team', async ({
  page,
  site,
  openAs,
}) => {
  const match = await leagueMatchInPlay(site)
  await goalOnAll(site, match.id, await openEverywhere(page, openAs, match))
})

test('SCORE-07 a socket that dies is told within 3 s; back again, the list is right again', async ({ page, site }) => {
  let isDead = false
  const drops: (() => void)[] = []
  await page.routeWebSocket(/\/ws$/, (socket) => {
    if (isDead) return void socket.close()
    const server = socket.connectToServer()
    drops.push(() => {
      void server.close()
      void socket.close()
    })
  })
  const list = new ScoreList(page)
  await list.open('/football?tab=live')
  await expect(list.feed).toHaveAttribute('data-feed', 'live')
  await expect.poll(() => drops.length).toBe(1)
  const id = await list.running(site)
  isDead = true
  for (const drop of drops) drop()
  await expect(list.feed).toHaveAttribute('data-feed', 'lost')
  const score = await scoreIn(site, id)
  await expect(list.row(id)).not.toContainText(score)
  isDead = false
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(list.row(id)).toContainText(score)
  await expect(list.feed).toHaveAttribute('data-feed', 'live')
})

test('SCORE-07 the last list is shown when no server answers, with its age', async ({ page }) => {
  const list = new ScoreList(page)
  await list.open('/football?sort=time')
  const before = await list.firstIds(8)
  const parts = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const request = indexedDB.open('pitchside-scores', 1)
          request.onsuccess = () => {
            const count = request.result.transaction('lists').objectStore('lists').count()
            count.onsuccess = () => resolve(count.result)
          }
        }),
    )
  await expect.poll(parts).toBeGreaterThan(0)
  await page.route('**/api/Football/football_match*', (route) => route.abort())
  await page.reload()
  await expect(list.feed).toHaveAttribute('data-feed', 'kept')
  await expect(list.feed).toContainText('前')
  expect(await list.firstIds(8)).toEqual(before)
})

test('the dot of the running matches keeps its size for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/football')
  const dot = page.getByRole('main').locator('button > i, label > i, button span > i').first()
  await expect(dot).toBeVisible()
  expect(await dot.evaluate((mark) => getComputedStyle(mark, '::after').content)).not.toBe('none')
  expect(await dot.evaluate((mark) => getComputedStyle(mark, '::after').opacity)).toBe('0')
})
