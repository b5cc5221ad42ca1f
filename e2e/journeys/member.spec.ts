import type { Locator, Page } from '@playwright/test'
import { call } from '../fixtures/api'
import { expect, newMember, signIn, test } from '../fixtures/people'

const userMenu = (page: Page) => page.getByRole('banner').getByRole('link', { name: /个人中心/ })

/** What a face is drawn from. */
const face = (place: Locator): Promise<string | null> => place.locator('img').getAttribute('src')

test('MEM-01 CHAT-09 a new name and picture show in the header, after a reload and in other browsers', async ({
  openAs,
  site,
}) => {
  const person = await newMember(site.address)
  const page = await openAs(person)
  await page.goto('/member')
  const before = await face(userMenu(page))
  const name = `场边${Date.now() % 1_000_000}`
  await page.getByRole('textbox', { name: '昵称' }).fill(name)
  await page.locator('main form').getByRole('button', { name: '保存' }).click()
  await expect(userMenu(page)).toHaveAccessibleName(new RegExp(name))
  await page.getByRole('button', { name: '更换头像' }).click()
  const dialog = page.getByRole('dialog', { name: '更换头像' })
  await dialog.locator('label').nth(6).click()
  await expect(dialog.getByRole('radio').nth(6)).toBeChecked()
  const chosen = await face(dialog.locator('label').nth(6))
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => face(userMenu(page))).toBe(chosen)
  expect(chosen).not.toBe(before)
  await page.reload()
  await expect(userMenu(page)).toHaveAccessibleName(new RegExp(name))
  expect(await face(userMenu(page))).toBe(chosen)

  const elsewhere = await openAs(await signIn(site.address, person.number))
  await elsewhere.goto('/main')
  await expect(userMenu(elsewhere)).toHaveAccessibleName(new RegExp(name))
  const stranger = await openAs()
  await stranger.goto(`/persona?id=${person.id}`)
  await expect(stranger.locator('main').getByText(name).first()).toBeVisible()
  const portrait = stranger
    .locator('main')
    .getByRole('img', { name })
    .or(stranger.locator('main span:has(> img)'))
    .first()
  expect(await face(portrait)).toBe(chosen)
})

test('a picture of the member is cropped, uploaded and shown in the header and to strangers', async ({
  openAs,
  site,
}) => {
  const person = await newMember(site.address)
  const page = await openAs(person)
  await page.goto('/member')
  await page.getByRole('button', { name: '更换头像' }).click()
  const dialog = page.getByRole('dialog', { name: '更换头像' })
  await dialog.getByRole('button', { name: '上传图片' }).click()
  const input = dialog.locator('input[type=file]')
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<html>') })
  await expect(dialog.getByRole('alert')).toHaveText('无法打开这张图片，请换一张')
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await expect(dialog.getByRole('img', { name: '头像预览' })).toBeVisible()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  const [zoom, across] = [
    dialog.getByRole('slider', { name: '缩放' }),
    dialog.getByRole('slider', { name: '左右位置' }),
  ]
  await dialog.getByRole('img', { name: '头像预览' }).hover()
  await page.mouse.wheel(0, -500)
  await expect.poll(async () => Number(await zoom.inputValue())).toBeGreaterThan(1.5)
  await page.mouse.down()
  await page.mouse.move(2_000, 0, { steps: 4 })
  await page.mouse.up()
  await expect(across).toHaveValue('0')
  await zoom.press('ArrowRight')
  await across.press('End')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  const inHeader = userMenu(page).locator('img')
  await expect(inHeader).toHaveAttribute('src', /^\/media\/uploads\/[\w-]+\.webp$/)
  await expect.poll(() => inHeader.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  const stranger = await openAs()
  await stranger.goto(`/persona?id=${person.id}`)
  const src = await inHeader.getAttribute('src')
  await expect(stranger.locator(`main img[src="${src}"]`).first()).toBeVisible()
})

test('MEM-01 an empty name is refused where it is typed', async ({ openAs, known }) => {
  const page = await openAs(await known('assistant'))
  await page.goto('/member')
  await page.getByRole('textbox', { name: '昵称' }).fill('  ')
  await page.locator('main form').getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请填写昵称')).toBeVisible()
  await expect(userMenu(page)).toHaveAccessibleName(/房管老陈/)
})

test('HDR-06 the check-in of the user menu pays once, also from two tabs', async ({ openAs, site }) => {
  const person = await newMember(site.address)
  const first = await openAs(person)
  // This tab hears nothing of what happens in the other one.
  await first.routeWebSocket(/\/ws$/, () => undefined)
  const second = await first.context().newPage()
  const checkIn = (page: Page) => page.getByRole('region', { name: '每日签到' })
  for (const page of [first, second]) {
    await page.bringToFront()
    await page.goto('/downLoad')
    await userMenu(page).focus()
    await expect(checkIn(page).getByRole('button', { name: '签到' })).toBeEnabled()
  }
  const days = checkIn(second).getByRole('listitem')
  const reward = Number(/\+(\d+)/.exec((await days.filter({ hasText: '今天' }).textContent()) ?? '')?.[1])
  expect(reward).toBeGreaterThan(0)
  const balance = async () => Number((await call(site.address, 'getOwnUser', {}, person.token)).balance)
  const before = await balance()
  // With the pointer: the card stays open under it while the button switches itself off.
  await userMenu(second).hover()
  await checkIn(second).getByRole('button', { name: '签到' }).click()
  await expect(checkIn(second).getByRole('button', { name: '已签到' })).toBeDisabled()
  const again = first.waitForResponse(/task_handle_sign/i)
  await first.bringToFront()
  await userMenu(first).hover()
  await checkIn(first).getByRole('button', { name: '签到' }).click()
  await again
  expect(await balance()).toBe(before + reward)
  await second.reload()
  await userMenu(second).focus()
  await expect(checkIn(second).getByRole('button', { name: '已签到' })).toBeDisabled()
})

test('MEM-02 on a small laptop the entry of the open section is in sight, whoever looks', async ({ openAs, known }) => {
  for (const [who, types] of [
    ['visitor', [4, 6, 16, 26, 40, 7]],
    ['anchor', [13, 41, 40, 22]],
  ] as const) {
    const page = await openAs(await known(who))
    await page.setViewportSize({ width: 1280, height: 720 })
    for (const type of types) {
      await page.goto(`/member?type=${type}`)
      const entry = page.getByRole('navigation', { name: '个人中心' }).locator('[aria-current="page"]')
      await expect(entry).toHaveAttribute('href', new RegExp(`type=${type}$`))
      await expect(entry).toBeInViewport({ ratio: 1 })
    }
  }
})
