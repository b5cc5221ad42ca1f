import { expect, test } from '../fixtures/people'
import { Crawler } from './crawler'
import { deeds } from './deeds'
import { facts } from './facts'

for (const fact of facts)
  test(fact.name, async ({ site, openAs, known }) => {
    expect(await new Crawler({ site, openAs, known }).differences(fact)).toEqual([])
  })

for (const deed of deeds)
  test(`after ${deed.name}`, async ({ site, openAs, known }) => {
    await deed.happen(site, known)
    const crawler = new Crawler({ site, openAs, known })
    const found: string[] = []
    for (const fact of facts.filter(({ name }) => deed.moves.includes(name)))
      found.push(...(await crawler.differences(fact)))
    expect(found).toEqual([])
  })
