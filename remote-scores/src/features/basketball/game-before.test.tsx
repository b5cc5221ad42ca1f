import { expect, test } from '@jest/globals'
import { answerCalls, type Replies } from '@pitchside/testing'
import { cleanup, screen } from '@testing-library/react'
import { openAtNoon, titleOfPage } from '../../testing/page-at-noon'
import { showPage } from '../../testing/show-page'
import { aGame, noonS } from '../../testing/wire-rows'
import { BasketballMatch } from './basketball-match'
import { analysis, before, listOf, past } from './games-before.fixture'

openAtNoon()

async function open(replies: Replies = {}) {
  answerCalls({ getBasketballMatch: aGame(), ...before, ...replies })
  await showPage(<BasketballMatch id={7} />, { address: '/score-detail?type=basketball&id=7' })
}

test('WORLD-05 the header says which round of the play-offs a game is of, and the regular season otherwise', async () => {
  await open({ getBasketballMatch: aGame({ stage: 'semi' }) })
  await titleOfPage()
  expect(screen.getByText('Premier League Semi-final')).toBeTruthy()
  cleanup()
  await open()
  await titleOfPage()
  expect(screen.getByText('Premier League Regular season')).toBeTruthy()
})

test('SCORE-11 before the tip-off the means of both sides stand beside each other, unless one has not played yet', async () => {
  const game = aGame({ status_id: 1, tlive: [], home_scores: [], away_scores: [], match_time: noonS + 3_600 })
  const ofAway = [
    past(6, { home_score: 120, away_score: 110, is_home: 0, result: 'loss', asia_text: 'lose' }),
    past(7, { home_score: 80, away_score: 91, is_home: 0, asia_text: 'win', bs_text: 'under' }),
  ]
  const match = { home: analysis.match.home, away: listOf(...ofAway) }
  await open({ getBasketballMatch: game, getBasketballAnalysis: { ...analysis, match } })
  const card = (await screen.findByRole('heading', { name: 'Averages of the latest games' })).closest('section')
  const lines = [...(card as HTMLElement).querySelectorAll('dl > div')].map((line) => line.textContent)
  expect(lines).toEqual([
    'Points scored100100.5',
    'Points conceded90100',
    'Games won100%50%',
    'Line covered100%50%',
    'Over the total100%50%',
  ])
  cleanup()
  await open({ getBasketballMatch: game })
  await screen.findByRole('table', { name: 'Head to head' })
  expect(screen.getByText('Soon')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Averages of the latest games' })).toBeNull()
})

test('WORLD-06 the hall and its crowd stand beside a game where the feed knows them, and nowhere else', async () => {
  await open({ getBasketballMatch: aGame({ space: 'Arsenal Center', capacity: 18_997, attendance: 17_500 }) })
  const card = (await screen.findByRole('heading', { name: 'Match facts' })).closest('section') as HTMLElement
  expect(card.textContent).toBe('Match factsGroundArsenal CenterCapacity18,997Attendance17,500')
  cleanup()
  await open()
  await titleOfPage()
  expect(screen.queryByRole('heading', { name: 'Match facts' })).toBeNull()
})
