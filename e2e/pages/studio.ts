import { expect, type Page } from '@playwright/test'

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
let lastOrder = Math.floor(Math.random() * 900)

/** An identity number nobody has used in this run: a true shape, no person's. */
export function freshIdNumber(): string {
  lastOrder = (lastOrder + 1) % 1_000
  const digits = `11010519900307${String(lastOrder).padStart(3, '0')}`
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return digits + '10X98765432'.charAt(sum % 11)
}

/** A small PNG of a colour, drawn by the browser. */
export async function aPhoto(page: Page, ground = '#246'): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const address = await page.evaluate((colour) => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 400
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = colour
    context.fillRect(0, 0, 640, 400)
    context.fillStyle = '#fff'
    context.fillText(String(Math.random()), 40, 60)
    return canvas.toDataURL('image/png')
  }, ground)
  return { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from(address.split(',')[1] ?? '', 'base64') }
}

/** The wizard that makes a member an applicant. */
export class ApplyWizard {
  constructor(readonly page: Page) {}

  open = () => this.page.goto('/member?type=7')
  next = () => this.page.getByRole('button', { name: '下一步' }).click()

  async fillIdentity(name: string, idNumber: string): Promise<void> {
    await this.page.getByLabel('真实姓名').fill(name)
    await this.page.getByLabel('身份证号').fill(idNumber)
    for (const label of ['身份证正面', '身份证反面', '手持身份证']) {
      await this.page.getByLabel(label, { exact: true }).setInputFiles(await aPhoto(this.page))
      await this.page.getByText('更换').nth(['身份证正面', '身份证反面', '手持身份证'].indexOf(label)).waitFor()
    }
  }

  async fillExperience(): Promise<void> {
    const { page } = this
    await page.getByRole('button', { name: '足球', exact: true }).click()
    await page.getByRole('combobox', { name: '直播经验' }).click()
    await page.getByRole('option', { name: '1 至 3 年' }).click()
    await page.getByLabel('直播经历').fill('在校队做过三年现场解说，自己有摄像机和调音台。')
  }

  async fillContact(code: () => Promise<string>): Promise<void> {
    const { page } = this
    await page.getByRole('textbox', { name: '联系方式' }).fill('wx_commentator')
    // Somebody who registered a moment ago gets the next code a minute after the first.
    await expect(async () => {
      await page.getByRole('button', { name: '获取验证码' }).click()
      await page.getByRole('button', { name: /秒后重试/ }).waitFor({ timeout: 2_000 })
    }).toPass({ timeout: 75_000, intervals: [5_000] })
    await page.getByLabel('短信验证码').fill(await code())
  }
}

/** The page from which an anchor goes on air. */
export class Studio {
  constructor(readonly page: Page) {}

  open = () => this.page.goto('/member?type=9')

  /** Opens the room with a new broadcast. */
  async start(title: string): Promise<void> {
    await this.page.getByLabel('直播标题').fill(title)
    await this.page.getByRole('button', { name: '开始直播' }).click()
    await this.page.getByText('等待画面').waitFor()
  }

  /** Opens the room with the test card of this page, by one press; `match`: what the choice of the match says. */
  async startTestCard(title: string, match?: string): Promise<void> {
    await this.page.getByLabel('直播标题').fill(title)
    if (match) {
      await this.page.getByRole('combobox', { name: '关联比赛' }).click()
      await this.page.getByRole('option', { name: match }).click()
    }
    await this.page.getByRole('tab', { name: '浏览器直播' }).click()
    await this.page.getByRole('button', { name: '测试画面' }).click()
    await this.page.getByRole('combobox', { name: '清晰度' }).click()
    await this.page.getByRole('option', { name: /640 x 360/ }).click()
    await expect(this.page.getByRole('button', { name: '开始直播' })).toBeHidden()
    // A line that is poor while the machine works for others is said to be: whoever broadcasts looks once more.
    await expect(async () => {
      await this.page.getByRole('button', { name: '检查画面、声音和上传' }).click()
      for (const part of ['picture', 'sound', 'upload'])
        await expect(this.page.locator(`[data-check="${part}"]`)).toHaveAttribute('data-grade', 'good', {
          timeout: 10_000,
        })
    }).toPass()
    await this.page.getByRole('button', { name: '从浏览器开播' }).click()
  }

  /** The chat beside the own picture. */
  get chat() {
    return this.page.getByRole('complementary', { name: '聊天' })
  }

  /** What happened in the broadcast. */
  get events() {
    return this.page.getByRole('list', { name: '动态' })
  }

  /** Opens the card of somebody by a name in the chat. */
  async chooseSpeaker(name: string) {
    await this.chat.getByRole('button', { name }).last().click()
    return this.page.getByRole('dialog', { name })
  }

  /** A number of the report that is open. */
  reported(label: string) {
    return this.page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd')
  }

  /** `sendsOn`: the viewers go on to the first room that is offered. */
  async end({ sendsOn = false } = {}): Promise<void> {
    await this.page.getByRole('button', { name: '结束直播' }).first().click()
    if (sendsOn) {
      await this.page.getByRole('combobox', { name: '下播后把观众送到' }).click()
      await this.page.getByRole('option').nth(1).click()
    }
    await this.page.getByRole('alertdialog').getByRole('button', { name: '结束直播' }).click()
  }
}
