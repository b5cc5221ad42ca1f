import type { Page } from 'playwright-core'
import { isRemoteVersion, type PublishedVersion } from '../core/published'
import type { Stop } from './addresses'
import { hopesOf } from './hope'

const patienceMs = 20_000
/** A page without its calls has nothing to wait for but its own code: more is for a machine that works for others too. */
const drawnMs = { usual: 5_000, more: 15_000 }
export type Patience = keyof typeof drawnMs
/** Without a backend pages come to rest soon; one that goes on asking is looked at as it is. */
const restMs = 2_000
/** What a browser says of calls that nobody answers: there is no backend here. */
const aboutCalls = /^Failed to load resource|WebSocket connection to/
/** A text that is missing shows as its key: `list.empty`, `shell:menu.home`. */
const rawKey = /^(?:[a-z][\w-]*:)?[a-z]\w*(?:\.\w+)+$/

/** Errors of a page, each once and in its own words. */
function listen(page: Page): Set<string> {
  const errors = new Set<string>()
  page.on('pageerror', (error) => errors.add(String(error)))
  page.on('console', (message) => {
    if (message.type() !== 'error' || aboutCalls.test(message.text())) return
    errors.add(message.text().split('\n')[0] ?? '')
  })
  return errors
}

/** What is not as it should be in the candidate's place. */
async function placeFaults(page: Page, { build, manifest }: PublishedVersion, isOwn: boolean): Promise<string[]> {
  const remote = `[data-remote="${manifest.id}"]`
  const isDown = (await page.locator(`[data-remote-down="${manifest.id}"]`).count()) > 0
  const isDrawn = (await page.locator(`${remote}[data-build="${build}"]:not(:empty)`).count()) > 0
  const isReplaced = (await page.locator(`${remote}:not([data-build="${build}"])`).count()) > 0
  if (isDown) return ['is down']
  if (isReplaced) return ['gave way to the version before it']
  return isDrawn || !isOwn ? [] : ['is not drawn']
}

/** Every piece of text of the page, and of what is read out in its place. Runs in the page. */
function textsInPage(): string[] {
  const named = ['aria-label', 'placeholder', 'title', 'alt']
  const walker = document.createTreeWalker(document.body)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node.data.trim())
    else if (node instanceof Element) texts.push(...named.map((name) => (node as Element).getAttribute(name) ?? ''))
  }
  return texts
}

/** Keys that stand where their texts should. */
async function rawKeys(page: Page): Promise<string[]> {
  const keys = (await page.evaluate(textsInPage)).filter((text) => rawKey.test(text))
  return [...new Set(keys)].map((key) => `shows the text key ${key}`)
}

/** What keeps people from using the candidate's place, by axe's rules. */
async function barriers(page: Page, place: string): Promise<string[]> {
  if ((await page.locator(place).count()) === 0) return []
  // A rule book of half a megabyte, for who opens pages alone.
  const { axeOn } = await import('./axe')
  const { violations } = await axeOn(page).include(place).withTags(['wcag2a', 'wcag2aa']).analyze()
  const grave = violations.filter(({ impact }) => impact === 'critical' || impact === 'serious')
  return grave.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}`)
}

/** What a look at one address found. Both empty: nothing is wrong. */
export interface Look extends Stop {
  /** What should be there was not in time. */
  late: string[]
  /** What is wrong however long one waits. */
  wrong: string[]
  /** PNG of the page, where something is wrong. */
  picture?: Buffer | undefined
}

/** Opens an address of a candidate in a page and says what is wrong with it there. */
export async function lookAt(
  page: Page,
  version: PublishedVersion,
  stop: Stop,
  address: string,
  patience: Patience = 'usual',
): Promise<Look> {
  const errors = listen(page)
  const hopeFor = hopesOf(page)
  try {
    const remote = isRemoteVersion(version) ? `[data-remote="${version.manifest.id}"]` : 'header'
    await page.goto(address + stop.path, { waitUntil: 'domcontentloaded', timeout: patienceMs })
    const settled = `${remote}:not(:empty), [data-remote-down="${version.manifest.id}"]`
    const timeout = drawnMs[patience]
    if (stop.isOwn) await hopeFor(page.locator(settled).first().waitFor({ state: 'attached', timeout }))
    await page.waitForLoadState('networkidle', { timeout: restMs }).catch(() => undefined)
    const isFramed = (await page.locator('header').count()) > 0
    const late = [
      ...(isFramed ? [] : ['the frame is not drawn']),
      ...(isRemoteVersion(version) ? await placeFaults(page, version, stop.isOwn) : []),
    ]
    const wrong = [...errors, ...(await rawKeys(page)), ...(await barriers(page, remote))]
    const isWell = late.length + wrong.length === 0
    const picture = isWell ? undefined : await page.screenshot({ timeout: patienceMs }).catch(() => undefined)
    // Where the look serves the pages is nobody's business.
    return { ...stop, late, wrong: wrong.map((fault) => fault.replaceAll(address, '')), picture }
  } catch (error) {
    return { ...stop, late: [String(error).split('\n')[0]?.replaceAll(address, '') ?? ''], wrong: [] }
  } finally {
    page.removeAllListeners()
  }
}
