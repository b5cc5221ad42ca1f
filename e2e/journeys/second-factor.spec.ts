import type { Page } from '@playwright/test'
import { moveClock } from '../fixtures/api'
import { appCode, plugInAuthenticator } from '../fixtures/authenticators'
import { axeOn } from '../fixtures/axe'
import { watchConsole } from '../fixtures/console-watch'
import { type DemoName, demoPassword, expect, mobileOf } from '../fixtures/people'
import { testWith } from '../fixtures/site'

/** A site whose operators and release managers must have a second factor. */
const test = testWith({ SECOND_FACTOR_REQUIRED: 'operators,releases' })

const shots = process.env.SECOND_FACTOR_SHOTS
async function look(page: Page, name: string): Promise<void> {
  expect((await axeOn(page).analyze()).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target}`)).toEqual([])
  if (shots) await page.screenshot({ path: `${shots}/${name}.png` })
}

/** At the operators' page, by keyboard alone: the number has the focus. */
async function atAdmin(page: Page): Promise<void> {
  await page.locator('input[name="number"]:focus').waitFor()
  await page.keyboard.type(mobileOf('admin'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
}
async function atConsole(page: Page, who: DemoName): Promise<void> {
  await page.locator('input[name="mobile"]:focus').waitFor()
  await page.locator('input[name="mobile"]').fill(`86-${mobileOf(who)}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
}
const codesOn = (page: Page) => page.locator('.second-codes code').allTextContents()
async function keepCodes(page: Page): Promise<string[]> {
  await page.getByRole('heading', { name: '恢复码' }).waitFor()
  const codes = await codesOn(page)
  expect(new Set(codes).size).toBe(10)
  await page.getByLabel('我已保存这些恢复码').check()
  await page.getByRole('button', { name: '继续' }).click()
  return codes
}
const enter = async (page: Page, code: string) => {
  await page.locator('input[name="code"]').fill(code)
  await page.getByRole('button', { name: '确认', exact: true }).click()
}
const leaveAdmin = (page: Page) => page.getByRole('button', { name: '退出登录' }).click()
const inAdmin = (page: Page) => expect(page.getByRole('navigation', { name: '栏目' })).toBeVisible()
const inConsole = (page: Page) => expect(page.locator('[data-package]').first()).toBeVisible()
const refused = (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: '验证失败，请检查验证码或换一种方式' })).toBeVisible()

/** Sets up an app; resolves with its secret. */
async function setUpApp(page: Page, now: number, name: string): Promise<string> {
  await page.getByRole('button', { name: '验证器应用' }).click()
  const secret = (await page.locator('.second-secret').textContent()) ?? ''
  await expect(page.getByRole('img', { name: '验证器应用的二维码' })).toBeVisible()
  await look(page, name)
  await page.getByLabel('六位验证码').fill(appCode(secret, now))
  await page.getByRole('button', { name: '开启' }).click()
  return secret
}

test('EDGE-06 an operator must set up a passkey, comes in by it at /admin and /console, then by an app and by recovery codes', async ({
  page,
  site,
}) => {
  const complaints = watchConsole(page)
  await plugInAuthenticator(page)
  await page.goto('/admin')
  await atAdmin(page)
  await expect(page.getByRole('heading', { name: '设置两步验证' })).toBeFocused()
  await look(page, 'admin-choose')
  expect(await page.evaluate(() => sessionStorage.getItem('operator-token'))).toBeNull()
  const codes = await test.step('sets up a passkey, by keyboard', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('名称')).toBeFocused()
    await look(page, 'admin-passkey')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '恢复码' }).waitFor()
    await look(page, 'admin-codes')
    return keepCodes(page)
  })
  await inAdmin(page)

  await test.step('comes in by the passkey', async () => {
    await leaveAdmin(page)
    await atAdmin(page)
    await expect(page.getByRole('button', { name: '使用通行密钥' })).toBeFocused()
    await look(page, 'admin-ask')
    await page.locator('#theme').click()
    await look(page, 'admin-ask-dark')
    await page.getByRole('button', { name: '使用通行密钥' }).focus()
    await page.keyboard.press('Enter')
    await inAdmin(page)
  })

  await test.step('the same passkey opens the console', async () => {
    await page.goto('/console')
    await atConsole(page, 'admin')
    await expect(page.getByRole('button', { name: '使用通行密钥' })).toBeFocused()
    await look(page, 'console-ask')
    await page.keyboard.press('Enter')
    await inConsole(page)
    await page.getByRole('button', { name: '退出' }).click()
  })

  await test.step('a recovery code opens once, another one however it is typed', async () => {
    await page.goto('/admin')
    await leaveAdmin(page)
    await atAdmin(page)
    await enter(page, codes[0] ?? '')
    await inAdmin(page)
    await leaveAdmin(page)
    await atAdmin(page)
    await enter(page, codes[0] ?? '')
    await refused(page)
    await enter(page, (codes[1] ?? '').toLowerCase().replaceAll('-', ' '))
    await inAdmin(page)
  })

  await test.step('an app: each code once, the next one after 30 s', async () => {
    await page.getByRole('link', { name: '账号安全' }).click()
    await expect(page.getByText('剩余恢复码: 8')).toBeVisible()
    await page.getByRole('button', { name: '添加验证方式' }).click()
    await page.getByRole('dialog').getByLabel('密码').fill(demoPassword)
    await page.keyboard.press('Enter')
    let now = await moveClock(site.address, 1)
    await look(page, 'admin-add')
    const secret = await setUpApp(page, now, 'admin-app')
    await expect(page.getByRole('article', { name: '验证器应用' })).toBeVisible()
    await expect(page.getByRole('article', { name: 'Chrome · Linux' })).toBeVisible()
    await look(page, 'admin-security')
    await leaveAdmin(page)
    await atAdmin(page)
    await enter(page, appCode(secret, now))
    await refused(page)
    now = await moveClock(site.address, 31_000)
    await enter(page, appCode(secret, now))
    await inAdmin(page)
  })
  // The console answers who is not signed in with a status of its own, which browsers write down.
  expect(complaints.filter((line) => !line.includes('/console/api/'))).toEqual([])
})

test('EDGE-06 a release manager sets up an app at the console and comes in by it; the page says the same in en and vi', async ({
  page,
  site,
}) => {
  await page.goto('/console')
  await atConsole(page, 'releaseManager')
  await expect(page.getByRole('heading', { name: '设置两步验证' })).toBeFocused()
  await look(page, 'console-choose')
  let now = await moveClock(site.address, 1)
  const secret = await test.step('sets up an app', async () => {
    const made = await setUpApp(page, now, 'console-app')
    await keepCodes(page)
    await inConsole(page)
    return made
  })
  await test.step('a wrong code stays outside, the right one comes in', async () => {
    await page.getByRole('button', { name: '退出' }).click()
    await atConsole(page, 'releaseManager')
    await enter(page, '000000')
    await refused(page)
    now = await moveClock(site.address, 31_000)
    await enter(page, appCode(secret, now))
    await inConsole(page)
  })
  await test.step('too late is told where the password is asked', async () => {
    await page.getByRole('button', { name: '退出' }).click()
    await atConsole(page, 'releaseManager')
    await page.getByLabel('验证码或恢复码').waitFor()
    now = await moveClock(site.address, 301_000)
    await enter(page, appCode(secret, now))
    await expect(page.getByRole('alert').filter({ hasText: '本次登录已失效，请重新输入密码' })).toBeVisible()
    await expect(page.locator('input[name="mobile"]')).toBeFocused()
  })
  for (const [language, theme, words] of [
    ['en', 'light', 'Second step'],
    ['vi', 'dark', 'Bước xác minh thứ hai'],
  ] as const) {
    await page.evaluate(
      ([wanted, look]) => {
        localStorage.setItem('console-language', wanted)
        localStorage.setItem('theme', look)
      },
      [language, theme] as const,
    )
    await page.goto('/console')
    await atConsole(page, 'releaseManager')
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await look(page, `console-ask-${language}`)
  }
})
