import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { expect, mobileOf, newMember, signIn, test } from '../fixtures/people'
import { aPhoto, freshIdNumber } from '../pages/studio'

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name })

test('MEM-01 MEM-05 what a member follows, keeps and reserves stands in the member centre, and can be let go', async ({
  known,
  openAs,
  site,
}) => {
  const { address } = site
  const anchor = await known('anchor')
  const member = await newMember(address)
  const { data: plans } = await call(address, 'listRoomReservations', { type: -1 })
  const plan = plans.find(({ status }) => status === 0)
  const { data: videos } = await call(address, 'listVideos', {})
  const video = videos[0]
  if (!plan || !video) throw new Error('the demo data has no plan or no video')
  await call(address, 'toggleFollow', { id: anchor.id }, member.token)
  await call(address, 'reserveBroadcast', { live_id: plan.id }, member.token)
  await call(address, 'toggleVideoFavorite', { id: video.id }, member.token)
  const page = await openAs(member)

  await page.goto('/member?type=2')
  await tab(page, /^专家$/).click()
  await expect(page.getByText('还没有关注的专家')).toBeVisible()
  await tab(page, /^主播$/).click()
  await expect(page).toHaveURL(/list=anchors/)
  await page.getByRole('button', { name: `已关注 ${anchor.user_nickname}` }).click()
  await page.getByRole('button', { name: `关注 ${anchor.user_nickname}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `已关注 ${anchor.user_nickname}` })).toBeVisible()
  await page.goto('/attention')
  await expect(page.getByRole('link', { name: new RegExp(anchor.user_nickname) })).toBeVisible()

  await page.goto('/member?type=15')
  await page.getByRole('button', { name: `移除 ${video.title}` }).click()
  await page.getByRole('button', { name: `撤销 ${video.title}` }).click()
  await expect(page.getByText('共 1 项')).toBeVisible()
  await expect(page.getByRole('button', { name: `移除 ${video.title}` })).toBeVisible()

  await page.goto('/member?type=16')
  await expect(page.getByText('未开播')).toBeVisible()
  await page.getByRole('button', { name: '生成日历链接' }).click()
  await expect(page.getByLabel('日历链接')).toHaveValue(/\/calendar\/[\w-]+\.ics$/)
  await page.getByRole('button', { name: '停用' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '停用' }).click()
  await expect(page.getByRole('button', { name: '生成日历链接' })).toBeVisible()
  await page.getByRole('button', { name: /^取消预约：/ }).click()
  await expect(page.getByText('还没有预约的直播或比赛')).toBeVisible()
})

test('MEM-01 a reply and the decision about an application reach the open page at once', async ({ openAs, site }) => {
  const { address } = site
  const [writer, reader] = await Promise.all([newMember(address), newMember(address)])
  const video = (await call(address, 'listVideos', {})).data[0]
  if (!video) throw new Error('the demo data has no video')
  const comment = await call(address, 'commentVideo', { id: video.id, content: '第一个看完' }, writer.token)

  const page = await openAs(writer)
  await page.goto('/member?type=26')
  await tab(page, /^回复/).click()
  await expect(page.getByText('暂无回复')).toBeVisible()
  const theirs = await openAs(reader)
  await theirs.goto(`/video-player?id=${video.id}`)
  const said = theirs.getByRole('article').filter({ hasText: '第一个看完' })
  await said.getByRole('button', { name: '回复', exact: true }).click()
  await said.getByRole('textbox').fill('我也看完了')
  await said.getByRole('button', { name: '发布', exact: true }).click()
  const reply = page.getByRole('link', { name: new RegExp(`${reader.user_nickname} 回复了你的评论`) })
  await expect(reply).toContainText('我也看完了')
  await expect(tab(page, /^回复/)).toHaveText('回复 1')
  await call(address, 'toggleVideoCommentLike', { id: comment.id }, reader.token)
  await tab(page, /^点赞/).click()
  await expect(page.getByRole('link', { name: new RegExp(`${reader.user_nickname} 赞了你的评论`) })).toBeVisible()
  await tab(page, /^回复/).click()
  await reply.click()
  await expect(page).toHaveURL(new RegExp(`/video-player\\?id=${video.id}`))

  await page.goto('/member?type=28')
  const form = page.getByRole('form', { name: '申请成为专家' })
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(form.getByText('请填写真实姓名')).toBeVisible()
  await form.getByLabel('真实姓名').fill('王小明')
  await form.getByLabel('身份证号').fill(freshIdNumber())
  for (const [index, label] of ['身份证正面', '身份证反面'].entries()) {
    await form.getByLabel(label).setInputFiles(await aPhoto(page))
    await expect(form.getByText('更换')).toHaveCount(index + 1)
  }
  await form.getByLabel('从业经历').fill('写了八年球评，做过两年数据分析。')
  await form.getByRole('textbox', { name: '联系方式' }).fill('wx_xiaoming')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请审核中')).toBeVisible()

  const operator = await signIn(address, mobileOf('admin'))
  const { data: waiting } = await call(address, 'listExpertApplications', { status: 0 }, operator.token)
  const application = waiting.find(({ uid }) => uid === writer.id)
  await call(address, 'reviewExpertApplication', { id: application?.id ?? 0, status: 1 }, operator.token)
  await expect(page.getByText('您已是认证专家', { exact: true })).toBeVisible()
  await page.goto('/member?type=26&list=system')
  await expect(page.getByText('专家申请已通过')).toBeVisible()
})
