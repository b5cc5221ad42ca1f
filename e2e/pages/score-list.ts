import { expect, type Locator, type Page } from '@playwright/test'
import { call } from '../fixtures/api'
import type { RunningSite } from '../fixtures/site'

/** The football list, as a visitor sees it. */
export class ScoreList {
  readonly page: Page
  readonly rows: Locator
  readonly search: Locator
  /** How far the list can be trusted: `data-feed` says live, resyncing, lost, stale or kept. */
  readonly feed: Locator
  readonly popUps: Locator

  constructor(page: Page) {
    this.page = page
    this.rows = page.locator('[data-row]')
    this.search = page.getByRole('searchbox', { name: '搜索比赛' })
    this.feed = page.locator('[data-feed]')
    this.popUps = page.getByRole('region', { name: '进球提醒' })
  }

  async open(address = '/football'): Promise<void> {
    await this.page.goto(address)
    await this.rows.first().waitFor()
  }

  row = (id: number): Locator => this.page.locator(`[data-row="${id}"]`)
  /** Numbers of the matches in the document, top to bottom. */
  ids = (): Promise<number[]> =>
    this.rows.evaluateAll((rows) => rows.map((row) => Number((row as HTMLElement).dataset.row)))

  /** Numbers of the first matches. Rows come a few in a frame. */
  async firstIds(count: number): Promise<number[]> {
    await expect.poll(async () => (await this.ids()).length).toBeGreaterThanOrEqual(count)
    return (await this.ids()).slice(0, count)
  }

  /** Whether all rows are of a tab as the server has it now: 1 running, 2 to come, 3 over. */
  async holdsOnly(site: RunningSite, type: number): Promise<boolean> {
    const { data } = await call(site.address, 'listFootballMatches', { type, is_web: 1 })
    const known = new Set(data.map((match) => match.id))
    const ids = await this.ids()
    return ids.length > 0 && ids.every((id) => known.has(id))
  }

  /** A match in which a goal can fall now, and whose row is in the document: the list holds only those near the screen. */
  async running(site: RunningSite): Promise<number> {
    const running = new Set(await runningMatches(site))
    await expect
      .poll(async () => (await this.ids()).some((id) => running.has(id)), 'a running match in sight')
      .toBe(true)
    return (await this.ids()).find((id) => running.has(id)) ?? 0
  }

  async openSettings(): Promise<Locator> {
    await this.page.getByRole('button', { name: '设置' }).click()
    return this.page.getByRole('dialog', { name: '设置' })
  }
}

/** Football matches in which a goal can fall now. */
export async function runningMatches(site: RunningSite): Promise<number[]> {
  const live = await call(site.address, 'listFootballMatches', { type: 1, is_web: 1 })
  return live.data.filter((match) => match.status === 2 || match.status === 4).map((match) => match.id)
}

/** A match in which a goal can fall now. */
export async function runningMatch(site: RunningSite): Promise<number> {
  const [id] = await runningMatches(site)
  if (id === undefined) throw new Error('no football match is being played')
  return id
}

/** Makes the home side of a match score; the score after it. */
export async function scoreIn(site: RunningSite, id: number): Promise<string> {
  const scored = await fetch(`${site.address}/_dev/match/${id}/goal`, { method: 'POST' })
  const { home_score: home, away_score: away } = (await scored.json()) as { home_score: number; away_score: number }
  return `${home} - ${away}`
}
