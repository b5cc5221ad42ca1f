import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type DatabaseAddress, inSeason, readAddress, views, writeAddress } from './database-address'

const empty = readAddress(new URLSearchParams())
const of = (text: string) => readAddress(new URLSearchParams(text))

describe('the address of a data base page', () => {
  test('an empty address is the table of now', () => {
    expect(empty).toEqual({
      id: 0,
      season: 0,
      view: 'table',
      venue: 'all',
      asOfRound: 0,
      asOfDate: '',
      isLive: false,
      stage: 0,
      round: 0,
      figure: 0,
      team: 0,
      player: 0,
    })
    expect(String(writeAddress(empty))).toBe('')
  })

  test.each([
    'id=abc&season=-4&tab=moon&venue=up&through=0.5',
    'id=99999999999&on=2026-02-30&round=1e3&team=%00',
    'on=20261121&through=201&stage=-1',
  ])('what makes no sense is not said: %s', (text) => expect(of(text)).toEqual(empty))

  test('SCORE-04 what is written is read again', () => {
    fc.assert(
      fc.property(
        fc.record({
          id: fc.integer({ min: 1, max: 99_999 }),
          season: fc.integer({ min: 0, max: 99_999_999 }),
          view: fc.constantFrom(...views),
          venue: fc.constantFrom('all' as const, 'home' as const, 'away' as const),
          asOfRound: fc.integer({ min: 0, max: 60 }),
          stage: fc.integer({ min: 0, max: 9 }),
          round: fc.integer({ min: 0, max: 60 }),
          figure: fc.integer({ min: 0, max: 20 }),
        }),
        (part) => {
          const address: DatabaseAddress = { ...empty, ...part }
          const again = readAddress(writeAddress(address))
          expect(writeAddress(again).toString()).toBe(writeAddress(address).toString())
          expect(again).toMatchObject({ id: part.id, season: part.season, view: part.view })
          if (part.view === 'table') expect(again).toMatchObject({ venue: part.venue, asOfRound: part.asOfRound })
          if (part.view === 'leaders') expect(again).toMatchObject({ figure: part.figure })
          if (part.view === 'rounds') expect(again).toMatchObject({ stage: part.stage, round: part.round })
        },
      ),
    )
  })

  test('a round and a day exclude each other, the round first', () => {
    expect(of('through=5&on=2026-11-21')).toMatchObject({ asOfRound: 5, asOfDate: '' })
    expect(of('on=2026-11-21').asOfDate).toBe('2026-11-21')
  })

  test('SCORE-09 running matches count in the whole table of now, and in no other', () => {
    expect(of('live=1').isLive).toBe(true)
    expect(String(writeAddress(of('id=82&live=1')))).toBe('id=82&live=1')
    for (const other of ['live=0', 'live=1&venue=home', 'live=1&through=5', 'live=1&on=2026-11-21'])
      expect(of(other).isLive).toBe(false)
    expect(String(writeAddress(of('tab=rounds&live=1')))).toBe('tab=rounds')
  })

  test('another season forgets rounds and moments of the one before', () => {
    expect(inSeason(of('id=82&tab=rounds&round=12&through=3'), 820_070)).toMatchObject({
      id: 82,
      season: 820_070,
      view: 'rounds',
      round: 0,
      asOfRound: 0,
    })
  })
})
