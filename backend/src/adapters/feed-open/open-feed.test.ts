import { describe, expect, test } from '@jest/globals'
import { smallArchive } from '../../modules/scores/archive/small-archive.fixture'
import { smallLeagueNow } from '../../modules/scores/archive/small-season.fixture'
import { describeFeed } from '../../modules/scores/ports/feed.contract'
import { OpenFeed } from './open-feed'

const archive = smallArchive()
const feed = new OpenFeed(archive)
/** Half an hour after the first match of the cup. */
const afterFirst = Date.UTC(2030, 5, 8, 18, 30) / 1_000

describeFeed('open', async () => ({ feed, at: afterFirst, hasPast: true }))

describe('what files know', () => {
  const [first] = feed.fixtures('football', afterFirst - 86_400, afterFirst)
  test('nothing shows before the end; then goals with the score they made', () => {
    expect(feed.state(first!.id, first!.kickoff + 3_600)).toMatchObject({ status: 1, home: [0, 0, 0, 0, 0, 0, 0] })
    expect(feed.state(first!.id, afterFirst)).toMatchObject({
      status: 8,
      home: [2, 0, 0, 0, 0, 0, 0],
      away: [1, 1, 0, 0, 0, 0, 0],
    })
    expect(feed.detail(first!.id, afterFirst).incidents).toMatchObject([
      { type: 17, side: 2, minute: 12, homeScore: 0, awayScore: 1 },
      { type: 1, side: 1, minute: 50, homeScore: 1, awayScore: 1 },
      { type: 8, side: 1, minute: 90, added: 2, homeScore: 2, awayScore: 1 },
    ])
  })

  test('kicks after extra time stand apart from goals', () => {
    const semi = feed.fixtures('football', afterFirst, afterFirst + 10 * 86_400).find(({ stage }) => stage === 'semi')
    expect(feed.state(semi!.id, semi!.kickoff + 3 * 3_600)).toMatchObject({
      status: 8,
      home: [1, 1, 0, 0, 0, 1, 3],
      away: [1, 0, 0, 0, 0, 1, 4],
    })
  })

  test('a match of the past without a result is to be determined', () => {
    const open = feed.seasonFixtures(1).find(({ round }) => round === 5)
    expect(feed.state(open!.id, open!.kickoff - 1).status).toBe(1)
    expect(feed.state(open!.id, open!.kickoff + 86_400).status).toBe(13)
  })

  test('the table, ranks, and no odds or chances made up', () => {
    const [league] = feed.competitions('football')
    const table = feed.table(league!.id, smallLeagueNow)
    expect(table?.rows.map(({ team }) => feed.rank(league!.id, team.id, smallLeagueNow))).toEqual([1, 2, 3, 4])
    expect([feed.odds(), feed.chances(), feed.companies()]).toEqual([
      { initial: {}, immediate: {}, scram: {} },
      [0, 0, 0],
      [],
    ])
  })
})
