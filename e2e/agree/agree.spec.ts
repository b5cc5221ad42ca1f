import { expect, test } from '../fixtures/people'
import { Crawler } from './crawler'
import type { Fact } from './fact'
import { facts } from './facts'
import { agree, shownNumber } from './shown-numbers'

const agreeing = (...texts: string[]) => agree(texts.map((text) => shownNumber(text)))
/** Of one subject: `npm run agree` reads all. */
function onceOf(wanted: string): Fact {
  const shown = facts.find(({ name }) => name === wanted) as Fact
  return { ...shown, subjects: async (site) => (await shown.subjects(site)).slice(0, 1) }
}
const followers = onceOf('followers of an anchor')

test('a rounded number agrees with all it may stand for, whole ones with themselves', () => {
  expect(agreeing('86.4万', '863,502')).toBe(true)
  expect(agreeing('86.4万', '864,501')).toBe(false)
  expect(agreeing('1.2K', '1,249', '1,151')).toBe(false)
  expect(agreeing('4,411', '4411')).toBe(true)
  expect(agreeing('14', '15')).toBe(false)
  expect(agreeing('2-1', '2-1')).toBe(true)
  expect(agreeing('2-1', '1-2')).toBe(false)
  expect(agreeing('7', 'nothing')).toBe(false)
  expect(agree(['100', '102'].map((text) => shownNumber(text, 1)))).toBe(true)
})

test('SEEN-02 a fact is the same on all pages that show it; one that says something else is named with its value', async ({
  site,
  openAs,
  known,
}) => {
  const crawler = new Crawler({ site, openAs, known })
  for (const fact of [followers, onceOf('score of a match'), onceOf('comments of an article')])
    expect(await crawler.differences(fact)).toEqual([])
  const page = await crawler.pageOf()
  await page.route(/api\/User\/getUserInfo/i, async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, attention: 77 } } })
  })
  const [difference = ''] = await crawler.differences(followers)
  expect(difference).toMatch(/^followers of an anchor \(/)
  expect(difference).toMatch(/\n {2}77 +\/persona\?id=101 /)
  expect(difference).toMatch(/\n {2}\d+ +\/live\?id=101 /)
})
