import type { Page } from '@playwright/test'
import { demoPassword, expect, mobileOf, test } from '../fixtures/people'
import { LiveRoom } from '../pages/live-room'
import { LoginDialog } from '../pages/login-dialog'
import { ScoreList, scoreIn } from '../pages/score-list'

const watchedS = 60

/** Parts of the home page: a heading or name, and what it must hold. */
async function expectFilledHome(page: Page): Promise<void> {
  const strip = page.getByRole('region', { name: '焦点赛事' })
  await expect(strip.getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('link', { name: '进入直播间' })).toBeVisible()
  // The foot of the page comes when somebody comes near.
  await page.keyboard.press('End')
  for (const title of ['热门赛事', '直播间', '头条', '主播榜', '精彩视频']) {
    const part = page.locator('main section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(part.getByRole('link').nth(1), title).toBeVisible()
  }
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await expect(page.locator('[data-remote-down]')).toHaveCount(0)
}

test('LIVE-01 LIVE-02 LIVE-03 AUTH-05 an evening: home page, a room that plays, log-in from the chat, a comment the others see', async ({
  page,
  site,
  openAs,
  complaints,
}) => {
  // Flying comments are painted on a canvas; asked for less motion they are a list.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/main')
  await expectFilledHome(page)
  const rooms = page.locator('main section').filter({ has: page.getByRole('heading', { name: '直播间', exact: true }) })
  await rooms.locator('a[href^="/live?id="]').first().click()
  await expect(page).toHaveURL(/\/live\?id=\d+/)
  const anchorId = Number(new URL(page.url()).searchParams.get('id'))
  const room = new LiveRoom(page)
  const playback = room.watch(watchedS)

  const friend = await openAs()
  const theirs = new LiveRoom(friend)
  const dialog = new LoginDialog(friend, site)
  await theirs.open(anchorId)
  const first = `今晚一起看球 ${Date.now()}`
  await theirs.say(first)
  const reloaded = friend.waitForEvent('load')
  await dialog.logIn(mobileOf('rich'), demoPassword)
  await reloaded
  // What was written before the log-in is sent by it.
  await expect(theirs.chat.getByText(first)).toBeVisible()
  await expect(room.chat.getByText(first)).toBeVisible()
  await expect(room.barrage.getByText(first)).toBeVisible()
  const second = `这脚射门漂亮 ${Date.now()}`
  await theirs.say(second)
  await expect(room.barrage.getByText(second)).toBeVisible()
  await expect(room.chat.getByText(second)).toHaveCount(1)
  await friend.context().close()

  const { advancedS, longestDryMs } = await playback
  expect(longestDryMs).toBeLessThan(1_500)
  expect(advancedS).toBeGreaterThan(watchedS - 2)
  expect(complaints).toEqual([])
})

test('SCORE-01 SCORE-02 a goal moves the score of the list and raises the pop-up', async ({ page, site }) => {
  const joined = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (/"subscribe".*"goals"/.test(String(payload))) resolve()
      })
    })
  })
  const list = new ScoreList(page)
  await list.open('/football?tab=live')
  // Alerts begin when the page is idle: a goal before that moves the score alone.
  await joined
  const id = await list.running(site)
  await expect(list.row(id)).toContainText(await scoreIn(site, id))
  const popUp = list.popUps.locator(`a[href*="id=${id}"]`)
  await expect(popUp).toBeVisible()
  await expect(popUp).toBeHidden()
})
