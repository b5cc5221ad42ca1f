import type { Page } from '@playwright/test'
import { demoPassword } from '../fixtures/people'

/** The release console. */
export class ReleaseConsole {
  constructor(private readonly page: Page) {}

  /** Signs in as the release manager of the demo. */
  async open(): Promise<void> {
    await this.page.goto('/console')
    await this.page.getByLabel('手机号').fill('86-13900000009')
    await this.page.getByLabel('密码').fill(demoPassword)
    await this.page.getByRole('button', { name: '登录' }).click()
    await this.page.getByRole('heading', { name: '发布管理' }).waitFor()
  }

  row(name: string) {
    return this.page.locator(`tr[data-package="${name}"]`)
  }

  /** Gives the reason and confirms. */
  async confirm(why: string): Promise<void> {
    await this.page.getByLabel(/^原因/).fill(why)
    await this.page.getByRole('button', { name: '确认' }).click()
  }
}
