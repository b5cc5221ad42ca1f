import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { appCode, plugInAuthenticator } from '../fixtures/authenticators'
import { axeOn } from '../fixtures/axe'
import { demoPassword, expect, newMember, signIn, test } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'
import { LoginDialog } from '../pages/login-dialog'

const userMenu = (page: Page) => page.getByRole('banner').getByRole('link', { name: /个人中心/ })
const note = (page: Page, text: string) => page.getByRole('region', { name: '提示' }).getByText(text)
const card = (page: Page) =>
  page.locator('main section').filter({ has: page.getByRole('heading', { name: /^两步验证/ }) })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
/** Each code is good once; the site takes one that is a step early. */
const stepMs = 30_000

const shots = process.env.SECOND_FACTOR_SHOTS
async function look(page: Page, name: string): Promise<void> {
  expect((await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
  if (shots) await page.screenshot({ path: `${shots}/members-${name}.png` })
}

async function logOut(page: Page): Promise<void> {
  await userMenu(page).hover()
  await expect(userMenu(page)).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: '退出登录' }).click()
  await expect(userMenu(page)).toBeHidden()
}

/** Number, password and captcha; what comes then is the caller's. */
async function beginLogIn(page: Page, site: RunningSite, number: string): Promise<LoginDialog> {
  const dialog = new LoginDialog(page, site)
  await dialog.open()
  await dialog.byPhone()
  await dialog.fillPassword(number, demoPassword)
  // A piece that was let go beside the hole brings another picture.
  await expect(async () => {
    await dialog.solveCaptchaByKeyboard()
    await expect(dialog.box.getByRole('slider')).toBeHidden({ timeout: 3_000 })
  }).toPass()
  return dialog
}

async function recoveryCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('list', { name: '恢复码' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return codes.allTextContents()
}

test('EDGE-06 a member switches an app on, logs in with its code, and with each recovery code once', async ({
  openAs,
  site,
}) => {
  // Four log-ins, and axe looks at five pages.
  const person = await newMember(site.address)
  const page = await openAs(person)
  await page.goto('/member?type=4')
  await card(page).getByRole('button', { name: '添加验证器 App' }).click()
  const setUp = dialogOf(page, '添加验证器 App')
  await setUp.getByRole('textbox', { name: '当前密码' }).fill('not-my-password')
  await page.keyboard.press('Enter')
  await expect(setUp.getByRole('alert')).toHaveText('当前密码不正确')
  await setUp.getByRole('textbox', { name: '当前密码' }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(setUp.getByRole('img', { name: '验证器二维码' })).toBeVisible()
  const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await expect(setUp.getByRole('textbox', { name: '6 位验证码' })).toBeFocused()
  await look(page, 'secret')
  await page.keyboard.type(appCode(secret, Date.now()))
  await page.keyboard.press('Enter')
  const codes = await recoveryCodes(page)
  await look(page, 'codes')
  const saving = page.waitForEvent('download')
  await setUp.getByRole('button', { name: '下载' }).click()
  expect(await readFile(await (await saving).path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
  await setUp.getByRole('button', { name: '我已保存' }).click()
  await expect(card(page).getByText('还可使用 10 个')).toBeVisible()
  await look(page, 'card')

  await logOut(page)
  let dialog = await beginLogIn(page, site, person.number)
  const code = dialog.box.getByRole('textbox', { name: '6 位验证码' })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(dialog.box.getByRole('alert')).toHaveText('验证失败，请检查验证码或换一种方式')
  await look(page, 'log-in-code')
  await code.fill(appCode(secret, Date.now() + stepMs))
  await page.keyboard.press('Enter')
  await expect(userMenu(page)).toBeVisible()

  await logOut(page)
  dialog = await beginLogIn(page, site, person.number)
  const recovery = dialog.box.getByRole('textbox', { name: '恢复码' })
  await dialog.box.getByRole('button', { name: '使用恢复码' }).click()
  await recovery.fill((codes[0] ?? '').toLowerCase())
  await page.keyboard.press('Enter')
  await expect(userMenu(page)).toBeVisible()

  await logOut(page)
  dialog = await beginLogIn(page, site, person.number)
  await dialog.box.getByRole('button', { name: '使用恢复码' }).click()
  await recovery.fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(dialog.box.getByRole('alert')).toHaveText('验证失败，请检查验证码或换一种方式')
  await recovery.fill(codes[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(userMenu(page)).toBeVisible()
  await page.goto('/member?type=4')
  await expect(card(page).getByText('还可使用 8 个')).toBeVisible()
})

test('EDGE-06 a member adds a passkey, logs in with it, and takes it away again', async ({ openAs, site }) => {
  const person = await newMember(site.address)
  const page = await openAs(person)
  await plugInAuthenticator(page)
  await page.goto('/member?type=4')
  await card(page).getByRole('button', { name: '添加通行密钥' }).click()
  const setUp = dialogOf(page, '添加通行密钥')
  await setUp.getByRole('textbox', { name: '名称' }).fill('书房的电脑')
  await setUp.getByRole('textbox', { name: '当前密码' }).fill(demoPassword)
  await setUp.getByRole('button', { name: '创建' }).click()
  await recoveryCodes(page)
  await setUp.getByRole('button', { name: '我已保存' }).click()
  await expect(card(page).getByText('书房的电脑')).toBeVisible()

  await logOut(page)
  const dialog = await beginLogIn(page, site, person.number)
  const passkey = dialog.box.getByRole('button', { name: '使用通行密钥' })
  await expect(passkey).toBeFocused()
  await look(page, 'log-in-passkey')
  await passkey.click()
  await expect(userMenu(page)).toBeVisible()

  await page.goto('/member?type=4')
  await card(page).getByRole('button', { name: '移除 书房的电脑' }).click()
  const removal = dialogOf(page, '移除验证方式')
  await removal.getByRole('textbox', { name: '当前密码' }).fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(note(page, '已移除')).toBeVisible()
  await logOut(page)
  await beginLogIn(page, site, person.number)
  await expect(userMenu(page)).toBeVisible()
})

test('EDGE-06 an open page hears of a log-in on a new device and leads to the list where it is ended', async ({
  openAs,
  site,
}) => {
  const person = await newMember(site.address)
  const page = await openAs(person)
  await page.goto('/downLoad')
  await expect(userMenu(page)).toBeVisible()
  // The page shows who is signed in before its socket listens: what comes earlier stands in the message centre only.
  await expect(async () => {
    await signIn(site.address, person.number)
    await expect(note(page, '你的账号在新设备登录').first()).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await page.goto('/member?type=26&list=system')
  await page.getByRole('main').getByText('你的账号在新设备登录').first().click()
  await expect(page).toHaveURL(/\/member\?type=4$/)
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /^退出 / })
      .first(),
  ).toBeVisible()
})
