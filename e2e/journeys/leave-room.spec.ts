import { alive, countHoldings, readHoldings } from '../fixtures/leftovers'
import { expect, test } from '../fixtures/people'
import { LivePlayerBox } from '../pages/live-player'

const anchor = 3

// The trace keeps a hand on every element it saw.
test.use({ trace: 'off' })

/** Once without counting: what a page loads for good (chunks, caches, the shell's own listeners) is not the room's. */
const rounds = 3

test('LIVE-01 leaving a room, and the corner it goes on in, frees player, worker, timers, listeners and socket topics', async ({
  page,
}) => {
  await countHoldings(page)
  const player = new LivePlayerBox(page)
  const session = await page.context().newCDPSession(page)
  const requests: string[] = []
  page.on('request', (request) => void (request.url().includes('/media/demo/') && requests.push(request.url())))

  const toList = async () => {
    await page.locator('a[href^="/anchor?type=0"]').first().click()
    await page.waitForURL(/\/anchor/)
    // AIR-06: it goes on in the corner, until that is closed: by the page itself, a pointer's hand keeps what it pressed.
    const corner = 'section[aria-label="小窗播放"]'
    await page.waitForFunction((name) => document.querySelector(`${name}[data-phase="playing"]`) !== null, corner)
    await page.evaluate((name) => document.querySelector<HTMLElement>(`${name} button`)?.click(), corner)
    await page.locator('main a[href^="/live?id="]').first().waitFor()
    await expect.poll(async () => (await readHoldings(page)).topics).not.toContain(`room.${anchor}`)
  }
  await page.goto(`/live?id=${anchor}`)
  await player.plays()
  await expect.poll(async () => (await readHoldings(page)).topics).toContain(`room.${anchor}`)
  await toList()
  const before = await readHoldings(page)

  for (let round = 0; round < rounds; round++) {
    await page.goBack()
    await player.plays()
    // The picture may move a moment before the worker that feeds it is counted.
    await expect.poll(async () => (await readHoldings(page)).workers).toBeGreaterThan(0)
    await page.keyboard.press('i')
    await toList()
  }
  await expect.poll(() => readHoldings(page)).toEqual(before)
  // What a frame, a timer or a reply under way still holds goes with it; what stays is a leak.
  const freed = { timeout: 30_000 }
  await expect.poll(() => alive(session, 'HTMLVideoElement.prototype'), freed).toBe(0)
  await expect.poll(() => alive(session, 'MediaSource.prototype'), freed).toBe(0)
  expect(before.workers).toBe(0)

  // The stream goes on by two pieces, and the page asks for none of them.
  const list = requests.findLast((url) => url.includes('/index.m3u8'))?.split('?', 1)[0] ?? ''
  const firstPiece = async () => Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(await (await fetch(list)).text())?.[1])
  const [asked, since] = [requests.length, await firstPiece()]
  await expect.poll(firstPiece).toBeGreaterThan(since + 1)
  expect(requests.length).toBe(asked)
})
