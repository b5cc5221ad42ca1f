import { spawnSync } from 'node:child_process'
import { call } from '../fixtures/api'
import { type Films, makeFilms } from '../fixtures/films'
import { expect, mobileOf, newMember, signIn, test } from '../fixtures/people'
import { openUpload } from '../pages/video-upload'

const partBytes = 4 * 1024 * 1024
const hasFfmpeg = spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0
test.skip(!hasFfmpeg, 'ffmpeg makes the films of these journeys')

let films: Films
test.beforeAll(async () => {
  films = await makeFilms()
})
test.afterAll(() => films.remove())

test('CONT-02 a film is sent in, survives a cut and a new page, is published by an operator and plays for a visitor', async ({
  page: visitor,
  site,
  openAs,
}) => {
  const member = await newMember(site.address)
  const page = await openAs(member)
  const offsets: number[] = []
  let isCut = true
  await page.route('**/upload/*', async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'))
    offsets.push(offset)
    if (isCut && offset > 0) await route.abort('connectionreset')
    else await route.continue()
  })
  const first = await openUpload(page)
  await first.file.setInputFiles(films.good)
  await expect(first.dialog.getByText(/网络中断，正在重连/)).toBeVisible()
  await page.reload()

  const again = await openUpload(page)
  await expect(again.dialog.getByText('“derby.mp4”还没有传完')).toBeVisible()
  isCut = false
  offsets.length = 0
  await again.file.setInputFiles(films.good)
  await expect(again.dialog.getByText('上传完成')).toBeVisible()
  expect(offsets).toEqual([partBytes])
  await expect(again.dialog.getByRole('img', { name: '当前封面' })).toBeVisible()
  const title = `德比集锦 ${Date.now()}`
  await again.dialog.getByLabel('标题').fill(title)
  await again.dialog.getByLabel('分类').click()
  await page.getByRole('option', { name: '集锦' }).click()
  await again.dialog.getByRole('button', { name: '提交审核' }).click()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row.getByText('审核中')).toBeVisible()

  const operator = await signIn(site.address, mobileOf('admin'))
  const { data } = await call(site.address, 'listPostsForOperators', { kind: 'video', status: 0 }, operator.token)
  const id = data.find(({ content }) => content === title)?.id as number
  await visitor.goto(`/video-player?id=${id}`)
  await expect(visitor.getByText('视频不存在或已被删除')).toBeVisible()
  await call(site.address, 'moderatePost', { kind: 'video', id, status: 1 }, operator.token)
  await visitor.reload()
  await visitor.getByRole('button', { name: '开始播放' }).click()
  const video = visitor.locator('main video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5)
  expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(640)
  await visitor.keyboard.press('k')
  await expect(visitor.getByRole('button', { name: '播放', exact: true })).toBeVisible()

  await page.reload()
  await expect(row.getByText('已发布')).toBeVisible()
  await row.getByRole('button', { name: /删除视频/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('视频已删除')).toBeVisible()
  await expect(row).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByText('视频不存在或已被删除')).toBeVisible()
})

test('CONT-02 the twins of a good film are refused, each with its own words', async ({ site, openAs }) => {
  const page = await openAs(await newMember(site.address))
  const { dialog, file, cover } = await openUpload(page)
  const problem = dialog.getByRole('alert')
  for (const [path, words] of [
    [films.large, '视频须小于 50 MB'],
    [films.unknown, '请上传正确的视频格式'],
  ] as const) {
    await file.setInputFiles(path)
    await expect(problem).toHaveText(words)
  }
  for (const [path, words] of [
    [films.page, '请上传正确的视频格式（MP4, OGG, FLV, AVI, WMV, RMVB）'],
    [films.misnamed, '扩展名 .flv 与内容不符，这其实是 mp4 文件'],
  ] as const) {
    await file.setInputFiles(path)
    await expect(problem).toHaveText(words)
    await dialog.getByRole('button', { name: '换一个文件' }).click()
  }
  await file.setInputFiles(films.good)
  await expect(dialog.getByText('上传完成')).toBeVisible()
  await cover.setInputFiles(films.heavyCover)
  await expect(problem).toHaveText('封面不能超过 5 MB')
  await cover.setInputFiles(films.wideCover)
  await dialog.getByLabel('分类').click()
  await page.getByRole('option', { name: '集锦' }).click()
  await dialog.getByRole('button', { name: '提交审核' }).click()
  await expect(problem).toHaveText('图片尺寸过大，每边不能超过 12000 像素')
})
