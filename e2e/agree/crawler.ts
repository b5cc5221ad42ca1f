import type { Page } from '@playwright/test'
import type { DemoName, OpenBrowserFor, Person } from '../fixtures/people'
import { countRequests, settled } from '../fixtures/settled'
import type { RunningSite } from '../fixtures/site'
import { type Fact, filled, type Place, type Subject } from './fact'
import { agree, type Shown, shownNumber } from './shown-numbers'

/** So often places that differ are read anew: what changes by itself may have changed between two pages. */
const rounds = 3
const nothing = 'nothing'

interface Reading extends Shown {
  address: string
  at: string
}

/** So long a place that has to say something may have nothing yet: a busy machine draws it late. */
const patienceMs = 5_000

/** What a place says, once it does. */
async function readPlace(page: Page, place: Place, subject: Subject): Promise<string | undefined> {
  for (const since = Date.now(); ; await page.waitForTimeout(100)) {
    const text = await lookAt(page, place, subject)
    if (text !== nothing || Date.now() - since > patienceMs) return text
  }
}

/** What one look at a place gives; undefined where the place may do without. */
async function lookAt(page: Page, place: Place, subject: Subject): Promise<string | undefined> {
  const found = page.locator(filled(place.at, subject))
  if (place.isCount) return String(await found.count())
  const blank = place.whenBlank ?? (place.isPartial ? undefined : nothing)
  const [shown] = await found.allInnerTexts()
  if (shown === undefined) return place.isPartial ? undefined : blank
  const text = shown.replaceAll(/\s+/g, ' ').trim()
  if (place.find === undefined) return text || blank
  return new RegExp(filled(place.find, subject)).exec(text)?.slice(1).join('-') || blank
}

export interface CrawlerParts {
  site: RunningSite
  openAs: OpenBrowserFor
  known: (name: DemoName) => Promise<Person>
}

/** Reads facts on the pages that show them. */
export class Crawler {
  private readonly parts: CrawlerParts
  private readonly pages = new Map<DemoName | '', Page>()

  constructor(parts: CrawlerParts) {
    this.parts = parts
  }

  /** The page of a demo member, or of a visitor. */
  async pageOf(name?: DemoName): Promise<Page> {
    const opened = this.pages.get(name ?? '')
    if (opened) return opened
    const page = await this.parts.openAs(name && (await this.parts.known(name)))
    countRequests(page)
    this.pages.set(name ?? '', page)
    return page
  }

  /** Differences of a fact, a sentence for each subject; none where all pages say the same. */
  async differences(fact: Fact): Promise<string[]> {
    const subjects = await fact.subjects(this.parts.site)
    if (subjects.length === 0) return [`${fact.name}: there is nothing to read it of`]
    const sentences: string[] = []
    for (const subject of subjects) {
      let readings: Reading[] = []
      for (let round = 0; round < rounds; round++) {
        readings = await this.read(fact, subject)
        if (agree(readings)) break
      }
      if (!agree(readings)) sentences.push(told(fact, subject, readings))
    }
    return sentences
  }

  private async read(fact: Fact, subject: Subject): Promise<Reading[]> {
    const readings: Reading[] = []
    let last = ''
    for (const place of fact.places) {
      const page = await this.pageOf(place.as)
      const address = filled(place.page, subject)
      const isThere = last === `${place.as} ${address}`
      if (!isThere) await page.goto(address)
      if (!isThere) await settled(page)
      last = `${place.as} ${address}`
      const text = await readPlace(page, place, subject)
      if (text !== undefined)
        readings.push({ ...shownNumber(text, fact.slack), address, at: filled(place.at, subject) })
    }
    return readings
  }
}

function told(fact: Fact, subject: Subject, readings: readonly Reading[]): string {
  const values = readings.map(({ text, address, at }) => `  ${text.padEnd(10)} ${address}  ${at}`)
  return [`${fact.name} (${subject.name}):`, ...values].join('\n')
}
