import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { expect, newMember, test } from '../fixtures/people'

const form = (page: Page) => page.getByRole('form', { name: '发布动态' })
const postWith = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

test('LIVE-14 MEM-05 an anchor posts pictures on the own page; a fan likes, comments and is answered', async ({
  known,
  openAs,
  site,
}) => {
  const anchor = await known('anchor')
  const mine = await openAs(anchor)
  await mine.goto(`/persona?id=${anchor.id}`)
  const text = `今晚北看台见 ${Date.now()}`
  await form(mine).getByRole('textbox').fill(`${text} <b>不见不散</b> [足球]`)
  const buffer = await mine.screenshot()
  const picture = (name: string) => ({ name, mimeType: 'image/png', buffer })
  await form(mine)
    .locator('input[type=file]')
    .first()
    .setInputFiles([picture('one.png'), picture('two.png'), { name: 'x.gif', mimeType: 'image/gif', buffer }])
  await expect(form(mine).getByRole('alert')).toHaveText('只支持 PNG、JPEG 和 WebP 图片')
  await form(mine).getByRole('button', { name: '移除 two.png' }).click()
  await form(mine).getByRole('button', { name: '发布', exact: true }).click()
  const own = postWith(mine, text)
  await expect(own).toContainText('<b>不见不散</b>')
  await expect(own.locator('b', { hasText: '不见不散' })).toHaveCount(0)
  const shown = own.getByRole('button', { name: /的图片 1\/1$/ }).locator('img')
  await expect(shown).toHaveAttribute('src', /^\/media\/uploads\/[\w-]+\.webp$/)
  // As wide as it is shown, not as it was sent.
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640)

  const fan = await newMember(site.address)
  const theirs = await openAs(fan)
  await theirs.goto(`/persona?id=${anchor.id}`)
  const post = postWith(theirs, text)
  const like = post.getByRole('button', { name: /^点赞/ }).first()
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await expect(like).toHaveText(/1$/)
  await post.getByRole('button', { name: /^评论/ }).click()
  await post.getByRole('textbox').fill('支持！')
  await post.getByRole('button', { name: '发布', exact: true }).click()
  await expect(post.getByText('支持！')).toBeVisible()
  await expect(post.getByRole('button', { name: /^评论 1/ })).toBeVisible()
  await expect(post.getByRole('button', { name: '删除动态' })).toHaveCount(0)

  await mine.reload()
  await postWith(mine, text)
    .getByRole('button', { name: /^评论 1/ })
    .click()
  await postWith(mine, text).getByRole('button', { name: '回复', exact: true }).click()
  const answer = postWith(mine, text).getByRole('textbox', { name: /^回复/ })
  await answer.fill('谢谢')
  await answer.press('Control+Enter')
  await expect(answer).toHaveCount(0)
  await expect(postWith(mine, text).getByText('谢谢')).toBeVisible()
  const { data } = await call(site.address, 'listDynamics', { uid: anchor.id })
  expect(data.find(({ title }) => title.startsWith(text))).toMatchObject({ like: 1, comment: 2 })
})

test('LIVE-14 a post is deleted after a question; a visitor who likes or reports logs in first', async ({
  known,
  openAs,
  site,
}) => {
  const anchor = await known('secondAnchor')
  const text = `马上就删 ${Date.now()}`
  await call(site.address, 'postDynamic', { title: text }, anchor.token)
  const visitor = await openAs()
  await visitor.goto(`/persona?id=${anchor.id}`)
  const theirs = postWith(visitor, text)
  for (const name of [/^点赞/, /^举报/]) {
    await theirs.getByRole('button', { name }).first().click()
    await expect(visitor.getByRole('dialog')).toBeVisible()
    await visitor.keyboard.press('Escape')
    await expect(visitor.getByRole('dialog')).toHaveCount(0)
  }
  const mine = await openAs(anchor)
  await mine.goto(`/persona?id=${anchor.id}`)
  await postWith(mine, text).getByRole('button', { name: '删除动态' }).click()
  const question = mine.getByRole('alertdialog')
  await question.getByRole('button', { name: '取消' }).click()
  await expect(postWith(mine, text)).toBeVisible()
  await postWith(mine, text).getByRole('button', { name: '删除动态' }).click()
  await question.getByRole('button', { name: '删除', exact: true }).click()
  await expect(postWith(mine, text)).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByRole('tab', { name: '动态' })).toBeVisible()
  await expect(postWith(visitor, text)).toHaveCount(0)
})

test('LIVE-12 MEM-05 a fan is told when the broadcast reserved a moment ago begins, and follows the notice', async ({
  known,
  openAs,
  site,
}) => {
  const anchor = await known('anchor')
  const fan = await newMember(site.address)
  const page = await openAs(fan)
  await page.goto('/reserve')
  await expect(page.getByText('还没有预约的直播或比赛')).toBeVisible()
  const title = `夜话 ${Date.now() % 100_000}`
  const starttime = Math.floor(Date.now() / 1_000)
  const plan = await call(site.address, 'saveBroadcastPlan', { type: 0, title, starttime }, anchor.token)
  await call(site.address, 'reserveBroadcast', { live_id: plan.id }, fan.token)
  const notice = page.getByText(new RegExp(`你预约的直播「${title}」已开始`))
  await expect(notice).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('观看')
  await page.getByRole('button', { name: '去看看' }).click()
  await page.waitForURL(/\/live\?id=3/)
  await page.goto('/member?type=26')
  await expect(page.getByRole('link', { name: /消息中心/ })).toContainText('1')
  await page.getByRole('button', { name: '全部已读' }).click()
  await expect(page.getByRole('button', { name: '全部已读' })).toHaveCount(0)
  await expect(page.getByText(new RegExp(`「${title}」`))).toBeVisible()
})
