import { readProbe } from './probe.mjs'

const anyRoom = 'a[href^="/live?id="]'

async function visitOurs(page, origin, roomLink) {
  await page.goto(`${origin}/anchor?type=1`)
  const link = page.locator(`main ${roomLink}`).first()
  await link.waitFor()
  await page.waitForLoadState('networkidle')
  await link.click()
  await page.waitForFunction(() => window.probe.firstFrameAt > 0, undefined, { timeout: 30_000 })
  const { clickedAt, attachedAt, firstFrameAt } = await readProbe(page)
  return { fromClick: firstFrameAt - clickedAt, fromVideo: firstFrameAt - attachedAt }
}

async function visitPlain(page, origin, src) {
  await page.goto(`${origin}/bench/plain.html`)
  await page.waitForFunction(() => window.isReady)
  return page.evaluate(async (address) => {
    const began = performance.now()
    window.startPlain(address)
    while (window.probe.firstFrameAt < began) await new Promise((resolve) => setTimeout(resolve, 5))
    return { fromVideo: window.probe.firstFrameAt - began }
  }, src)
}

/** First frames of the room page, opened by a click from a list (one of its rooms, or the first), beside the library alone; interleaved, warm. */
export async function firstFrames({ ours, plain, origin, src, rounds, roomLink = anyRoom }) {
  const result = { ours: [], plain: [] }
  await visitOurs(ours, origin, roomLink)
  await visitPlain(plain, origin, src)
  for (let round = 0; round < rounds; round += 1) {
    result.ours.push(await visitOurs(ours, origin, roomLink))
    await ours.goto('about:blank')
    result.plain.push(await visitPlain(plain, origin, src))
    await plain.goto('about:blank')
  }
  return result
}
