import type { Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { watchConsole } from '../fixtures/console-watch'
import { demoPassword, expect, mobileOf, newMember, test } from '../fixtures/people'
import { LoginDialog } from '../pages/login-dialog'

const form = (page: Page) => page.getByRole('form', { name: '发帖' })
const postWith = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

/** Logs in on the operators' page and opens what awaits review. */
async function openReview(page: Page): Promise<void> {
  await page.goto('/admin#posts')
  await page.getByLabel('手机号').fill(mobileOf('admin'))
  await page.getByLabel('密码').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '内容管理' })).toBeVisible()
}

test('CONT-03 a visitor logs in to publish, joins, posts photos and names a friend; an operator approves; others see, like and comment; the author deletes', async ({
  page,
  openAs,
  site,
}) => {
  const author = await newMember(site.address)
  const friend = await newMember(site.address)
  const friendName = friend.user_nickname
  const text = `今晚北看台见 ${Date.now()}`
  const complaints = watchConsole(page)
  const dialog = new LoginDialog(page, site)

  await test.step('a visitor writes; the log-in comes in between and the draft stays', async () => {
    await page.goto('/circle')
    await expect(page.getByText('请登录后发布')).toBeVisible()
    const area = form(page).getByRole('textbox', { name: '发帖' })
    await area.fill(`${text} `)
    await form(page).getByRole('combobox', { name: '选择圈子' }).click()
    await page.getByRole('option', { name: '枪手圈' }).click()
    await page.getByRole('button', { name: '加入 枪手圈' }).click()
    await dialog.box.waitFor()
    await dialog.logIn(author.number, demoPassword)
    await expect(page.getByRole('button', { name: '已加入 枪手圈' })).toBeVisible()
    await expect(area).toHaveValue(`${text} `)
  })

  await test.step('photos, a topic and a mention by keyboard', async () => {
    const area = form(page).getByRole('textbox', { name: '发帖' })
    await area.focus()
    await page.keyboard.press('End')
    await page.keyboard.type(`#${text.slice(-6)}# @${friendName.slice(0, 8)}`)
    await expect(page.getByRole('option', { name: friendName })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(area).toHaveValue(`${text} #${text.slice(-6)}# @${friendName} `)
    const buffer = await page.screenshot()
    const photo = (at: number) => ({ name: `${at}.png`, mimeType: 'image/png', buffer })
    const files = form(page).locator('input[type=file]').first()
    await files.setInputFiles([1, 2, 3, 4, 5].map(photo))
    await expect(form(page).getByRole('alert')).toHaveText('最多 4 张图片，或一个视频')
    await form(page).getByRole('button', { name: '移除 3.png' }).click()
    await form(page).getByRole('button', { name: '移除 4.png' }).click()
    await page.keyboard.press('Tab')
    await area.press('Control+Enter')
    await expect(page.getByText('已提交，审核通过后展示')).toBeVisible()
    await expect(area).toHaveValue('')
  })

  await test.step('an operator finds it and approves', async () => {
    const operator = await openAs()
    await openReview(operator)
    const card = operator.getByRole('article').filter({ hasText: text })
    // Beside the section stands how much of it waits.
    const waiting = operator.getByRole('navigation', { name: '栏目' }).getByRole('link', { name: '内容管理' })
    await expect(waiting.locator('.count')).toBeVisible()
    const count = Number(await waiting.locator('.count').textContent())
    await card.getByRole('button', { name: '通过', exact: true }).click()
    await expect(operator.getByRole('status')).toHaveText('已通过并发布')
    await expect(card).toContainText('显示中')
    await expect(waiting).toHaveText(count > 1 ? `内容管理${count - 1}` : '内容管理')
    await operator.close()
  })

  await test.step('the friend was told, sees the photos, likes and comments', async () => {
    const theirs = await openAs(friend)
    const { data } = await call(site.address, 'listNotices', { type: 3 }, friend.token)
    const url = data[0]?.url ?? ''
    expect(url).toMatch(/^\/circle-detail\?post=\d+$/)
    await theirs.goto('/circle?tab=new')
    const post = postWith(theirs, text)
    await expect(post.getByRole('link', { name: `@${friendName}` })).toHaveAttribute('href', `/persona?id=${friend.id}`)
    await post.getByRole('button', { name: /的图片 1\/2$/ }).click()
    const viewer = theirs.getByRole('dialog', { name: /的图片 1\/2$/ })
    await expect.poll(() => viewer.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_440)
    await theirs.keyboard.press('ArrowRight')
    await expect(theirs.getByRole('dialog', { name: /的图片 2\/2$/ })).toBeVisible()
    await theirs.keyboard.press('Escape')
    const like = post.getByRole('button', { name: '点赞' })
    await like.click()
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await post.getByRole('link', { name: '评论' }).first().click()
    await expect(theirs).toHaveURL(/circle-detail\?post=\d+#comments$/)
    await theirs.getByRole('textbox', { name: '说说你的看法' }).fill('不见不散')
    await theirs.keyboard.press('Control+Enter')
    await expect(theirs.locator('#comments').getByText('不见不散')).toBeVisible()
    await theirs.goBack()
    await expect(post.getByText('不见不散')).toBeVisible()
  })

  await test.step('the author deletes it from the own page, after a question', async () => {
    await page.goto('/member?type=31')
    const own = postWith(page, text)
    await expect(own.getByText('不见不散')).toBeVisible()
    await own.getByRole('button', { name: '删除帖子' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    // What lies behind the dialog is hidden from the roles while the call is on its way.
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(own).toHaveCount(0)
    await page.goto('/circle?tab=new')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(postWith(page, text)).toHaveCount(0)
  })
  expect(complaints).toEqual([])
})

test('CONT-03 a long feed loads as one scrolls, and coming back leads to the same place', async ({ page }) => {
  await page.goto('/circle?tab=new')
  const posts = page.getByRole('article')
  await expect(posts.nth(9)).toBeAttached()
  for (let turn = 0; turn < 3; turn++) {
    await page.mouse.wheel(0, 6_000)
    await expect.poll(() => posts.count()).toBeGreaterThan(10 * (turn + 1))
  }
  const post = posts.nth(24)
  const link = post.getByRole('link', { name: '评论' }).first()
  await link.hover()
  const words = (await post.locator('p').first().textContent()) ?? ''
  const before = (await post.boundingBox())?.y ?? 0
  await link.click()
  await expect(page).toHaveURL(/post=\d+/)
  await page.goBack()
  await expect(posts.nth(24)).toContainText(words)
  await expect.poll(async () => Math.abs(((await posts.nth(24).boundingBox())?.y ?? 0) - before)).toBeLessThan(80)
})
