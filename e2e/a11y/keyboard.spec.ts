import { stop, tabTo } from '../fixtures/focus'
import { demoPassword, expect, mobileOf, test } from '../fixtures/people'
import { LiveRoom } from '../pages/live-room'
import { LoginDialog } from '../pages/login-dialog'

test('SHELL-16 the tab key goes through the whole home page in order, and the focus is always seen', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/main')
  // A site that has just begun still reads what can be searched, and answers slowly.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  await page.keyboard.press('Tab')
  expect((await stop(page)).name).toBe('跳到主内容')
  const unseen: string[] = []
  const parts: string[] = []
  for (let step = 0; step < 400; step += 1) {
    await page.keyboard.press('Tab')
    const { name, isSeen, part } = await stop(page)
    if (part === 'none') break
    if (!isSeen) unseen.push(`${part}: ${name}`)
    if (parts.at(-1) !== part) parts.push(part)
  }
  expect(unseen).toEqual([])
  expect(parts).toEqual(['header', 'nav', 'main', 'footer'])
})

test('SHELL-16 the skip link leads past header and menu', async ({ page }) => {
  await page.goto('/news')
  await expect(page.locator('main a').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
})

test('SHELL-16 HDR-01 HDR-02 the header works by keys: sub-menus, / for the search, Esc closes', async ({ page }) => {
  await page.goto('/news')
  await expect(page.locator('main a').first()).toBeVisible()
  await tabTo(page, '比分')
  const below = page.locator('a[href="/basketball"]:visible').first()
  await expect(below).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(below).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: '搜索' })
  await expect(search).toBeFocused()
  await expect(page.getByRole('region', { name: '热门球队' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: '热门球队' })).toBeHidden()
  await expect(search).toBeFocused()
  await page.keyboard.type('a/b')
  await expect(search).toHaveValue('a/b')
})

test('SHELL-16 AUTH-04 the log-in works by keys alone and gives the focus back', async ({ page, site }) => {
  await page.goto('/downLoad')
  await expect(page.locator('main a, main button').first()).toBeVisible()
  const dialog = new LoginDialog(page, site)
  const opener = page.getByRole('banner').getByRole('button', { name: '登录', exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.box).toBeVisible()
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab')
    await expect(dialog.box.locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog.box).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await dialog.box.getByRole('button', { name: '手机登录' }).focus()
  await page.keyboard.press('Enter')
  await dialog.mobile.focus()
  await page.keyboard.type(mobileOf('visitor'))
  await page.keyboard.press('Tab')
  await expect(dialog.password).toBeFocused()
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await dialog.solveCaptchaByKeyboard()
  await expect(page.getByRole('banner').getByRole('link', { name: /个人中心/ })).toBeVisible()
})

test('SHELL-16 SCORE-01 the match list works by keys: j and k move, Enter opens', async ({ page }) => {
  await page.goto('/football')
  const rows = page.locator('[data-row]')
  await expect(rows.nth(2)).toBeVisible()
  await rows.first().focus()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
  const id = await rows.first().getAttribute('data-row')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/score-(detail|live)\\?.*id=${id}`))
})

test('SHELL-16 LIVE-03 a line is written and read by keys in a room', async ({ openAs, known }) => {
  const page = await openAs(await known('visitor'))
  const room = new LiveRoom(page)
  await room.open(4)
  await room.say(`先说一句 ${Date.now()}`)
  await room.chat.focus()
  await page.keyboard.press('ArrowUp')
  await expect(room.chat.getByRole('button').and(page.locator(':focus'))).toBeVisible()
  // However many lines there are: the whole chat is one stop.
  await tabTo(page, '发言', 8)
  const line = `键盘发言 ${Date.now()}`
  await page.keyboard.type(line)
  await page.keyboard.press('Enter')
  await expect(room.chat.getByText(line)).toHaveCount(1)
  await expect(room.input).toBeFocused()
  await expect(room.input).toHaveValue('')
})
