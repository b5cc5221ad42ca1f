import type { Page } from '@playwright/test'
import { demoPassword, mobileOf } from '../fixtures/people'

/** The release console. */
export class ReleaseConsole {
  constructor(private readonly page: Page) {}

  /** Signs in as the release manager of the demo. */
  async open(): Promise<void> {
    await this.page.goto('/console')
    await this.page.getByLabel('手机号').fill(`86-${mobileOf('releaseManager')}`)
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

  /** The same by keyboard alone: the field for the number has the focus when the page is there. */
  async openByKeyboard(): Promise<void> {
    await this.page.goto('/console')
    await this.page.locator('input[name="mobile"]:focus').waitFor()
    await this.page.keyboard.press('End')
    await this.page.keyboard.type(mobileOf('releaseManager'))
    await this.page.keyboard.press('Tab')
    await this.page.keyboard.type(demoPassword)
    await this.page.keyboard.press('Enter')
    // The sign-in has the same heading.
    await this.page.locator('[data-package]').first().waitFor()
  }

  /** What has the focus: the package of its row, its words, and whether one can see that it has it. */
  focused() {
    return this.page.evaluate(() => {
      const active = document.activeElement as HTMLElement
      const marks = (element: Element | null) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element ?? document.body)
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
      }
      return {
        row: active.closest<HTMLElement>('[data-package]')?.dataset.package ?? '',
        words: (active.getAttribute('aria-label') ?? active.textContent ?? '').trim(),
        // A field shows it with the frame around it.
        isVisible: marks(active) || marks(active.parentElement),
      }
    })
  }

  /** Goes on with Tab until a button of a row, or of no row, has the focus. */
  async tabTo(words: string, row = ''): Promise<void> {
    for (let step = 0; step < 80; step += 1) {
      await this.page.keyboard.press('Tab')
      const focused = await this.focused()
      if (!focused.isVisible) throw new Error(`nobody sees the focus on ${focused.words}`)
      if (focused.row === row && focused.words === words) return
    }
    throw new Error(`Tab does not come to ${words} of ${row}`)
  }

  /** Gives the reason, which has the focus when a dialog opens, and confirms. */
  async confirmByKeyboard(why: string): Promise<void> {
    await this.page.locator('textarea[name="why"]:focus').waitFor()
    await this.page.keyboard.type(why)
    await this.tabTo('确认')
    await this.page.keyboard.press('Enter')
    await this.page.locator('dialog').waitFor({ state: 'detached' })
  }
}
