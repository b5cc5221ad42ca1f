import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/people'
import { hearVoices, type RoomVoices } from '../fixtures/room-voices'
import { LiveRoom } from '../pages/live-room'
import { aPhoto } from '../pages/studio'

const anchorId = 3

interface Part {
  x: number
  y: number
  width: number
  height: number
}

const everywhere: Part = { x: 0, y: 0, width: 100_000, height: 100_000 }
const volt = [200, 240, 49]

/** The page has drawn so many frames more. */
const framesPass = (page: Page, count: number) =>
  page.evaluate(
    (left) =>
      new Promise<void>((done) => {
        const step = (drawn: number) => (drawn === left ? done() : requestAnimationFrame(() => step(drawn + 1)))
        step(0)
      }),
    count,
  )

/** What is drawn on the stage, or a part of it: its size, how much of it is covered, and how much of that has a colour. */
async function paint(page: Page, part = everywhere, colour = volt) {
  const canvas = page.getByTestId('barrage').locator('canvas')
  return canvas.evaluate(
    (element: HTMLCanvasElement, { colour, part: { x, y, width, height } }) => {
      const copy = Object.assign(document.createElement('canvas'), { width: element.width, height: element.height })
      const context = copy.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(element, 0, 0)
      const scale = copy.width / element.clientWidth
      const { data, width: rowPixels } = context.getImageData(
        x * scale,
        y * scale,
        Math.min(width * scale, copy.width),
        Math.min(height * scale, copy.height),
      )
      let [covered, coloured, first, last] = [0, 0, 0, 0]
      for (let at = 0; at < data.length; at += 4) {
        if ((data[at + 3] ?? 0) < 128) continue
        const row = Math.floor(at / 4 / rowPixels)
        if (covered === 0) first = row
        last = row
        covered++
        const isColoured = colour.every((part, channel) => Math.abs((data[at + channel] ?? 0) - part) < 24)
        if (isColoured) coloured++
      }
      const middle = y + (first + last) / 2 / scale
      return { covered, coloured, middle, height: element.clientHeight, width: element.clientWidth }
    },
    { colour, part },
  )
}

async function openSettings(page: Page) {
  await page.locator('section video').hover()
  await page.getByRole('button', { name: '弹幕设置' }).click()
  return page.getByRole('dialog', { name: '弹幕设置' })
}

const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('barrage') ?? 'null') as unknown)

/**
 * Says a line until one flies: lines wait for the first picture, and late ones are dropped. Each with a number of its
 * own, since equal lines become one with a coloured count.
 */
const untilOneFlies = (page: Page, voices: RoomVoices, text: string) => {
  let count = 0
  return expect
    .poll(async () => {
      count += 1
      voices.say({ text: `${text} ${count}` })
      return (await paint(page)).covered
    })
    .toBeGreaterThan(500)
}

test('LIVE-02 barrage: defaults, area, size and opacity at once, kept; off stops everything', async ({ page }) => {
  const voices = await hearVoices(page, anchorId)
  const room = new LiveRoom(page)
  await room.open(anchorId)
  const canvas = room.barrage.locator('canvas')
  await expect(canvas).toBeVisible()
  const panel = await openSettings(page)
  for (const name of ['全屏', '中'])
    await expect(panel.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  await expect(panel.getByRole('slider', { name: '不透明度' })).toHaveValue('100')
  await expect(panel.getByRole('switch', { name: '显示弹幕' })).toBeChecked()

  await untilOneFlies(page, voices, '开场的一句')
  voices.say(...Array.from({ length: 30 }, (_, at) => ({ text: `这脚传球太漂亮了 ${at}` })))
  await expect.poll(async () => (await paint(page)).covered).toBeGreaterThan(2_000)
  const full = await paint(page)
  const stageHeight = await room.barrage.evaluate((element) => element.clientHeight)
  expect(full.height).toBeGreaterThan(stageHeight * 0.8)
  await panel.getByRole('button', { name: '半屏' }).click()
  await expect.poll(async () => (await paint(page)).height).toBe(Math.ceil(stageHeight / 2))
  await panel.getByRole('button', { name: '顶部' }).click()
  await expect.poll(async () => (await paint(page)).height).toBe(Math.ceil(stageHeight / 3))
  await panel.getByRole('slider', { name: '不透明度' }).fill('40')
  await expect(canvas.locator('..')).toHaveCSS('opacity', '0.4')
  await panel.getByRole('button', { name: '大', exact: true }).click()
  expect(await kept(page)).toEqual({ show: true, area: 1, size: 3, opacity: 40 })

  await expect.poll(() => page.workers().length).toBe(1)
  await panel.getByRole('switch', { name: '显示弹幕' }).click()
  await expect(room.barrage).toHaveCount(0)
  await expect.poll(() => page.workers().length).toBe(0)
  await page.reload()
  await room.input.waitFor()
  await expect(room.barrage).toHaveCount(0)
  expect(page.workers()).toHaveLength(0)
})

test('LIVE-02 own lines are outlined, and nothing else is', async ({ openAs, known }) => {
  const page = await openAs(await known('visitor'))
  const voices = await hearVoices(page, anchorId)
  const room = new LiveRoom(page)
  await room.open(anchorId)
  await expect(room.barrage.locator('canvas')).toBeVisible()
  await untilOneFlies(page, voices, '别人的弹幕')
  expect((await paint(page)).coloured).toBe(0)
  await room.say(`我的弹幕 ${Date.now()}`)
  await expect.poll(async () => (await paint(page)).coloured).toBeGreaterThan(100)
})

test('AIR-07 the emotes of a room fly as pictures', async ({ page, openAs, known }) => {
  const desk = await openAs(await known('anchor'))
  await desk.goto('/member?type=10')
  const emotes = desk.getByRole('region', { name: '专属表情' })
  await emotes.locator('input[type="file"]').setInputFiles(await aPhoto(desk, '#f0f'))
  await emotes.getByRole('textbox', { name: '表情名称' }).fill('紫气')
  await emotes.getByRole('button', { name: '添加' }).click()
  await expect(emotes.getByRole('listitem')).toContainText('紫气')

  const voices = await hearVoices(page, anchorId)
  const room = new LiveRoom(page)
  await room.open(anchorId)
  await expect(room.barrage.locator('canvas')).toBeVisible()
  await untilOneFlies(page, voices, '只有字')
  const magenta = async () => (await paint(page, everywhere, [255, 0, 255])).coloured
  expect(await magenta()).toBe(0)
  voices.say({ text: '进球了[紫气]进球了[紫气]' })
  // Two pictures of 26 by 26 pixels.
  await expect.poll(magenta).toBeGreaterThan(600)
  await emotes.getByRole('button', { name: '移除表情“紫气”' }).click()
  await expect(emotes.getByRole('listitem')).toHaveCount(0)
})

test('LIVE-02 a click on a line stops it and offers what to do; its sender can be blocked', async ({ page }) => {
  const voices = await hearVoices(page, anchorId)
  const room = new LiveRoom(page)
  await room.open(anchorId)
  await expect(room.barrage.locator('canvas')).toBeVisible()
  const box = await room.barrage.boundingBox()
  if (!box) throw new Error('no stage')
  // One line and its lane: where it flies is known. Said before the page listens, it would be lost.
  const line = { text: '太长的一句话'.repeat(6), uid: 4_711, user_nickname: '刷屏的人' }
  const menu = page.getByRole('menu', { name: '弹幕' })
  // A click beside a line is the video's and would pause it: the one click waits until the line has passed the place. How high
  // the first lane is depends on what stands above it.
  const x = box.width - 90
  const passed = (y: number, height: number) => paint(page, { x: x - 60, y, width: 40, height })
  await expect
    .poll(async () => {
      if ((await paint(page)).covered === 0) voices.say(line)
      return (await passed(0, 200)).covered
    })
    .toBeGreaterThan(0)
  // Read at once: row by row a slow machine would look longer than the line needs to pass.
  const { middle } = await passed(0, 200)
  await page.mouse.click(box.x + x, box.y + middle)
  await expect(menu).toBeVisible()
  const before = await paint(page)
  await framesPass(page, 30)
  expect(await paint(page)).toEqual(before)
  await expect(menu.getByRole('menuitem')).toHaveText(['复制', '提到TA', '举报', '屏蔽发送者'])
  // The video goes on: the click was the line's.
  expect(await room.video.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  await menu.getByRole('menuitem', { name: '屏蔽发送者' }).click()
  await expect(menu).toBeHidden()
  await expect.poll(async () => (await paint(page)).covered).toBe(0)
  voices.say({ text: '又来了'.repeat(6), uid: 4_711 }, { text: '正常的弹幕', uid: 4_712 })
  await expect.poll(async () => (await paint(page)).covered).toBeGreaterThan(100)
  const panel = await openSettings(page)
  await panel.getByRole('tab', { name: '屏蔽' }).click()
  await expect(panel.getByRole('listitem').filter({ hasText: '刷屏的人' })).toBeVisible()
})

test('LIVE-02 paused with the video, and a list under reduced motion', async ({ page }) => {
  const voices = await hearVoices(page, anchorId)
  const room = new LiveRoom(page)
  await room.open(anchorId)
  await room.watch(1)
  await untilOneFlies(page, voices, '停下来看看'.repeat(3))
  await page.keyboard.press('k')
  await expect.poll(() => room.video.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  // What was on its way when the video paused is drawn by now.
  await framesPass(page, 3)
  const before = await paint(page)
  await framesPass(page, 36)
  expect(await paint(page)).toEqual(before)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(room.barrage.locator('canvas')).toHaveCount(0)
  await page.keyboard.press('k')
  await expect.poll(() => room.video.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  // The list goes on with the picture, which may come a moment after the video said that it plays.
  await expect(async () => {
    voices.say({ text: '静止的列表' })
    await expect(room.barrage.getByText('静止的列表').first()).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('LIVE-02 at 200 comments a second the picture is full of them and the page stays small', async ({ page }) => {
  const voices = await hearVoices(page, anchorId)
  const room = new LiveRoom(page)
  await room.open(anchorId)
  await room.watch(3)
  const words = ['进了', '好球', '这脚传球太舒服了', '裁判看一下录像吧', '右路又被打穿了']
  const begin = Date.now()
  let count = 0
  const feed = setInterval(() => {
    const due = Math.floor((Date.now() - begin) / 5) - count
    voices.say(...Array.from({ length: due }, () => ({ text: `${words[count % words.length]} ${count++}` })))
  }, 50)
  try {
    await expect.poll(() => count).toBeGreaterThan(1_500)
    await expect.poll(async () => (await paint(page)).covered).toBeGreaterThan(5_000)
    expect(await page.getByRole('log').locator('[data-state]').count()).toBeLessThan(100)
  } finally {
    clearInterval(feed)
  }
})
