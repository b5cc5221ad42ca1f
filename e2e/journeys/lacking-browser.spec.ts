import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/people'
import { LivePlayerBox } from '../pages/live-player'
import { LiveRoom } from '../pages/live-room'
import { Studio } from '../pages/studio'

// Lines fly for whoever wants motion; the other journeys ask for none.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const anchorId = 3

/** Pixels of the barrage that something is drawn on. */
const drawnPixels = (page: Page): Promise<number> =>
  page.getByTestId('barrage').evaluate((stage) => {
    const canvas = stage.querySelector('canvas')
    const copy = Object.assign(document.createElement('canvas'), { width: canvas?.width, height: canvas?.height })
    const context = copy.getContext('2d')
    if (!canvas || !context) return 0
    context.drawImage(canvas, 0, 0)
    return context.getImageData(0, 0, copy.width, copy.height).data.filter((part, at) => at % 4 === 3 && part > 128)
      .length
  })

test('LOOP-04 without OffscreenCanvas the page itself draws the barrage', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen')
    Reflect.deleteProperty(window, 'OffscreenCanvas')
  })
  await new LiveRoom(page).open(anchorId)
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(500)
  expect(page.workers()).toHaveLength(0)
})

test('LOOP-04 a worker that has the canvas and can not draw leaves it to the page', async ({ page }) => {
  await page.route(/\/barrage\.\w+\.js$/, async (route) => {
    const whole = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/javascript', body: `self.requestAnimationFrame = undefined;${whole}` })
  })
  await new LiveRoom(page).open(anchorId)
  await expect.poll(() => drawnPixels(page)).toBeGreaterThan(500)
  expect(page.workers()).toHaveLength(0)
})

for (const [lack, remove] of [
  [
    'no way to play a stream',
    () => {
      for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
        Reflect.deleteProperty(window, name)
      HTMLMediaElement.prototype.canPlayType = () => ''
    },
  ],
  [
    'no H.264',
    () => {
      const { isTypeSupported } = MediaSource
      MediaSource.isTypeSupported = (type) => !/avc/.test(type) && isTypeSupported.call(MediaSource, type)
    },
  ],
] as const)
  test(`LOOP-04 with ${lack} the visitor reads that, and nothing is tried for ever`, async ({ page }) => {
    await page.addInitScript(remove)
    await page.goto(`/live?id=${anchorId}`)
    const player = new LivePlayerBox(page)
    await expect(player.box).toHaveAttribute('data-phase', 'unsupported')
    await expect(player.box.getByText('当前浏览器无法播放，请换用新版浏览器')).toBeVisible()
  })

test('LOOP-04 without requestVideoFrameCallback the first picture still lifts the cover', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLVideoElement.prototype, 'requestVideoFrameCallback'))
  await page.goto(`/live?id=${anchorId}`)
  await new LivePlayerBox(page).plays()
})

test('LOOP-04 without WebCodecs the studio says what it needs and what works everywhere', async ({ openAs, known }) => {
  const page = await openAs(await known('secondAnchor'))
  await page.addInitScript(() => Reflect.deleteProperty(window, 'VideoEncoder'))
  await new Studio(page).open()
  await page.getByRole('tab', { name: '浏览器直播' }).click()
  await expect(page.getByText('此浏览器不能直播')).toBeVisible()
  await expect(page.getByText(/也可以使用 OBS 或 ffmpeg 推流/)).toBeVisible()
})
