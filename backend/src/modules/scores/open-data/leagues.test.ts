import { describe, expect, test } from '@jest/globals'
import { knownTeam, teamOf } from './known-teams'
import { rulesOf } from './league-rules'
import { identify } from './leagues'
import { epochOf } from './local-time'
import { findSpelling, lookalikes } from './team-spelling'

describe('which league a file is of', () => {
  test.each([
    ['English Premier League 2020/21', 'en.1', 2020],
    ['England | Premier League 2018/19', 'en.1', 2018],
    ['Premier League 2012/13', 'en.1', 2012],
    ['English Championship 2019/20', 'en.2', 2019],
    ['English League One 2019/20', 'en.3', 2019],
    ['English League Two 2019/20', 'en.4', 2019],
    ['Deutsche Bundesliga 2020/21', 'de.1', 2020],
    ['Deutsche Bundesliga 2010/11', 'de.1', 2010],
    ['Deutsche 2. Bundesliga 2013/14', 'de.2', 2013],
    ['Österr. Bundesliga 2015/16', 'at.1', 2015],
    ['Primera División de España 2020/21', 'es.1', 2020],
    ['Spain Primera División 2024/25', 'es.1', 2024],
    ['Spain Segunda División 2024/25', 'es.2', 2024],
    ['La Liga 2015-16', 'es.1', 2015],
    ['Italian Serie A 2020/21', 'it.1', 2020],
    ['Italian Serie B 2020/21', 'it.2', 2020],
    ['Brazil Serie A 2020', 'br.1', 2020],
    ['French Ligue 1 2021/22', 'fr.1', 2021],
    ['French Ligue 2 2021/22', 'fr.2', 2021],
    ['China | Super League 2019', 'cn.1', 2019],
    ['UEFA Champions League 2018/19', 'uefa.cl', 2018],
    ['World Cup 2022', 'worldcup', 2022],
    ['Scottish Premiership 2024/25', 'sco.1', 2024],
  ])('%s is %s of %i', (name, key, year) => {
    expect(identify('/tmp/input.json', name)).toMatchObject({ key, year })
  })
  test('without a name inside the path tells', () => {
    expect(identify('/data/2021-22/es.1.json', '')).toEqual({ key: 'es.1', year: 2021, label: '2021-22' })
    expect(identify('/data/2019/cn.1.json', 'Something else')).toMatchObject({ key: 'cn.1', year: 2019 })
    expect(identify('/data/some.json', 'Town League')).toEqual({ key: undefined, year: undefined, label: '' })
  })
})

describe('rules by league and year', () => {
  test.each([
    ['en.1', 2020, ['goalDifference', 'goalsFor']],
    ['es.1', 2020, ['h2hPoints', 'h2hGoalDifference', 'goalDifference', 'goalsFor']],
    ['it.1', 2020, ['h2hPoints', 'h2hGoalDifference', 'goalDifference', 'goalsFor']],
    ['fr.1', 2021, ['goalDifference', 'h2hPoints', 'h2hGoalDifference', 'h2hGoalsFor', 'h2hAwayGoals', 'goalsFor']],
    ['fr.1', 2015, ['goalDifference', 'goalsFor']],
    ['fr.1', 2025, ['goalDifference', 'h2hPoints', 'h2hGoalDifference', 'goalsFor', 'wins']],
    ['worldcup', 2022, ['goalDifference', 'goalsFor', 'h2hPoints']],
    ['worldcup', 2026, ['h2hPoints', 'h2hGoalDifference', 'h2hGoalsFor', 'goalDifference']],
    ['uefa.cl', 2018, ['h2hPoints', 'h2hGoalDifference', 'h2hGoalsFor', 'h2hAwayGoals']],
    ['uefa.cl', 2022, ['h2hPoints', 'h2hGoalDifference', 'h2hGoalsFor', 'goalDifference']],
    ['uefa.cl', 2024, ['goalDifference', 'goalsFor', 'awayGoals', 'wins']],
    ['be.1', 2020, ['wins', 'goalDifference']],
    [undefined, 2020, ['goalDifference', 'goalsFor']],
  ])('%s in %i begins with %j', (key, year, first) => {
    expect(rulesOf(key, year).tieBreak.slice(0, first.length)).toEqual(first)
  })
  test('the French season that was stopped counts points per game; a win was worth two before the nineties', () => {
    expect(rulesOf('fr.1', 2019)).toMatchObject({ basis: 'pointsPerGame' })
    expect(rulesOf('fr.1', 2020)).toMatchObject({ basis: 'points' })
    expect([1986, 1994].map((year) => rulesOf('worldcup', year).winPoints)).toEqual([2, 3])
  })
})

describe('teams by any spelling', () => {
  test.each(['AS Monaco', 'AS Monaco FC', 'AS Monaco (FRA)', 'Monaco', '摩纳哥'])('%s is one club', (spelling) => {
    expect(knownTeam(spelling)?.key).toBe('fr/monaco')
  })
  test.each([
    ['USA', 'un/us'],
    ['United States', 'un/us'],
    ['Bosnia and Herzegovina', 'un/ba'],
    ['Türkiye', 'un/tr'],
  ])('the nation %s is %s', (spelling, key) => {
    expect(knownTeam(spelling, 'nations')?.key).toBe(key)
  })
  test('nobody is mistaken for another; an unknown club stands for itself in every spelling', () => {
    expect(knownTeam('Manchester')).toBeUndefined()
    expect(knownTeam('Milan')?.key).toBe('it/ac-milan')
    expect(teamOf('Sheffield Wednesday FC', 'clubs', 'en').key).toBe(teamOf('Sheffield Wednesday', 'clubs', 'en').key)
    expect(teamOf('Sheffield Wednesday', 'clubs', 'en').key).not.toBe(teamOf('Sheffield United', 'clubs', 'en').key)
  })
  test('a team of a file is found by a spelling near it, if only one is', () => {
    const teams = ['Dundee FC', 'Dundee United FC', 'FC Bayern München', 'Manchester City FC', 'Manchester United FC']
    expect(findSpelling('Dundee', teams)).toBe('Dundee FC')
    expect(findSpelling('Bayern', teams)).toBe('FC Bayern München')
    expect(findSpelling('Manchester', teams)).toBeUndefined()
    expect(findSpelling('Roma', teams)).toBeUndefined()
  })
  test('spellings that look like one team are told', () => {
    expect(lookalikes(['AS Monaco', 'AS Monaco FC', 'Paris FC', 'Paris Saint-Germain'])).toEqual([
      ['AS Monaco', 'AS Monaco FC'],
    ])
  })
})

describe('local times', () => {
  const utc = (text: string) => Date.parse(text) / 1_000
  test.each([
    ['2021-01-10', '20:30', 'Europe/Berlin', '2021-01-10T19:30:00Z'],
    ['2021-07-10', '20:30', 'Europe/Berlin', '2021-07-10T18:30:00Z'],
    // The clocks change in this night, at one in UTC.
    ['2021-03-28', '01:30', 'Europe/London', '2021-03-28T01:30:00Z'],
    ['2021-03-28', '03:30', 'Europe/London', '2021-03-28T02:30:00Z'],
    ['2021-10-31', '15:00', 'Europe/Madrid', '2021-10-31T14:00:00Z'],
    ['2019-03-01', '19:35', 'Asia/Shanghai', '2019-03-01T11:35:00Z'],
    ['2026-06-11', '13:00 UTC-6', 'UTC', '2026-06-11T19:00:00Z'],
    ['2018-06-14', '18:00 UTC+3', 'UTC', '2018-06-14T15:00:00Z'],
    ['2018-06-14', undefined, 'UTC', '2018-06-14T15:00:00Z'],
    ['2018-06-14', 'evening', 'UTC', '2018-06-14T15:00:00Z'],
  ])('%s %s in %s', (day, time, zone, expected) => {
    expect(epochOf(day, time, zone)).toBe(utc(expected))
  })
  test('without a day there is no time', () => {
    expect(epochOf(undefined, '20:00', 'UTC')).toBeUndefined()
  })
})
