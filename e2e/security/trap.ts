import type { Page } from '@playwright/test'
import { xssTrap } from '../../backend/src/testing/xss-corpus.fixture'

/** What hostile text managed to do in a page. */
export interface Caught {
  /** Ran, opened or asked something. */
  ran: string[]
  /** Would have run, had the page's policy not stopped it: markup got in all the same. */
  blocked: string[]
  /** Left the site: requests to the host that the vectors name. */
  sent: string[]
}

const canary = 'evil.example'

/** Watches a page from its first line on; nothing in it may call, ask or open anything. */
export async function setTrap(page: Page): Promise<Caught> {
  const caught: Caught = { ran: [], blocked: [], sent: [] }
  await page.exposeFunction('tellTrap', (kind: 'ran' | 'blocked', what: string) => {
    caught[kind].push(what)
  })
  await page.addInitScript((trap) => {
    const tell = (kind: string, what: string) =>
      (window as unknown as { tellTrap(kind: string, what: string): void }).tellTrap(kind, what)
    for (const name of [trap, 'alert', 'confirm', 'prompt', 'print', 'open'])
      Object.assign(window, { [name]: () => tell('ran', `${name} on ${location.pathname}`) })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      tell('blocked', `${violatedDirective} ${blockedURI} ${sample} on ${location.pathname}`),
    )
  }, xssTrap)
  page.on('dialog', (dialog) => {
    caught.ran.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => caught.ran.push(`popup ${popup.url()}`))
  page.on('request', (request) => {
    if (request.url().includes(canary)) caught.sent.push(request.url())
  })
  return caught
}

/** Elements that only markup of somebody else could have made: handlers, scripts in addresses, frames, new bases. */
export const strangers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isScript = (value: string) => /^\s*(javascript|vbscript|data:text)/i.test(value)
    const wrong = (element: Element) =>
      ['IFRAME', 'OBJECT', 'EMBED', 'BASE', 'MARQUEE', 'FRAMESET'].includes(element.tagName) ||
      [...element.attributes].some(({ name, value }) => /^on/i.test(name) || name === 'srcdoc' || isScript(value))
    return [...document.querySelectorAll('*')].filter(wrong).map((element) => element.outerHTML.slice(0, 120))
  })

/** Everything a page tells its reader: text, what stands in fields, names and tips. */
export const textOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
    const told = [...document.querySelectorAll('[title], [aria-label], img[alt]')].flatMap((element) =>
      ['title', 'aria-label', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    return [document.body.textContent, ...fields, ...told].join('\n')
  })
