import { expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { Match } from '../../parts/matches/match'
import { aMatch } from '../../testing/a-match'
import type { RowLook } from './list-look'
import { MatchRow } from './match-row'

const look: RowLook = {
  t: (key) => key,
  market: 'asia',
  moment: 'live',
  zone: '',
  hasOdds: true,
  hasRanks: true,
  hasCards: true,
  hasYellow: true,
  hasHalfTime: true,
  hasCorners: true,
  isTall: false,
  isSpoilerFree: false,
}

function draw(match: Match, change: Partial<RowLook> = {}) {
  const done: string[] = []
  const note = (word: string) => (of: Match) => done.push(`${word} ${of.id}`)
  const actions = {
    onFollow: note('follow'),
    onHide: note('hide'),
    onPin: note('pin'),
    onOpen: (path: string) => done.push(path),
  }
  const row = (shown: Match) => (
    <MatchRow
      match={shown}
      look={{ ...look, ...change }}
      isFirst
      isLast
      hasLeague={false}
      isCurrent
      isHidden={false}
      isPinned={false}
      actions={actions}
    />
  )
  const { rerender } = render(row(match))
  return { done, show: (next: Match) => rerender(row(next)) }
}

test('SCORE-01 every control of a row does its own, for the match its element shows by now', () => {
  const { done, show } = draw(aMatch({ id: 1 }))
  show(aMatch({ id: 2 }))
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('row.follow')
  press('listing.pin')
  press('row.hide')
  fireEvent.click(screen.getByRole('link', { name: 'row.detail' }))
  expect(done).toEqual(['follow 2', 'pin 2', 'hide 2', '/score-detail?type=football&id=2'])
})

test('SCORE-01 a click beside the controls opens the match; a link opened elsewhere is left to the browser', () => {
  const { done } = draw(aMatch({ id: 3 }))
  const link = screen.getByRole('link', { name: 'row.detail' })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link, { ctrlKey: true })
  expect(done).toEqual([])
  fireEvent.click(screen.getByText(aMatch({}).home.name))
  expect(done).toEqual(['/score-detail?type=football&id=3'])
})

test('SCORE-01 a goal makes its digit anew, another match in the same element does not', () => {
  const scores = (home: number): Partial<Match> => ({ status: 4, homeScores: [home, 0, 0, 0, 0, 0, 0] })
  const { show } = draw(aMatch({ id: 4, ...scores(7) }))
  const digit = (value: string) => within(screen.getByRole('group')).getByText(value)
  const before = digit('7')
  show(aMatch({ id: 5, ...scores(8) }))
  expect(digit('8')).toBe(before)
  show(aMatch({ id: 5, ...scores(9), goal: { isHome: true, atMs: 1 } }))
  expect(digit('9')).not.toBe(before)
})

test('SCORE-01 a row says its score to those who cannot see it, and in spoiler mode to nobody', () => {
  const playing = aMatch({ id: 6, status: 4, homeScores: [2, 0, 0, 0, 0, 0, 0] })
  const spoken: RowLook['t'] = (key, values) => `${key} ${JSON.stringify(values)}`
  draw(playing, { t: spoken })
  expect(screen.getByRole('group', { name: /row\.spoken .*"homeScore":2/ })).toBeTruthy()
  cleanup()
  draw(playing, { t: spoken, isSpoilerFree: true })
  expect(screen.queryByRole('group', { name: /homeScore/ })).toBeNull()
})
