import { codeSentTo } from '../fixtures/api'
import { expect, newMember, signIn, test } from '../fixtures/people'
import { ApplyWizard, freshIdNumber, Studio } from '../pages/studio'

test('LIVE-10 somebody applies, an operator approves, and the new anchor plans and opens a broadcast', async ({
  site,
  openAs,
}) => {
  test.setTimeout(240_000)
  const person = await newMember(site.address)
  const page = await openAs(person)
  const wizard = new ApplyWizard(page)
  await wizard.open()

  // Nothing filled in: every needed field says so, and nothing moves on.
  await wizard.next()
  await expect(page.getByRole('alert').filter({ hasText: '请填写真实姓名' })).toBeVisible()
  await wizard.fillIdentity('王小明', '110105194912310021')
  await wizard.next()
  await expect(page.getByText('身份证号不正确，请核对')).toBeVisible()
  await page.getByLabel('身份证号').fill(freshIdNumber())
  await wizard.next()
  await wizard.fillExperience()
  await wizard.next()
  await wizard.fillContact(() => codeSentTo(site.address, `86-${person.number}`))
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请审核中')).toBeVisible()

  const operator = await openAs(await signIn(site.address, '13900000008'))
  await operator.goto('/member?type=23')
  const row = operator.getByRole('row').filter({ hasText: person.user_nickname })
  await row.getByRole('button', { name: '审核' }).click()
  const photo = operator.getByRole('img', { name: '身份证正面' })
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)
  await operator.getByRole('button', { name: '通过', exact: true }).click()
  await expect(row).toHaveCount(0)

  // The applicant's page hears of it by itself.
  await expect(page.getByText('您已通过主播认证')).toBeVisible()
  await page.getByRole('link', { name: '预约直播' }).click()
  await page.getByRole('button', { name: '新建预约' }).click()
  await page.getByRole('dialog').getByLabel('直播标题').fill('周末夜话')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('周末夜话')).toBeVisible()

  const studio = new Studio(page)
  await studio.open()
  await studio.start('首场直播')
  await expect(page.getByRole('heading', { name: '首场直播' })).toBeVisible()
  await studio.end()
  await expect(page.getByRole('dialog').getByText('直播已结束')).toBeVisible()
})

test('LIVE-10 a broadcast straight from the browser begins with one press and plays in the browser of a second visitor', async ({
  known,
  openAs,
}) => {
  test.setTimeout(150_000)
  const page = await openAs(await known('secondAnchor'))
  const studio = new Studio(page)
  await studio.open()
  await studio.startTestCard('浏览器直播测试')
  const sent = page.locator('[data-segments]')
  await expect
    .poll(async () => Number(await sent.getAttribute('data-segments')), { timeout: 40_000 })
    .toBeGreaterThan(1)
  await expect(page.getByText('直播中', { exact: true }).first()).toBeVisible({ timeout: 20_000 })

  const visitor = await openAs()
  await visitor.goto('/live?id=4')
  await expect(visitor.getByRole('heading', { name: '浏览器直播测试' })).toBeVisible({ timeout: 20_000 })
  const video = visitor.locator('video').first()
  const timeOf = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoHeight), { timeout: 40_000 })
    .toBe(360)
  const before = await timeOf()
  await expect.poll(timeOf, { timeout: 20_000 }).toBeGreaterThan(before + 2)

  await page.getByRole('button', { name: '停止推送' }).click()
  await studio.end()
  await expect(page.getByRole('dialog').getByText('直播已结束')).toBeVisible()
})
