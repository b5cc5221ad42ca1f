import { expect, test } from '@jest/globals'
import { footballState } from '@pitchside/contract'
import { sharedDemo } from './shared-demo'
import { testNow } from './test-app'

const now = testNow / 1_000

test('matches are played once for all sites; a goal that is injected on one falls there alone', async () => {
  const demo = await sharedDemo()
  const [here, there] = [demo.feed(), demo.feed()]
  const matches = here.fixtures('football', now - 7_200, now)
  expect(there.fixtures('football', now - 7_200, now)[0]).toBe(matches[0])

  const match = matches.find(({ id }) => here.state(id, now).status === footballState.secondHalf)
  const id = match?.id ?? 0
  const goals = (feed: typeof here) => feed.state(id, now + 1).home[0] ?? 0
  const before = goals(here)
  here.inject({ matchId: id, side: 1, at: now })
  here.inject({ matchId: id, side: 1, at: now })
  expect([goals(here), goals(there), goals(demo.feed())]).toEqual([before + 2, before, before])
})

test('a larger feed is of its own', async () => {
  const demo = await sharedDemo()
  const [here, there] = [1, 2].map(() => demo.feed({ matchesPerDay: 300 }).fixtures('football', now, now + 60))
  expect(here?.[0]).toEqual(there?.[0])
  expect(here?.[0]).not.toBe(there?.[0])
})
