import { expect, type Locator, type Page } from '@playwright/test'
import { call } from '../fixtures/api'
import type { OpenBrowserFor } from '../fixtures/people'
import type { RunningSite } from '../fixtures/site'
import { ScoreList, scoreIn } from '../pages/score-list'

/** A league match in play, with what a page needs to show it. */
export async function leagueMatchInPlay({ address }: RunningSite) {
  const { data } = await call(address, 'listFootballMatches', { type: 1, is_web: 1 })
  const tables = new Set((await call(address, 'listFootballTournaments', {})).map(({ id }) => id))
  const found = data.find(
    ({ status, stage, competition_id }) => (status === 2 || status === 4) && stage === '' && tables.has(competition_id),
  )
  if (!found) throw new Error('no match of a league is being played')
  return found
}
type InPlay = Awaited<ReturnType<typeof leagueMatchInPlay>>

/** A page that stays open, and what it says of the match: the score, or the goals of the home side in a table. */
interface Open {
  name: string
  kind: 'score' | 'goals'
  says(): Promise<string>
}

const numbersIn = async (at: Locator, find: RegExp): Promise<string> => {
  const [text = ''] = await at.allInnerTexts()
  return find.exec(text.replaceAll(/\s+/g, ' '))?.slice(1).join('-') ?? ''
}

/** Opens every page that shows a match in play: the list, the match, its table, the live data base and the team's page. */
export async function openEverywhere(page: Page, openAs: OpenBrowserFor, match: InPlay): Promise<Open[]> {
  const { id, competition_id: league, home_team_id: home } = match
  // The list holds only rows near the screen: on this one all of them are.
  await page.setViewportSize({ width: 1280, height: 12_000 })
  await new ScoreList(page).open('/football?tab=live')
  const open = async (address: string): Promise<Page> => {
    const other = await openAs()
    await other.goto(address)
    return other
  }
  const detail = await open(`/score-detail?type=football&id=${id}`)
  const table = await open(`/score-detail?type=football&id=${id}&tab=table`)
  const base = await open(`/base-football?id=${league}&live=1`)
  const team = await open(`/base-football?team=${home}`)
  const rowOf = (on: Page) => on.locator(`main table tr:has(a[href$="team=${home}"])`)
  const goals = /(\d+)\/(\d+)/
  return [
    { name: 'list', kind: 'score', says: () => numbersIn(page.locator(`[data-row="${id}"]`), /(\d+) - (\d+)/) },
    { name: 'match', kind: 'score', says: () => numbersIn(detail.locator('main h1'), /(\d+) 比 (\d+)/) },
    { name: "match's table", kind: 'score', says: () => numbersIn(table.locator('main h1'), /(\d+) 比 (\d+)/) },
    { name: 'data base', kind: 'goals', says: () => numbersIn(rowOf(base), goals) },
    {
      name: 'team',
      kind: 'score',
      says: () => numbersIn(team.locator(`main a[href*="id=${id}"]`), /(\d+)-(\d+)/),
    },
  ]
}

/** Makes the home side score and waits until every page says so; milliseconds that each of them took. */
export async function goalOnAll(
  site: RunningSite,
  id: number,
  pages: readonly Open[],
): Promise<Record<string, number>> {
  for (const one of pages) await expect.poll(() => one.says(), one.name).toMatch(/^\d+-\d+$/)
  const before = new Map(await Promise.all(pages.map(async (one) => [one.name, await one.says()] as const)))
  const plusOne = (text = '') => text.replace(/^\d+/, (scored) => String(Number(scored) + 1))
  const startedAt = Date.now()
  const score = (await scoreIn(site, id)).replaceAll(' ', '')
  const seen = await Promise.all(
    pages.map(async (one) => {
      const expected = one.kind === 'score' ? score : plusOne(before.get(one.name))
      await expect.poll(() => one.says(), { message: one.name, intervals: [50] }).toBe(expected)
      return [one.name, Date.now() - startedAt] as const
    }),
  )
  return Object.fromEntries(seen)
}
