import type { Page } from '@playwright/test'
import { demoPassword, mobileOf } from '../fixtures/people'

/** A section of the operators' page, after the log-in where it is asked for. */
export async function openAdmin(page: Page, section: string): Promise<void> {
  const number = page.locator('input[name=number]')
  const sections = page.locator('#sections')
  await number.or(sections).locator('visible=true').first().waitFor()
  if (await number.isVisible()) {
    await number.fill(mobileOf('admin'))
    await page.locator('input[name=password]').fill(demoPassword)
    await page.keyboard.press('Enter')
    await sections.waitFor()
  }
  await page.locator(`#sections a[href="#${section}"]`).click()
  await page.waitForLoadState('networkidle')
}
