import { call } from '../fixtures/api'
import { missingEncoder, pushHls } from '../fixtures/encoders'
import { expect, newMember, testWithFfmpeg as test } from '../fixtures/people'
import { LivePlayerBox } from '../pages/live-player'

const reason = missingEncoder()

test('AIR-02 AIR-05 a visitor sees what was there on the bar, cuts a clip that plays on its page, and the anchor takes it away', async ({
  site: { address },
  known,
  openAs,
}) => {
  test.skip(reason !== undefined, reason)
  const anchor = await known('secondAnchor')
  const { id } = await call(address, 'getLiveUrl', {}, anchor.token)
  const { hls } = await call(address, 'startRoom', { id }, anchor.token)
  const encoder = pushHls(hls)
  const pictureOf = async () => (await call(address, 'getRoom', { uid: anchor.id })).info.thumb
  await expect
    .poll(pictureOf, { message: 'the card of the room shows the stream', timeout: 30_000 })
    .toContain('/still-')

  const viewer = await newMember(address)
  const page = await openAs(viewer)
  await page.goto(`/live?id=${anchor.id}`)
  const player = new LivePlayerBox(page)
  await player.plays()

  await test.step('the bar shows the picture of a place one points at', async () => {
    await player.box.hover()
    await player.box.getByRole('slider', { name: '播放进度' }).hover()
    const picture = player.box.getByRole('group').locator('img[src*="/still-"]')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  const title = '补时绝杀'
  await test.step('what was on air a moment ago is cut, with a title of its own', async () => {
    await player.button('剪辑片段').click()
    const dialog = page.getByRole('dialog', { name: '剪辑片段' })
    await dialog.getByRole('textbox', { name: '标题' }).fill(title)
    await dialog.getByRole('button', { name: '剪辑片段' }).click()
    await page.waitForURL(/\/clip\?id=/)
  })
  await test.step('its page plays it', async () => {
    const film = page.getByRole('article').locator('video')
    await film.waitFor({ timeout: 30_000 })
    const time = await film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true
      await video.play()
      await new Promise((moved) => video.addEventListener('timeupdate', moved, { once: true }))
      return video.duration
    })
    expect(time).toBeGreaterThan(4)
    await expect(page.getByRole('button', { name: '删除片段' })).toBeVisible()
  })
  await encoder.stop()

  await test.step('the anchor takes it away, and its address says so', async () => {
    const desk = await openAs(anchor)
    await desk.goto(page.url())
    await desk.getByRole('button', { name: '删除片段' }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: '删除片段' }).click()
    await desk.waitForURL(/\/live\?id=/)
    await page.reload()
    await expect(page.getByText('该片段不存在或已被删除')).toBeVisible()
  })
})
