import { writeFile } from 'node:fs/promises'
import type { TestInfo } from '@playwright/test'
import { test as base, type DemoName, expect, type Person } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'
import { startChromium } from './engines/chromium'
import { type Engine, type EngineName, engineNames } from './engines/engine'
import { startFirefox } from './engines/firefox'
import { startWebkit } from './engines/webkit'
import { Tab } from './tab'

const starts: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
}

/** Engines of this run: `BROWSERS`. Those that could not be installed are named with the reason in `BROWSERS_MISSING`. */
const chosen = engineNames.filter((name) => (process.env.BROWSERS ?? 'firefox,webkit').split(',').includes(name))
const missing = JSON.parse(process.env.BROWSERS_MISSING ?? '{}') as Partial<Record<EngineName, string>>

/** What a journey has at hand. */
export interface Stage {
  tab: Tab
  site: RunningSite
  known: (name: DemoName) => Promise<Person>
  engine: EngineName
  /** Writes into the table what the engine has. */
  note: (feature: string, answer: string) => void
  /** Writes into the table what became of what was changed on purpose. */
  noteChanged: (what: string, outcome: string) => void
}

/** Browsers live as long as the site: each journey begins in one that was never there. */
const test = base.extend<Record<never, never>, { openIn: (name: EngineName) => Promise<{ engine: Engine; tab: Tab }> }>(
  {
    openIn: [
      async ({ site }, use) => {
        const running = new Map<EngineName, Promise<Engine>>()
        await use(async (name) => {
          const starting = running.get(name) ?? starts[name]()
          running.set(name, starting)
          const engine = await starting
          return { engine, tab: new Tab(engine.driver, site.address) }
        })
        for (const engine of running.values()) await (await engine).stop()
      },
      { scope: 'worker' },
    ],
  },
)

/** What a failure leaves: the screen, what the page complained about, and what the browser wrote. */
async function keepEvidence(info: TestInfo, tab: Tab, { driver, said }: Engine): Promise<void> {
  const picture = await driver.takeScreenshot().catch(() => '')
  const heard = await tab.allComplaints().catch((failed: unknown) => [String(failed)])
  const files = { 'screen.png': Buffer.from(picture, 'base64'), 'page.log': heard.join('\n'), 'browser.log': said() }
  for (const [name, content] of Object.entries(files)) {
    const path = info.outputPath(name)
    await writeFile(path, content)
    info.attachments.push({ name, path, contentType: name.endsWith('png') ? 'image/png' : 'text/plain' })
  }
}

/** A goal of a visitor, written once and tried in every engine of the run. What `isLong` is left out of the short form. */
export function journey(title: string, goal: (stage: Stage) => Promise<void>, { isLong = false } = {}): void {
  for (const name of chosen)
    test.describe(name, () => {
      test(title, { tag: isLong ? [] : ['@short'] }, async ({ openIn, site, known }, info) => {
        const reason = missing[name]
        test.skip(reason !== undefined, reason)
        const { engine, tab } = await openIn(name)
        info.annotations.push({ type: 'engine', description: engine.label })
        const noted = (type: string) => (what: string, answer: string) =>
          info.annotations.push({ type, description: `${what}: ${answer}` })
        try {
          await tab.begin()
          await goal({ tab, site, known, engine: name, note: noted('feature'), noteChanged: noted('changed') })
          expect(await tab.allComplaints(), 'what the pages complained about').toEqual([])
        } catch (failed) {
          await keepEvidence(info, tab, engine)
          throw failed
        }
      })
    })
}

export { expect }
