import { expect, type Locator, type Page } from '@playwright/test'
import { captchaAnswer, codeSentTo } from '../fixtures/api'

interface Hand {
  address: string
}

/** The log-in over the page, or on /login. */
export class LoginDialog {
  readonly box: Locator
  readonly mobile: Locator
  readonly password: Locator
  readonly getCode: Locator
  private readonly picture: Locator
  /** Numbers of captchas by their pictures. */
  private readonly captchas = new Map<string, string>()

  constructor(
    private readonly page: Page,
    private readonly site: Hand,
  ) {
    this.box = page.getByRole('dialog', { name: '登录' })
    this.mobile = this.box.getByRole('textbox', { name: '手机号' })
    this.password = this.box.locator('input[name="password"], input[name="new-password"]')
    this.picture = this.box.getByRole('img', { name: '验证图片' })
    this.getCode = this.box.getByRole('button', { name: /获取验证码|安全检查中|后重发/ })
    // The id of a captcha is in no element: it is taken from the reply that brings the picture.
    page.on('response', (response) => {
      if (/getCaptcha/i.test(response.url()))
        void this.keepCaptchaId(response.json() as Promise<{ data: { id: string; image: string } }>)
    })
  }

  private async keepCaptchaId(reply: Promise<{ data: { id: string; image: string } }>): Promise<void> {
    // A page that is loaded anew by its log-in takes the reply with it, and nobody solves that captcha any more.
    const answer = await reply.catch(() => undefined)
    if (answer) this.captchas.set(answer.data.image, answer.data.id)
  }

  async open(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: '登录', exact: true }).click()
    await this.box.waitFor()
  }

  async byPhone(): Promise<void> {
    await this.box.getByText('手机登录').click()
    await this.mobile.waitFor()
  }

  /** From the QR code to the captcha. */
  async fillPassword(mobile: string, password: string): Promise<void> {
    await this.mobile.fill(mobile)
    await this.password.fill(password)
    await this.box.getByRole('button', { name: '登录', exact: true }).click()
  }

  async logIn(mobile: string, password: string): Promise<void> {
    await this.byPhone()
    await this.fillPassword(mobile, password)
    await this.slideCaptcha()
  }

  async codeFor(mobile: string): Promise<string> {
    return codeSentTo(this.site.address, `86-${mobile}`)
  }

  private async captcha(): Promise<{ handle: Locator; x: number }> {
    const handle = this.box.getByRole('slider')
    await this.box.getByRole('slider', { disabled: false }).waitFor()
    // The page may have read the answer before this test did, and show the picture before the last one for a moment.
    const idShown = async () => this.captchas.get((await this.picture.getAttribute('src')) ?? '')
    await expect.poll(idShown).toBeDefined()
    return { handle, x: (await captchaAnswer(this.site.address, (await idShown()) as string)).x }
  }

  /** Drags the piece as a hand does: fast, then slow, a little up and down; `missPx` lets it go beside the hole. */
  async slideCaptcha(missPx = 0): Promise<void> {
    const { handle, x } = await this.captcha()
    const box = await handle.boundingBox()
    const bar = await handle.locator('..').boundingBox()
    const furthest = Number(await handle.getAttribute('aria-valuemax'))
    if (!box || !bar) throw new Error('the captcha is not on the screen')
    const way = ((x + missPx) / furthest) * (bar.width - box.width)
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    const steps = 12
    for (let step = 1; step <= steps; step += 1) {
      const share = 1 - (1 - step / steps) ** 2
      await this.page.mouse.move(from.x + way * share, from.y + (step % 3))
      await this.page.waitForTimeout(40)
    }
    await this.page.mouse.up()
  }

  /** Arrows by 4 px, then Enter. A hand takes a third of a second at least, however near the hole is. */
  async solveCaptchaByKeyboard(): Promise<void> {
    const { handle, x } = await this.captcha()
    await handle.focus()
    const presses = Math.ceil((x - 2) / 4)
    for (let press = 0; press < presses; press += 1)
      await this.page.keyboard.press('ArrowRight', { delay: 500 / presses })
    await this.page.keyboard.press('Enter')
  }
}
