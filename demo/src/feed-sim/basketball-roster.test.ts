import { expect, test } from '@jest/globals'
import { rosterOf } from './basketball-roster'
import { basketballCompetitions } from './competitions'

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length

test('WORLD-02 nobody of a basketball team shares a name or a number with another one, in any language', () => {
  for (const { key, teams } of basketballCompetitions)
    for (const team of teams) {
      const players = rosterOf(team, key).map(({ player }) => player)
      for (const language of ['zh', 'en', 'vi'] as const)
        expect([team.id, new Set(players.map(({ name }) => name[language])).size]).toEqual([team.id, players.length])
      expect(new Set(players.map(({ shirt }) => shirt)).size).toBe(players.length)
      expect(new Set(players.map(({ id }) => id)).size).toBe(players.length)
    }
})

test('WORLD-02 basketball players are as tall as their place asks, the same at each look', () => {
  const all = basketballCompetitions.flatMap(({ key, teams }) => teams.flatMap((team) => rosterOf(team, key)))
  const means = ['PG', 'SG', 'SF', 'PF', 'C'].map((position) =>
    mean(all.filter(({ player }) => player.position === position).map(({ player }) => player.heightCm ?? 0)),
  )
  expect(means).toEqual(means.toSorted((a, b) => a - b))
  expect(means[0]).toBeGreaterThan(185)
  expect(means[4]).toBeLessThan(216)
  for (const { player } of all) {
    expect(player.heightCm).toBeGreaterThan(168)
    expect(player.heightCm).toBeLessThan(231)
  }
  const [{ key, teams }] = basketballCompetitions as [(typeof basketballCompetitions)[number]]
  expect(rosterOf(teams[0]!, key)).toEqual(rosterOf(teams[0]!, key))
})
