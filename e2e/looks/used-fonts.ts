import type { CDPSession, Page } from '@playwright/test'
import type { UsedFont } from './seen'

/** One of each kind is asked for: the browser shapes the text anew to answer. */
const mostAsked = 24

/** Runs in the page: marks one element for each family the page brings and each kind of letters in it. */
function mark(most: number): Omit<UsedFont, 'used'>[] {
  const brought = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')))
  const kinds = new Set<string>()
  const marked: Omit<UsedFont, 'used'>[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const text = [...element.childNodes]
      .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
      .join('')
    const { fontFamily, fontWeight } = getComputedStyle(element)
    const wanted = (fontFamily.split(',')[0] ?? '').trim().replaceAll('"', '')
    // Chinese letters are the system's on purpose.
    if (!/^[\u0020-\u024f\u1e00-\u1eff]+$/.test(text) || !/\p{L}|\d/u.test(text) || !brought.has(wanted)) continue
    const letters = /[\u1e00-\u1eff\u0100-\u024f]/.test(text) ? 'marks' : 'plain'
    // What is left out until it comes near was measured before its font was there.
    const kind = `${wanted} ${fontWeight} ${letters}`
    if (kinds.has(kind) || marked.length === most || !element.checkVisibility({ contentVisibilityAuto: true })) continue
    kinds.add(kind)
    element.setAttribute('data-looks', String(marked.length))
    const { left, top, width, height } = element.getBoundingClientRect()
    const where = element.localName + (element.classList[0] ? `.${element.classList[0]}` : '')
    marked.push({ where, box: { left, top, width, height }, text: text.trim().slice(0, 60), wanted })
  }
  return marked
}

const textNode = 3

/** Fonts of what an element says itself: the browser would answer for its children as well, e.g. a Chinese word for screen readers. */
async function fontsOfOwnText(browser: CDPSession, nodeId: number) {
  const { node } = await browser.send('DOM.describeNode', { nodeId, depth: 1 })
  const own = (node.children ?? []).filter(({ nodeType }) => nodeType === textNode)
  const { nodeIds } = await browser.send('DOM.pushNodesByBackendIdsToFrontend', {
    backendNodeIds: own.map(({ backendNodeId }) => backendNodeId),
  })
  const answers = await Promise.all(nodeIds.map((id) => browser.send('CSS.getPlatformFontsForNode', { nodeId: id })))
  return answers.flatMap(({ fonts }) => fonts)
}

/** What the page draws anew while it is looked at is no fault of its fonts. */
function unlessGone(error: Error): undefined {
  if (!error.message.includes('Could not find node')) throw error
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** One for each page, for its life: a session that ends takes what was done to the line with it, and the page would be online again. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** The fonts letters really come from, where the page brings one for them. */
export async function usedFonts(page: Page): Promise<UsedFont[]> {
  const marked = await page.evaluate(mark, mostAsked)
  const browser = await sessionOf(page)
  try {
    await browser.send('DOM.enable')
    await browser.send('CSS.enable')
    const { root } = await browser.send('DOM.getDocument', { depth: 0 })
    const used: UsedFont[] = []
    for (const [place, font] of marked.entries()) {
      const found = await browser.send('DOM.querySelector', {
        nodeId: root.nodeId,
        selector: `[data-looks="${place}"]`,
      })
      if (found.nodeId === 0) continue
      const fonts = await fontsOfOwnText(browser, found.nodeId).catch(unlessGone)
      if (!fonts) continue
      const other = fonts.find(({ isCustomFont }) => !isCustomFont)
      used.push({ ...font, used: other ? other.familyName : font.wanted })
    }
    return used
  } finally {
    await browser.send('CSS.disable')
    await browser.send('DOM.disable')
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[data-looks]')) element.removeAttribute('data-looks')
    })
  }
}
