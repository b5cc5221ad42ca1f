import { describe, expect, test } from '@jest/globals'
import { createSeasonSource } from '@pitchside/backend/modules/scores/archive/season-source'
import { smallArchive, smallContent } from '@pitchside/backend/modules/scores/archive/small-archive.fixture'
import { smallLeagueNow } from '@pitchside/backend/modules/scores/archive/small-season.fixture'
import type { SeasonParts } from '@pitchside/backend/modules/scores/ports/season-parts.port'
import { SimFeed } from './feed-sim'

const archive = smallArchive()
/** Half an hour after the first match of the cup. */
const afterFirst = Date.UTC(2030, 5, 8, 18, 30) / 1_000

describe('one door to live and imported seasons', () => {
  const sim = new SimFeed()
  const none: SeasonParts = {
    seasons: () => [],
    seasonFixtures: () => [],
    seasonTable: () => undefined,
    scorers: () => [],
    bracket: () => [],
    team: () => undefined,
    player: () => undefined,
  }
  const source = createSeasonSource(
    { parts: none, competitions: () => sim.competitions('football'), state: (id, at) => sim.state(id, at) },
    archive,
  )
  test('competitions of the archive are offered beside those of the feed', () => {
    expect(source.extraCompetitions().map(({ key }) => key)).toContain('sco.1')
    expect(source.seasonTable(1, smallLeagueNow)?.label).toBe('2030-31')
    expect(source.seasonResults?.(1, smallLeagueNow)).toHaveLength(12)
  })
  test('a club or nation that the feed has keeps its number there', () => {
    const shared = smallArchive()
    const cup = sim.competitions('football').find(({ key }) => key === 'worldcup')
    shared.load(smallContent, {
      competitions: () => sim.competitions('football'),
      teams: (id) => (id === cup?.id ? cup.teams : []),
    })
    const [info] = shared.seasons(cup!.id, afterFirst)
    const teams = shared.seasonFixtures(info!.id).flatMap(({ home, away }) => [home, away])
    expect(teams.every((team) => cup!.teams.some(({ id }) => id === team.id))).toBe(true)
  })
})
