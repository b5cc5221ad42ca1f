import { describe, expect, test } from '@jest/globals'
import { OpenDataError } from './open-data-error'
import { readMatchStats } from './read-match-stats'
import { readOpenfootball } from './read-openfootball'

const read = (value: unknown) => readOpenfootball(JSON.stringify(value), 'some.json')
const one = (match: object) => read({ matches: [{ team1: 'A', team2: 'B', ...match }] }).matches[0]

describe('shapes a file of matches comes in', () => {
  test('the newer list and the older rounds say the same', () => {
    const newer = read({
      name: 'League 2013/14',
      matches: [{ round: 'Matchday 1', date: '2013-08-17', team1: 'A', team2: 'B', score: { ft: [1, 3], ht: [1, 1] } }],
    })
    const older = read({
      name: 'League 2013/14',
      rounds: [
        {
          name: 'Matchday 1',
          matches: [
            {
              date: '2013-08-17',
              team1: { key: 'a', name: 'A', code: 'AAA' },
              team2: { key: 'b', name: 'B', code: null },
              score1: 1,
              score2: 3,
              score1i: 1,
              score2i: 1,
            },
          ],
        },
      ],
    })
    expect(older).toEqual(newer)
    expect(newer.matches[0]).toMatchObject({ home: 'A', away: 'B', full: [1, 3], half: [1, 1], status: 'played' })
  })

  test.each([
    [{}, undefined],
    [{ score: {} }, undefined],
    [{ score: null }, undefined],
    [{ score: [] }, undefined],
    [{ score: { ft: null } }, undefined],
    [{ score: { ft: [null, null] } }, undefined],
    [{ score1: null, score2: null }, undefined],
    [{ score: [2, 1] }, [2, 1]],
    [{ score: { ft: [2, 1] } }, [2, 1]],
    [{ score1: 2, score2: 1 }, [2, 1]],
  ])('%j is the result %j', (match, full) => {
    expect(one(match)).toMatchObject({ full, status: full ? 'played' : 'open' })
  })

  test('a half-time score that is missing is known for a goalless match only', () => {
    expect(one({ score: { ft: [0, 0] } })?.half).toEqual([0, 0])
    expect(one({ score: { ft: [1, 0] } })?.half).toBeUndefined()
  })

  test('extra time holds the ninety minutes, kicks stand apart', () => {
    const score = { ft: [1, 1], et: [2, 2], p: [4, 3] }
    expect(one({ score })).toMatchObject({ full: [1, 1], extra: [2, 2], shootout: [4, 3] })
  })

  test('minutes of goals: a number with an offset, or text', () => {
    const goals1 = [
      { name: 'Mei', minute: 90, offset: 4 },
      { name: 'An', minute: '45+1', penalty: true },
      { name: 'Li', minute: '7', owngoal: true },
    ]
    expect(one({ score: [3, 0], goals1 })?.goals[0]).toEqual([
      { name: 'Mei', minute: 90, added: 4, isOwnGoal: false, isPenalty: false },
      { name: 'An', minute: 45, added: 1, isOwnGoal: false, isPenalty: true },
      { name: 'Li', minute: 7, added: 0, isOwnGoal: true, isPenalty: false },
    ])
  })

  test.each([
    ['awarded', 'awarded'],
    ['cancelled', 'cancelled'],
    ['canceled', 'cancelled'],
    ['postponed', 'postponed'],
    ['abandoned', 'abandoned'],
  ])('the status %s is %s', (word, status) => {
    expect(one({ status: word, score: [1, 0] })?.status).toBe(status)
  })

  test('a mark of the byte order in front is no harm', () => {
    expect(readOpenfootball('\uFEFF{"matches":[{"team1":"A","team2":"B"}]}', 'x').matches).toHaveLength(1)
  })
})

describe('files nobody can trust', () => {
  test.each([
    ['', /is empty/],
    ['{"name": "League", "matches": [{"team1": "A", "te', /not valid JSON, it seems to be cut off/],
    ['<html></html>', /not valid JSON/],
    ['[]', /expected an object, found a list/],
    ['null', /expected an object, found nothing/],
    ['{"name":"League"}', /no "matches" and no "rounds"/],
    ['{"matches":[]}', /has no matches/],
    ['{"matches":{"a":1}}', /matches: expected a list, found an object/],
    ['{"matches":[7]}', /match 1: expected an object, found number 7/],
    ['{"matches":[{"team1":"A"}]}', /match 1, team2: a team is missing/],
    ['{"matches":[{"team1":5,"team2":"B"}]}', /match 1, team1: expected text, found number 5/],
    [
      '{"matches":[{"team1":"A","team2":"B","score":{"ft":"2-1"}}]}',
      /score, ft: expected a list, found the text "2-1"/,
    ],
    ['{"matches":[{"team1":"A","team2":"B","score":[2]}]}', /two numbers, this one 1/],
    ['{"matches":[{"team1":"A","team2":"B","score":[2,null]}]}', /whole number from 0 to 200, found nothing/],
    ['{"matches":[{"team1":"A","team2":"B","score":[-1,0]}]}', /found number -1/],
    ['{"matches":[{"team1":"A","team2":"B","score":[1.5,0]}]}', /found number 1.5/],
    ['{"matches":[{"team1":"A","team2":"B","date":"2020-02-30"}]}', /expected a day as YYYY-MM-DD, found "2020-02-30"/],
    ['{"matches":[{"team1":"A","team2":"B","status":"eaten"}]}', /unknown status "eaten"/],
    ['{"rounds":[{"name":"1"}]}', /round 1, matches: expected a list, found nothing/],
  ])('%s', (text, message) => {
    const reading = () => readOpenfootball(text, 'some.json')
    expect(reading).toThrow(OpenDataError)
    expect(reading).toThrow(message)
  })
})

describe('match statistics', () => {
  const head = 'Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,Referee,HS,AS,HC,AC'
  test('a line is a match with its figures', () => {
    const [match] = readMatchStats(`${head}\n2025-08-15,Home,"Away, City",4,2,H,1,0,,19,10,6,7\n`, 'en.1.csv')
    expect(match).toMatchObject({
      date: '2025-08-15',
      home: 'Home',
      away: 'Away, City',
      full: [4, 2],
      half: [1, 0],
      status: 'played',
    })
    expect(match?.statistics).toEqual({ shots: [19, 10], corners: [6, 7] })
  })
  test('days of another order, matches to come, empty figures', () => {
    const [match] = readMatchStats(`\uFEFF${head}\r\n15/08/25,Home,Away,,,,,,,,,,\r\n`, 'en.1.csv')
    expect(match).toMatchObject({ date: '2025-08-15', full: undefined, status: 'open', statistics: {} })
  })
  test.each([
    ['Date,HomeTeam\n2025-08-15,A', /has no column AwayTeam/],
    [`${head}\n`, /has no matches/],
    [`${head}\n2025-08-15,Home,Aw`, /line 2 has 3 cells instead of 13: is the file cut off/],
    [`${head}\n2025-08-15,Home,Away,x,2,H,1,0,,19,10,6,7`, /line 2: FTHG is "x", not a number/],
    [`${head}\n15.8.,Home,Away,1,2,H,1,0,,19,10,6,7`, /"15.8." is not a day/],
    [`${head}\n2025-08-15,,Away,1,2,H,1,0,,19,10,6,7`, /HomeTeam is empty/],
  ])('%j is refused', (text, message) => {
    expect(() => readMatchStats(text, 'en.1.csv')).toThrow(message)
  })
})
