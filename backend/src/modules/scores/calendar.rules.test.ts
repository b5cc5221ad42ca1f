import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { createScriptedFeed } from '../../testing/scripted-feed'
import { calendarOf, folded } from './calendar.rules'

const now = 1_800_000_000
function aMatch(status: number, name = 'Home') {
  const feed = createScriptedFeed()
  const { fixture, state } = feed.add(1, now)
  const names = { zh: name, en: name, vi: name }
  return {
    fixture: { ...fixture, home: { ...fixture.home, names } },
    state: { ...state, status },
    competition: feed.competitions('football')[0]!,
    url: 'https://x.example/score-detail?type=football&id=1',
  }
}
const unfold = (text: string) => text.replace(/\r\n /g, '')

describe('a calendar by RFC 5545', () => {
  test('lines of any text are folded at 75 octets without cutting a character, and come back whole', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => !/[\r\n]/.test(text)),
        (text) => {
          const lines = folded(text).split('\r\n')
          for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(unfold(folded(text))).toBe(text)
          // A character cut in two is read as this one, unless the text holds it itself.
          expect(folded(text).includes('\uFFFD')).toBe(text.includes('\uFFFD'))
        },
      ),
    )
  })

  test('commas, semicolons, backslashes and line breaks of names cannot become lines of their own', () => {
    const text = unfold(calendarOf([aMatch(1, 'A;B,C\\D\r\nEND:VCALENDAR')], 'en', now, 'Mine'))
    expect(text).toContain('SUMMARY:A\\;B\\,C\\\\D\\nEND:VCALENDAR - Team 12\r\n')
    expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  })

  test.each([
    [1, 'CONFIRMED', 'Home - Team 12'],
    [4, 'CONFIRMED', 'Home 0-0 Team 12'],
    [8, 'CONFIRMED', 'Home 0-0 Team 12'],
    [9, 'TENTATIVE', 'Home - Team 12 (postponed)'],
    [12, 'CANCELLED', 'Home - Team 12 (cancelled)'],
    [13, 'TENTATIVE', 'Home - Team 12 (time open)'],
  ])('status %d of a match is %s', (status, word, title) => {
    const text = calendarOf([aMatch(status)], 'en', now, 'Mine')
    expect(text).toContain(`STATUS:${word}\r\n`)
    expect(text).toContain(`SUMMARY:${title}\r\n`)
    expect(text).toContain('UID:match-1@pitchside\r\n')
  })
})
