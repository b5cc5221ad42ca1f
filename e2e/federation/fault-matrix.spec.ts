import { type Browser, expect, type Page, test } from '@playwright/test'
import { type FaultCase, faults, parts, startFaultServer, viteRemote } from '../fixtures/fault-server'

/** Remotes and the page of each that is opened. */
const pages = { member: '/downLoad', content: '/news', [viteRemote]: `/${viteRemote}` } as const
const atOnce = 3
/** Longer than every deadline of the page. */
const patienceMs = 12_000

type Failure = { where: string; reason: string }
let server: Awaited<ReturnType<typeof startFaultServer>>

test.beforeAll(async () => {
  server = await startFaultServer()
})
test.afterAll(() => server.close())

const isAlive = async (page: Page) => {
  const beats = await page.locator('#pulse').textContent()
  await page.locator('#pulse').click()
  return (await page.locator('#pulse').textContent()) !== beats
}
const shownBuild = (page: Page, remote: string) =>
  page
    .locator(`[data-remote="${remote}"]`)
    .first()
    .getAttribute('data-build', { timeout: 8000 })
    .catch(() => 'nothing')

/** Something was told, or the page stands. */
const isSettled = (page: Page, { remote, part }: FaultCase) =>
  page.evaluate(
    ([id, isOfPage]) => {
      const { failures } = window as unknown as { failures: Failure[] }
      return failures.length > 0 || (isOfPage && document.querySelector(`[data-remote="${id}"]`) !== null)
    },
    [remote, part !== 'manifest'] as const,
  )

/** Waits for the outcome. What never answers is waited for by the page's own clock, which runs ahead of ours. */
async function settle(page: Page, one: FaultCase): Promise<void> {
  const isSlow = one.fault === 'hang' || one.fault === '20 s slow'
  for (let round = 1; round <= 60 && !(await isSettled(page, one)); round += 1) {
    await page.waitForTimeout(250)
    if (isSlow && round % 8 === 0) await page.clock.fastForward(patienceMs)
  }
}

async function outcomeOf(page: Page, one: FaultCase) {
  await page.goto(server.open(one), { waitUntil: 'commit' })
  await page.locator('#pulse').waitFor()
  if (one.part === 'manifest') {
    await shownBuild(page, one.remote)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  }
  if (one.part === 'manifest') await page.clock.fastForward(2000)
  await settle(page, one)
  const shown = await shownBuild(page, one.remote)
  const failures = await page.evaluate(() => (window as unknown as { failures: Failure[] }).failures)
  return { shown, isAlive: await isAlive(page), told: failures.map(({ where }) => where.replace(/@.*/, '')) }
}

/** A tab for one case after the other: each begins with nothing the one before it kept. */
async function tabFor(browser: Browser) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.clock.install()
  const outcome = async (one: FaultCase) => {
    const found = await outcomeOf(page, one)
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    return found
  }
  return { outcome, close: () => context.close() }
}

for (const [remote, path] of Object.entries(pages)) {
  test(`FED-06 remote-${remote}: each part broken in each way leaves the page alive on the last good version, and is told`, async ({
    browser,
  }) => {
    const cases = parts.flatMap((part) => faults.map((fault): FaultCase => ({ remote, path, fault, part })))
    const waiting = [...cases]
    const found = new Map<string, object>()
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        const tab = await tabFor(browser)
        for (let one = waiting.shift(); one; one = waiting.shift())
          found.set(`${one.part}: ${one.fault}`, await tab.outcome(one))
        await tab.close()
      }),
    )
    const wanted = ({ part }: FaultCase) => ({
      shown: 'before',
      isAlive: true,
      told: expect.arrayContaining([part === 'manifest' ? 'release' : `remote-${remote}`]),
    })
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries(cases.map((one) => [`${one.part}: ${one.fault}`, wanted(one)])),
    )
  })
}
