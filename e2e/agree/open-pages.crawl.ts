import { expect, test } from '../fixtures/people'
import { goalOnAll, leagueMatchInPlay, openEverywhere } from './open-pages'

const goals = 5

test('open pages after goals', async ({ page, site, openAs }) => {
  const match = await leagueMatchInPlay(site)
  const pages = await openEverywhere(page, openAs, match)
  for (let goal = 1; goal <= goals; goal += 1) {
    const took = await goalOnAll(site, match.id, pages)
    const words = Object.entries(took).map(([name, ms]) => `${name} ${ms} ms`)
    process.stdout.write(`  goal ${goal}: ${words.join(', ')}\n`)
    expect(Object.keys(took)).toHaveLength(pages.length)
  }
})
