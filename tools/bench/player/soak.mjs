import { readProbe, startCounting, untilMoving } from './probe.mjs'

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Age of the picture in seconds, as the room's own statistics say it. */
const ourLatency = (page) =>
  page.evaluate(() =>
    Number.parseFloat(
      document.querySelector('[data-testid="player-statistics"] [data-name="latency"] dd')?.textContent,
    ),
  )

const plainLatency = (page) =>
  page.evaluate(() => (Date.now() - (window.hls.playingDate?.getTime() ?? Number.NaN)) / 1000)

/** Opens the room with its statistics, and the library alone, both playing. */
export async function openBoth({ ours, plain, origin, room, src }) {
  await ours.goto(`${origin}${room}`)
  await plain.goto(`${origin}/bench/plain.html`)
  await plain.waitForFunction(() => window.isReady)
  await plain.evaluate((address) => window.startPlain(address), src)
  for (const page of [ours, plain])
    await page.waitForFunction(() => window.probe.frames > 25, undefined, { timeout: 30_000 })
  await ours.keyboard.press('i')
  await ours.locator('[data-testid="player-statistics"]').waitFor()
  await ours.evaluate(() => (window.wasNeverReloaded = true))
}

/** Both play for `seconds`: stalls, longest gap between two frames, latency every second. */
export async function soak({ ours, plain, seconds }) {
  // The first seconds belong to the start.
  await wait(5_000)
  for (const page of [ours, plain]) await startCounting(page)
  const latencies = { ours: [], plain: [] }
  const until = Date.now() + seconds * 1_000
  while (Date.now() < until) {
    await wait(1_000)
    latencies.ours.push(await ourLatency(ours))
    latencies.plain.push(await plainLatency(plain))
  }
  return { latencies, ours: await readProbe(ours), plain: await readProbe(plain) }
}

/** The origin answers 503 for `seconds`; how long each needs after its return. */
export async function outage({ ours, plain, origin, seconds, patienceMs = 20_000 }) {
  origin.state.isDown = true
  await wait(seconds * 1_000)
  origin.state.isDown = false
  const [oursMs, plainMs] = await Promise.all([untilMoving(ours, patienceMs), untilMoving(plain, patienceMs)])
  const isSamePage = await ours.evaluate(() => window.wasNeverReloaded === true)
  return { oursMs, plainMs, isSamePage }
}
