import { expect, type Page } from '@playwright/test'
import type { Person } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'
import { LoginDialog } from './login-dialog'

export const registerPassword = 'Journey-1'

/** Registers a number by its text message and logs in with it, as visitors do. */
export async function register(page: Page, site: RunningSite, mobile: string): Promise<Person & { number: string }> {
  const dialog = new LoginDialog(page, site)
  await page.goto('/downLoad')
  await page.getByRole('banner').getByRole('button', { name: '注册' }).click()
  await dialog.mobile.fill(mobile)
  await dialog.getCode.click()
  // The proof of work before it takes as long as the machine needs.
  await expect(dialog.getCode).toHaveText(/后重发/)
  await dialog.box.locator('input[name="code"]').fill(await dialog.codeFor(mobile))
  await dialog.password.fill(registerPassword)
  await dialog.box.getByRole('button', { name: '注册', exact: true }).click()
  await dialog.slideCaptcha()
  // The form of the registration has the number as well: what is written there too early goes with it.
  await expect(dialog.getCode).toHaveCount(0)
  await expect(dialog.mobile).toHaveValue(mobile)
  const answered = page.waitForResponse((reply) => /\/api\/user\/login$/i.test(new URL(reply.url()).pathname))
  await dialog.fillPassword(mobile, registerPassword)
  await dialog.slideCaptcha()
  const { data } = (await (await answered).json()) as { data: Person }
  await expect(page.getByRole('banner').getByRole('link', { name: /个人中心/ })).toBeVisible()
  return { ...data, number: mobile }
}
