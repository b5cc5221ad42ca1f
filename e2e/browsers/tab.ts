import { expect } from '@playwright/test'
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { type Person, signedInState } from '../fixtures/people'
import { findInPage, listenInPage, type Wanted } from './in-page'

const viewport = { width: 1440, height: 900 }
const waitMs = 15_000

type Words = string | RegExp

const wanted = (css: string, words?: Words): Wanted => {
  if (words === undefined) return { css }
  return typeof words === 'string' ? { css, words } : { css, pattern: words.source }
}

/** A page in any of the engines. Everything waits until it can be done, as a visitor does. */
export class Tab {
  private readonly complaints: string[] = []

  constructor(
    readonly driver: WebDriver,
    readonly address: string,
  ) {}

  /** A browser that was never here, with a page of the size of the other journeys. */
  async begin(): Promise<void> {
    await this.driver.get(`${this.address}/healthz`)
    await this.driver.manage().deleteAllCookies()
    const inner = await this.read(() => {
      localStorage.clear()
      sessionStorage.clear()
      return [window.innerWidth, window.innerHeight] as const
    })
    if (inner[0] === viewport.width && inner[1] === viewport.height) return
    const outer = await this.driver.manage().window().getRect()
    const width = viewport.width + outer.width - inner[0]
    const height = viewport.height + outer.height - inner[1]
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height })
  }

  /** Somebody who signed in here before. */
  async beginAs(person: Person): Promise<void> {
    await this.begin()
    const state = signedInState(this.address, person)
    if (typeof state !== 'object') throw new Error('a log-in is kept as data')
    for (const { name, value } of state.cookies) await this.driver.manage().addCookie({ name, value, path: '/' })
    await this.read((kept: typeof state.origins) => {
      for (const { name, value } of kept[0]?.localStorage ?? []) localStorage.setItem(name, value)
    }, state.origins)
  }

  async open(path: string): Promise<void> {
    await this.keepComplaints()
    await this.driver.get(this.address + path)
    await this.read(listenInPage)
  }

  async reload(): Promise<void> {
    await this.keepComplaints()
    await this.driver.navigate().refresh()
    await this.read(listenInPage)
  }

  /** Runs a function in the page; it may use what it is given and nothing else. */
  read<T, A extends unknown[]>(look: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    return this.driver.executeScript<T>(look, ...args)
  }

  count(css: string, words?: Words): Promise<number> {
    return this.driver.executeScript<number>(`return (${findInPage})(arguments[0]).length`, wanted(css, words))
  }

  /** The first one in sight, as soon as there is one. */
  async see(css: string, words?: Words, ms = waitMs): Promise<WebElement> {
    await expect
      .poll(() => this.count(css, words), { message: `${css} ${words ?? ''}`, timeout: ms })
      .toBeGreaterThan(0)
    return this.driver.executeScript<WebElement>(`return (${findInPage})(arguments[0])[0]`, wanted(css, words))
  }

  async gone(css: string, words?: Words): Promise<void> {
    await expect.poll(() => this.count(css, words), { message: `${css} ${words ?? ''}`, timeout: waitMs }).toBe(0)
  }

  private async act(css: string, words: Words | undefined, what: (element: WebElement) => Promise<void>) {
    // The page may be drawn anew in between, or something still lies over the element.
    await expect(async () => what(await this.see(css, words))).toPass({ timeout: waitMs })
  }

  click = (css: string, words?: Words) => this.act(css, words, (element) => element.click())

  /** Files go into inputs that nobody sees, too. */
  async choose(css: string, ...files: string[]): Promise<void> {
    await expect.poll(() => this.read((one: string) => document.querySelectorAll(one).length, css)).toBeGreaterThan(0)
    const [input] = await this.driver.executeScript<WebElement[]>(
      (one: string) => [...document.querySelectorAll(one)],
      css,
    )
    await input?.sendKeys(files.join('\n'))
  }

  type = (css: string, text: string, words?: Words) => this.act(css, words, (element) => element.sendKeys(text))
  enter = (css: string, words?: Words) => this.act(css, words, (element) => element.sendKeys(Key.ENTER))

  /** Instead of what stands there: selected first, then written over. */
  fill = (css: string, text: string, words?: Words) =>
    this.act(css, words, async (element) => {
      await this.driver.executeScript('arguments[0].focus(); arguments[0].select()', element)
      await element.sendKeys(text)
    })

  /** Where the page is: the address behind the name of the site. */
  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.driver.getCurrentUrl())
    return pathname + search
  }

  press = (key: string) => this.driver.actions().sendKeys(key).perform()

  private async keepComplaints(): Promise<void> {
    this.complaints.push(...(await this.read(() => (window as { complaints?: string[] }).complaints ?? [])))
  }

  /** What the pages of this journey complained about. */
  async allComplaints(): Promise<string[]> {
    await this.keepComplaints()
    return this.complaints
  }
}
