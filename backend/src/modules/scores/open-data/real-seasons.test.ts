import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { hasOpenData, noOpenData, openDataFolder } from '../../../testing/open-data-folder'
import { acrossGroups } from '../standings/best-thirds'
import { standings } from '../standings/standings'
import { knownTeam } from './known-teams'
import { identify } from './leagues'
import { championsLeague2018, officialTables, worldCup2022 } from './official-tables.fixture'
import { readOpenfootball } from './read-openfootball'
import { seasonTableInput } from './season-table'

const read = (file: string) => readOpenfootball(readFileSync(join(openDataFolder, 'openfootball', file), 'utf8'), file)
function tableOf(file: string) {
  const data = read(file)
  return standings(seasonTableInput(data, identify(file, data.name)))
}
const slug = (team: string) => knownTeam(team)?.key.split('/')[1] ?? team
const groupsOf = (rows: ReturnType<typeof tableOf>) => [...new Set(rows.map(({ group }) => group))]

if (!hasOpenData) test.skip(noOpenData, () => {})
else
  describe('real seasons', () => {
    test.each(officialTables)('SCORE-05 the final table of $file is the official one', ({ file, places }) => {
      const rows = tableOf(`football/${file}.json`)
      expect(rows.map(({ team, points }) => `${slug(team)} ${points}`)).toEqual(places)
      expect(rows.map(({ position }) => position)).toEqual(places.map((_, i) => i + 1))
    })

    test('places that points and goal difference would give to others', () => {
      const decided = (file: string) =>
        Object.fromEntries(tableOf(`football/${file}.json`).map(({ team, decidedBy }) => [slug(team), decidedBy]))
      expect(decided('2020-21/es.1')).toMatchObject({
        granada: 'h2hGoalDifference',
        'athletic-club': 'h2hGoalDifference',
        osasuna: 'h2hPoints',
      })
      expect(decided('2020-21/it.1')).toMatchObject({
        atalanta: 'h2hPoints',
        juventus: 'h2hPoints',
        roma: 'goalDifference',
      })
      expect(decided('2021-22/es.1')).toMatchObject({ getafe: 'h2hPoints', mallorca: 'h2hPoints', cadiz: 'h2hPoints' })
      expect(decided('2021-22/fr.1')).toMatchObject({
        rennes: 'goalDifference',
        nice: 'goalDifference',
        lens: 'points',
      })
    })

    test('groups of a World Cup and of a Champions League', () => {
      const cup = tableOf('worldcup/2022/worldcup.json')
      expect(
        groupsOf(cup).map((group) =>
          cup
            .filter((row) => row.group === group)
            .map(({ team }) => (team === 'USA' ? 'United States' : team))
            .join(', '),
        ),
      ).toEqual(worldCup2022)
      const league = tableOf('football/2018-19/uefa.cl.json')
      expect(
        groupsOf(league).map((group) =>
          league
            .filter((row) => row.group === group)
            .slice(0, 2)
            .map(({ team }) => slug(team))
            .join(', '),
        ),
      ).toEqual(championsLeague2018)
    })

    test('the eight best thirds of 2026 are those that played the round of 32', () => {
      const rows = tableOf('worldcup/2026/worldcup.json')
      const wentOn = new Set(
        read('worldcup/2026/worldcup.json')
          .matches.filter(({ round }) => round === 'Round of 32')
          .flatMap(({ home, away }) => [home, away]),
      )
      const thirds = acrossGroups(rows, 3)
      expect(thirds).toHaveLength(12)
      expect(thirds.map(({ team }) => wentOn.has(team))).toEqual(thirds.map((_, i) => i < 8))
      for (const place of [1, 2]) for (const { team } of acrossGroups(rows, place)) expect(wentOn).toContain(team)
    })

    test('a running season has no result of the future, and its table adds up', () => {
      for (const league of ['en.1', 'es.1', 'it.1', 'de.1', 'fr.1']) {
        const rows = tableOf(`football/2025-26/${league}.json`)
        const total = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0)
        expect(total((row) => row.goalsFor)).toBe(total((row) => row.goalsAgainst))
        expect(Math.max(...rows.map(({ played }) => played))).toBeLessThan(31)
      }
    })
  })
