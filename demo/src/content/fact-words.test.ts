import { describe, expect, test } from '@jest/globals'
import type { Language } from '@pitchside/backend/kernel/messages'
import { factSentences } from './fact-sentences'
import { factParagraphs } from './fact-words'
import type { MatchFacts, PlayedFact } from './facts.port'

const name = (word: string) => ({ zh: `${word}队`, en: word, vi: `CLB ${word}` })
const played = (id: number, home: string, away: string, score: readonly [number, number]): PlayedFact => ({
  id,
  kickoff: 1_700_000_000 - id * 86_400,
  home: name(home),
  away: name(away),
  homeId: home === 'Reds' ? 1 : 2,
  score,
  half: [1, 0],
  scorers: [{ player: name('Nine'), minute: 23, side: 'home' }],
  possession: [55, 45],
  shotsOn: [6, 3],
})
const facts: MatchFacts = {
  sport: 'football',
  competition: name('League'),
  team: { id: 1, names: name('Reds') },
  played: [
    played(1, 'Reds', 'Blues', [2, 1]),
    played(2, 'Greens', 'Reds', [3, 0]),
    played(3, 'Reds', 'Whites', [1, 1]),
  ],
  coming: { id: 9, kickoff: 1_700_100_000, home: name('Blacks'), away: name('Reds') },
  places: [
    { team: name('Blues'), position: 1, points: 30, played: 12 },
    { team: name('Reds'), position: 4, points: 22, played: 12 },
  ],
}
const tell = (of: MatchFacts, lang: Language, n: number) =>
  factParagraphs(of, { words: factSentences[lang], lang, n }).join('\n')

describe('CONT-01 what demo articles tell of matches', () => {
  test.each([0, 1, 2])('CONT-01 the sums are those of the results, from the view of the team (way %i)', (n) => {
    const text = tell(facts, 'en', n)
    expect(text).toMatch(/1 win, 1 draw and 1 defeat|won 1, drew 1 and lost 1/)
    expect(text).toContain('Reds 2–1 Blues')
    expect(text).toContain('Greens 3–0 Reds')
    expect(text).toContain('number 4 with 22 points from 12, 8 behind the leaders')
    expect(text).toContain('Nine (23′)')
  })

  test.each(['zh', 'en', 'vi'] as const)(
    'CONT-01 every sentence is said in %s, for a team and for a league',
    (lang) => {
      for (const of of [
        facts,
        { ...facts, sport: 'basketball' } as const,
        { ...facts, team: undefined },
        { ...facts, sport: 'basketball', team: undefined } as const,
      ])
        for (const n of [0, 1, 2]) {
          const text = tell(of, lang, n)
          expect(text).not.toMatch(/undefined|NaN|\[object/)
          expect(text.split('\n').length).toBeGreaterThan(6)
          expect(text.match(/^## /gm)).toHaveLength(2)
        }
    },
  )

  test('CONT-01 days are those of the site, on both sides of midnight', () => {
    // 23:30 on the first of March at the site.
    const at = Date.UTC(2026, 2, 1, 15, 30) / 1_000
    expect(factSentences.en.moment(at)).toBe('1 March at 23:30 (UTC+8)')
    expect(factSentences.vi.day(at + 3_600)).toBe('2/3')
    expect(factSentences.zh.day(at + 3_600)).toBe('3 月 2 日')
  })
})
