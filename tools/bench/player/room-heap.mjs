const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const words = ['666', '好球', 'what a goal', 'Việt vị rồi', '这球踢得有章法', '稳住别浪', 'replay please']

const message = (number) => ({
  id: `bench-${number}`,
  no: 105,
  uid: 900_000 + (number % 400),
  user_nickname: `看台${number % 400}`,
  avatar: `portrait:pitchside-${number % 60}`,
  at: Date.now(),
  level: number % 60,
  tier: number % 17 === 0 ? 1 + (number % 6) : 0,
  is_room: 0,
  text: `${words[number % words.length]} ${number % 1_000}`,
})

/** Lets the bench speak into the page's socket; what the site says comes through as well. */
export async function openTap(page, anchorId) {
  let say
  await page.routeWebSocket(/./, (route) => {
    const server = route.connectToServer()
    server.onMessage((text) => route.send(text))
    route.onMessage((text) => server.send(text))
    say = (frame) => route.send(JSON.stringify(frame))
  })
  let number = 0
  return () => {
    number += 1
    say?.({
      code: 100,
      topic: `room.${anchorId}`,
      time: Math.floor(Date.now() / 1_000),
      data: { type: 'chat', message: message(number) },
    })
  }
}

async function heapMb(session) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1_048_576
}

/** Objects of a kind that are still alive in the page. */
async function alive(session, prototype) {
  const { result } = await session.send('Runtime.evaluate', { expression: prototype, objectGroup: 'bench' })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId,
    objectGroup: 'bench',
  })
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup: 'bench' })
  return count.value
}

/** A room page that hears `rate` messages a second: growth of its heap after it is warm, and what stays after leaving. */
export async function roomHeap({ page, origin, anchorId, seconds, rate, warmUpS }) {
  const speak = await openTap(page, anchorId)
  await page.goto(`${origin}/live?id=${anchorId}`)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0)
  const session = await page.context().newCDPSession(page)
  const timer = setInterval(speak, 1_000 / rate)
  const samples = []
  try {
    await wait(warmUpS * 1_000)
    const before = await heapMb(session)
    const until = Date.now() + seconds * 1_000
    while (Date.now() < until) {
      await wait(Math.min(15_000, Math.max(1_000, until - Date.now())))
      samples.push((await heapMb(session)) - before)
    }
    const said = await page.evaluate(() => document.body.textContent.includes('看台'))
    clearInterval(timer)
    await page.locator('a[href^="/anchor"]').first().click()
    await page.waitForURL(/\/anchor/)
    await wait(3_000)
    await heapMb(session)
    const left = { videos: await alive(session, 'HTMLVideoElement.prototype'), heap: (await heapMb(session)) - before }
    return { before, samples, growth: samples.at(-1), left, said }
  } finally {
    clearInterval(timer)
    await session.detach()
  }
}
