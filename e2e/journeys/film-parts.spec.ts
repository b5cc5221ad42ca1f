import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { missingEncoder } from '../fixtures/encoders'
import { type Films, makeFilms } from '../fixtures/films'
import { expect, mobileOf, newMember, signIn, testWithFfmpeg as test } from '../fixtures/people'
import { openUpload } from '../pages/video-upload'

const reason = missingEncoder()
test.skip(reason !== undefined, reason)

let films: Films
test.beforeAll(async () => {
  films = await makeFilms()
})
test.afterAll(() => films?.remove())

/** What the page shows of the subtitles now, as the browser reads them. */
const cuesNow = (page: Page) =>
  page.locator('main video').evaluate((video: HTMLVideoElement) =>
    [...video.textTracks]
      .filter(({ mode }) => mode === 'showing')
      .flatMap((track) => [...(track.activeCues ?? [])] as VTTCue[])
      .map((cue) => [cue.getCueAsHTML().textContent, cue.getCueAsHTML().childElementCount]),
  )

test('WEB-10 an author gives a film chapters and subtitles; a visitor reads them and watches a lower quality', async ({
  page: visitor,
  site,
  openAs,
}) => {
  const member = await newMember(site.address)
  const page = await openAs(member)
  const { dialog, file } = await openUpload(page)
  await file.setInputFiles(films.good)
  await expect(dialog.getByRole('img', { name: '当前封面' })).toBeVisible()
  const title = `章节 ${Date.now()}`
  await dialog.getByLabel('标题').fill(title)
  await dialog.getByLabel('分类').click()
  await page.getByRole('option', { name: '集锦' }).click()
  await dialog.getByRole('button', { name: '提交审核' }).click()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.getByRole('button', { name: /章节与字幕/ }).click()
  const parts = page.getByRole('dialog', { name: /章节与字幕/ })
  await parts.getByLabel('章节').fill('0:00 开场\n开球')
  await expect(parts.getByText('第 2 行应写成“12:30 标题”')).toBeVisible()
  await parts.getByLabel('章节').fill('0:00 开场\n0:01 <b>进球</b>')
  await parts.getByRole('button', { name: '保存章节' }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  const subtitles = parts.getByLabel('上传Tiếng Việt字幕')
  const vtt = (text: string) => ({ name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from(text) })
  await subtitles.setInputFiles(vtt('<html>'))
  await expect(parts.getByRole('alert')).toHaveText('这不是 WebVTT 字幕文件：第一行应为 WEBVTT')
  const said = '<b>Vào!</b> &lt;img src=x onerror=alert(1)&gt;'
  await subtitles.setInputFiles(vtt(`WEBVTT\n\n00:00.000 --> 01:00.000\n${said}\n`))
  await expect(parts.getByText('已有')).toBeVisible()

  const operator = await signIn(site.address, mobileOf('admin'))
  const { data } = await call(site.address, 'listPostsForOperators', { kind: 'video', status: 0 }, operator.token)
  const id = data.find(({ content }) => content === title)?.id as number
  await call(site.address, 'moderatePost', { kind: 'video', id, status: 1 }, operator.token)
  await expect
    .poll(async () => (await call(site.address, 'getVideo', { id })).qualities.map(({ height }) => height), {
      timeout: 90_000,
    })
    .toEqual([240])
  await visitor.goto(`/video-player?id=${id}`)
  await visitor.getByRole('button', { name: '开始播放' }).click()
  const video = visitor.locator('main video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5)
  await visitor.keyboard.press('k')
  await visitor.getByRole('button', { name: '字幕 关闭字幕' }).click()
  await visitor.getByRole('menuitemcheckbox', { name: 'Tiếng Việt' }).click()
  await expect.poll(() => cuesNow(visitor)).toEqual([['Vào! <img src=x onerror=alert(1)>', 0]])
  const chapters = visitor.getByRole('region', { name: '章节' })
  await chapters.getByRole('button', { name: /<b>进球<\/b>/ }).click()
  await expect(chapters.locator('[aria-current=true]')).toContainText('<b>进球</b>')
  await visitor.getByRole('slider', { name: '播放进度' }).hover()
  const still = visitor.locator('fieldset img')
  await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1_600)
  await visitor.getByRole('button', { name: '清晰度 360p' }).click()
  await visitor.getByRole('menuitemcheckbox', { name: '240p' }).click()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(240)
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThanOrEqual(1)
  // The choices are kept: the next page has both.
  await visitor.reload()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight)).toBe(240)
  await expect(visitor.getByRole('button', { name: '字幕 Tiếng Việt' })).toBeVisible()
})
