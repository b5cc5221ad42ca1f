import { expect, test } from '../fixtures/people'
import { LivePlayerBox } from '../pages/live-player'
import { LiveRoom } from '../pages/live-room'

const anchor = 3
const room = `/live?id=${anchor}`

test('LIVE-01 the poster stays until the picture is there; the keys play, mute and size it', async ({ page }) => {
  const player = new LivePlayerBox(page)
  await page.goto(room)
  await player.plays()
  await expect(player.poster).toHaveCSS('opacity', '0')

  await page.keyboard.press('Space')
  await expect(player.box).toHaveAttribute('data-phase', 'paused')
  await page.keyboard.press('k')
  await player.plays()

  const wasMuted = await player.read('muted')
  await page.keyboard.press('m')
  expect(await player.read('muted')).toBe(!wasMuted)

  for (const [key, size] of [
    ['t', 'theatre'],
    ['w', 'window'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(player.box).toHaveAttribute('data-size', size)
  }
  for (const size of ['theatre', 'normal']) {
    await page.keyboard.press('Escape')
    await expect(player.box).toHaveAttribute('data-size', size)
  }

  // The theatre: picture and chat are all there is, and one writes without leaving it.
  await page.keyboard.press('t')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const edges = () => player.box.boundingBox().then((box) => box && [box.x, box.y, box.height])
  await expect.poll(edges).toEqual([0, 0, height])
  const line = await new LiveRoom(page).input.boundingBox()
  expect(line && line.x + line.width <= width && line.y + line.height <= height).toBe(true)
  expect(await page.evaluate(() => document.elementFromPoint(24, 24)?.closest('header'))).toBeFalsy()
  // AIR-06: the gifts come below the picture on demand, and without the chat the picture has the whole width.
  const gifts = page.getByRole('region', { name: '礼物', exact: true })
  await expect(gifts).toBeHidden()
  await page.keyboard.press('g')
  await expect(gifts).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('g')
  await expect.poll(edges).toEqual([0, 0, height])
  await page.keyboard.press('c')
  await expect.poll(() => player.box.boundingBox().then((box) => box?.width)).toBe(width)
  await page.keyboard.press('c')
  await page.keyboard.press('t')
  await expect(player.box).toHaveAttribute('data-size', 'normal')

  const barrage = page.getByTestId('barrage')
  await expect(barrage).toBeVisible()
  await page.keyboard.press('d')
  await expect(barrage).toBeHidden()
  await page.keyboard.press('d')
})

test('LIVE-01 what opens in full screen is seen in full screen', async ({ page }) => {
  const player = new LivePlayerBox(page)
  await page.goto(room)
  await player.plays()
  await page.keyboard.press('f')
  await expect(player.box).toHaveAttribute('data-size', 'screen')
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  const { width, height } = page.viewportSize()!
  expect(await player.box.boundingBox()).toEqual({ x: 0, y: 0, width, height })

  await player.box.hover()
  await player.button(/画质/).click()
  const menu = page.getByRole('menu')
  await expect(menu).toBeVisible()
  const isInside = await menu.evaluate((element) => document.fullscreenElement?.contains(element) === true)
  expect(isInside).toBe(true)
  const at = (await menu.boundingBox())!
  const top = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x!, y!)?.closest('[role="menu"]') !== null,
    [at.x + at.width / 2, at.y + at.height / 2],
  )
  expect(top).toBe(true)
  await page.keyboard.press('Escape')

  // The page under it takes no focus.
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab')
    expect(await player.box.evaluate((box) => box.contains(document.activeElement))).toBe(true)
  }
  await player.button('退出全屏').click()
  await expect(player.box).toHaveAttribute('data-size', 'normal')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
})

test('LIVE-01 quality and volume are remembered, and the chosen quality really plays', async ({ page }) => {
  const player = new LivePlayerBox(page)
  await page.goto(room)
  await player.plays()
  await player.box.hover()
  await player.button(/画质/).click()
  await page.getByRole('menuitemcheckbox', { name: '流畅' }).click()
  await player.button(/静音/).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const volume = await player.read('volume')
  expect(volume).toBeCloseTo(0.6)
  await page.waitForFunction(() => document.querySelector('video')?.videoHeight === 360, undefined, { timeout: 15_000 })
  await page.reload()
  await player.plays()
  expect(await player.read('volume')).toBeCloseTo(0.6)
  expect(await player.video.evaluate((video: HTMLVideoElement) => video.videoHeight)).toBe(360)
  await player.box.hover()
  await expect(player.button(/画质/)).toContainText('流畅')
})

test('LIVE-01 pause, step back, speed: the last minute can be seen, and one click goes back to live', async ({
  page,
}) => {
  const player = new LivePlayerBox(page)
  await page.goto(room)
  await player.plays()
  await page.keyboard.press('i')
  const latency = page.locator('[data-name="latency"] dd')
  await expect(latency).toHaveText(/^\d\.\d s$/)

  await player.box.hover()
  await player.button('更多').focus()
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
  const behind = player.button(/落后 \d+ 秒/)
  await expect(behind).toBeVisible()
  await expect(player.box.getByRole('slider', { name: '播放进度' })).toBeVisible()
  await expect(latency).toHaveText(/^(1[5-9]|2\d)\.\d s$/)
  await behind.click()
  await expect(behind).toBeHidden()
  await expect(latency).toHaveText(/^\d\.\d s$/)

  // Half an hour ago: what was on air then, and back.
  const line = player.box.getByRole('slider', { name: '播放进度' })
  await player.box.hover()
  await line.fill(String(Number(await line.getAttribute('max')) - 1_800))
  const earlier = player.button(/落后 (29|30):\d\d/)
  await expect(earlier).toBeVisible()
  await expect(latency).toHaveText(/^1[78]\d\d\.\d s$/)
  await player.box.hover()
  await earlier.click()
  await expect(earlier).toBeHidden()
  await expect(latency).toHaveText(/^\d\.\d s$/)

  await player.box.hover()
  await player.button('倍速').click()
  await page.getByRole('menuitemcheckbox', { name: '0.75×' }).click()
  await expect(player.button(/未跟随直播|落后/)).toBeVisible()
  await player.plays(1.8)
  expect(await player.read('playbackRate')).toBe(0.75)
  await player.button(/未跟随直播|落后/).click()
  await expect(player.box.getByText('直播', { exact: true })).toBeVisible()
  expect(await player.read('playbackRate')).toBeGreaterThanOrEqual(1)
})

test('LIVE-01 an outage of the origin: a notice, a retry button, and it plays on without a reload', async ({
  page,
}) => {
  const player = new LivePlayerBox(page)
  await page.goto(room)
  await player.plays()
  await player.mark()
  await page.route('**/media/demo/**', (route) => route.fulfill({ status: 503, body: 'down' }))
  await expect(player.box).toHaveAttribute('data-phase', 'recovering')
  await expect(player.box.getByText(/正在重连|连不上/).first()).toBeVisible()
  await expect(player.button('立即重试')).toBeVisible()
  await page.unroute('**/media/demo/**')
  const returnedAt = Date.now()
  await expect(player.box).toHaveAttribute('data-phase', 'playing')
  expect(Date.now() - returnedAt).toBeLessThan(6_000)
  expect(await player.isMarked()).toBe(true)
})

test('LIVE-01 help, tabs and dialogs of the room leave the stream alone', async ({ page }) => {
  const player = new LivePlayerBox(page)
  const masters: string[] = []
  page.on('request', (request) => void (request.url().includes('master.m3u8') && masters.push(request.url())))
  await page.goto(room)
  await player.plays()
  await player.mark()
  await page.keyboard.press('?')
  const help = player.box.getByRole('region', { name: '快捷键' })
  await expect(help).toBeVisible()
  await help.getByRole('button', { name: '关闭' }).click()
  await expect(help).toBeHidden()
  await page.getByRole('complementary', { name: '聊天' }).getByRole('tab').nth(1).click()
  await page.getByRole('button', { name: '分享' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('t')
  await page.keyboard.press('t')
  await player.plays()
  expect(await player.isMarked()).toBe(true)
  expect(masters).toHaveLength(1)
})
