import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { minuteMs } from '@pitchside/base'
import { startTestApp, type TestSite } from '../../testing/test-app'
import { guessedAt } from './moments.rules'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
})
afterAll(() => site.close())

const kickoff = 1_000_000
test.each([
  [{ minute: 1, added: 0 }, 0.5],
  [{ minute: 45, added: 2 }, 46.5],
  [{ minute: 46, added: 0 }, 63.5],
])('AIR-05 %j of a match nobody watched was about %d minutes after its kick-off', (moment, minutes) => {
  const at = guessedAt(moment, { kickoff, status: 8, periodStart: 0 })
  expect(at).toBe(kickoff * 1_000 + minutes * minuteMs)
  const seen = guessedAt(moment, { kickoff, status: 4, periodStart: kickoff + 62 * 60 })
  expect(seen).toBe(moment.minute > 45 ? (kickoff + 62 * 60) * 1_000 + minuteMs / 2 : at)
})

test('AIR-05 a goal is marked in every room that shows the match, at its moment, and on the replay where it is seen', async () => {
  const shown = (await site.ok('listRooms', { type: 0, limit: 60 })).data
  const room = shown.find(({ match_status }) => match_status === 2 || match_status === 4)!
  const other = shown.find(({ match_id }) => match_id !== room.match_id)!
  const marks = (uid: number) => site.ok('listRoomMoments', { uid }, { language: 'en' })
  await site.clock.advance(2_000)
  const before = await marks(room.uid)
  const now = site.clock.now()
  for (const { at } of before) expect(at).toBeLessThanOrEqual(now)

  await site.modules.scores.service.score(room.match_id, 1)
  await site.clock.advance(2_000)
  const goal = (await marks(room.uid)).at(-1)!
  expect(goal).toMatchObject({ kind: 'goal', position: 1, home_score: (room.home_scores[0] ?? 0) + 1, second: -1 })
  expect(goal.at).toBeGreaterThan(now)
  expect(goal.at).toBeLessThanOrEqual(site.clock.now())
  expect((await marks(other.uid)).map(({ id }) => id)).not.toContain(goal.id)
  expect(await marks(121)).toEqual([])
  // The next look, and the next node, leave the moment where it is.
  await site.clock.advance(20_000)
  expect((await marks(room.uid)).find(({ id }) => id === goal.id)?.at).toBe(goal.at)

  const demo = (await site.ok('listPlaybacks', { uid: 101 })).data[0]!
  expect(await site.ok('listReplayMoments', { live_id: demo.live_id })).toEqual([])
  expect((await site.call('listReplayMoments', { live_id: 987_654 })).reason).toBe('broadcast-unknown')
})
