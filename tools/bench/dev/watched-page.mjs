import { notePath } from './note.mjs'

const typed = 'half a sentence'

/** Runs in the page at each frame: the moment at which what was saved is in sight, undefined before. */
function sight({ text, note, spacing }) {
  const found = document.querySelector('[data-note]')
  const isSeen =
    found &&
    (text === undefined || found.textContent.includes(text)) &&
    (note === undefined || found.dataset.note === note) &&
    (spacing === undefined || getComputedStyle(found).letterSpacing === spacing)
  return isSeen ? Date.now() : undefined
}

/** A page with something typed into it. It counts its loads and notes when its socket was answered anew. */
export async function watchedPage(browser, address) {
  const page = await browser.newPage({ locale: 'zh-CN', reducedMotion: 'reduce' })
  let loads = 0
  let answered = Promise.resolve()
  page.on('load', () => (loads += 1))
  const nextAnswer = () => {
    answered = new Promise((resolve) =>
      page.on('websocket', (socket) => socket.once('framereceived', () => resolve(Date.now()))),
    )
  }
  await page.goto(address + notePath)
  const input = page.locator('[data-note] input')
  await input.fill(typed)
  return {
    /** Saves, and resolves with the milliseconds until it is in sight. */
    async see(save) {
      const startedAt = Date.now()
      const seen = await page.waitForFunction(sight, save(), { polling: 'raf', timeout: 60_000 })
      return (await seen.jsonValue()) - startedAt
    },
    hasTyped: async () => (await input.inputValue()) === typed,
    reloads: () => loads - 1,
    nextAnswer,
    answered: () => answered,
    close: () => page.close(),
  }
}
