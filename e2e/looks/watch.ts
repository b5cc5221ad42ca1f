import type { Page } from '@playwright/test'
import type { Shift } from './seen'

interface Watched {
  looksShifts?: Shift[]
  looksHeard?: WeakSet<EventTarget>
  /** Addresses of pictures, scripts and style sheets that were used, even if they are gone. */
  looksUsed?: Set<string>
}
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page before anything of it: keeps what moves, which files were used, and who listens to clicks. */
function keep(): void {
  const watched = window as unknown as Watched
  const heard = new WeakSet<EventTarget>()
  watched.looksHeard = heard
  const add = EventTarget.prototype.addEventListener
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...words: Parameters<typeof add>) {
    if (/^(click|pointer|mouse|key|submit)/.test(words[0]) && this instanceof Element) heard.add(this)
    return add.apply(this, words)
  }
  const used = new Set<string>()
  watched.looksUsed = used
  const hear = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) used.add(target.currentSrc)
    if (target instanceof HTMLScriptElement) used.add(target.src)
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') used.add(target.href)
  }
  document.addEventListener('load', hear, { capture: true })
  const shifts: Shift[] = []
  watched.looksShifts = shifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      if (entry.hadRecentInput) continue
      // What was pushed is told by its first element; the rest moved with it.
      const [source] = entry.sources
      const element = source?.node instanceof Element ? source.node : source?.node?.parentElement
      const remote = element?.closest('[data-remote]')?.getAttribute('data-remote')
      const name =
        element &&
        element.localName + (element.classList[0] ? `.${element.classList[0].replace(/_[\w-]{6}$/, '')}` : '')
      const { left = 0, top = 0, width = 0, height = 0 } = source?.currentRect ?? {}
      const where = [remote, name].filter(Boolean).join(' > ') || 'gone'
      shifts.push({ where, value: entry.value, box: { left, top, width, height } })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Said by what drives the browser, which keeps the worker away, and not by the page. */
const isOfDriver = (text: string) => text.startsWith('Service Worker registration blocked by Playwright')

/** Before the page is opened. The lines grow while it runs; whoever reads them empties them. */
export async function watchLooks(page: Page): Promise<string[]> {
  const lines: string[] = []
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !isOfDriver(message.text()))
      lines.push(`${message.text()} (${message.location().url.replace(/^\w+:\/\/[^/]+/, '')})`)
  })
  page.on('pageerror', (error) => lines.push(error.message))
  await page.addInitScript(keep)
  return lines
}

const withoutWidth = (address: string) => address.replace(/\?w=\d+$/, '')

/**
 * On a slow machine the browser says after some seconds that a preload was not used, and it is used a moment later. Where it has
 * a picture in a larger width, from a wider screen before, it shows that instead.
 */
export async function withoutUsedPreloads(page: Page, lines: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(() => [...((window as unknown as Watched).looksUsed ?? [])])
  const used = new Set(found.map(withoutWidth))
  return lines.filter((line) => {
    const [, address] = /^The resource (\S+) was preloaded using link preload but not used/.exec(line) ?? []
    return address === undefined || !used.has(withoutWidth(address))
  })
}

export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (window as unknown as Watched).looksShifts ?? [])
