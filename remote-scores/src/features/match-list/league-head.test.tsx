import { expect, test } from '@jest/globals'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { aMatch } from '../../testing/a-match'
import { LeagueHead } from './league-head'
import type { MatchGroup } from './match-filter'

const { competition } = aMatch({ id: 1 })
const groupOf = (change: Partial<MatchGroup> = {}): MatchGroup => ({
  key: 'en.1',
  competition,
  round: 3,
  stage: '',
  ids: [1, 2],
  live: 1,
  ...change,
})

function draw(first: MatchGroup) {
  const done: string[] = []
  const texts: string[] = []
  const actions = {
    t: (key: string) => {
      texts.push(key)
      return key
    },
    onFold: (key: string) => void done.push(`fold ${key}`),
    onFollow: (id: number) => void done.push(`follow ${id}`),
    onOpen: (path: string) => void done.push(path),
  }
  const head = (group: MatchGroup, isFolded: boolean) => (
    <LeagueHead group={group} sport="football" isFolded={isFolded} isCurrent={false} isFollowed={false} {...actions} />
  )
  const { rerender } = render(head(first, false))
  return { done, texts, show: (group: MatchGroup, isFolded = false) => rerender(head(group, isFolded)) }
}

test('SCORE-01 the controls of a head fold, follow and open, for the league it shows by now', () => {
  const { done, show } = draw(groupOf())
  show(groupOf({ key: 'es.1', competition: { ...competition, id: 77, key: 'es.1' } }))
  fireEvent.click(screen.getByRole('button', { name: 'list.fold' }))
  fireEvent.click(screen.getByRole('button', { name: 'listing.followLeague' }))
  const link = screen.getByRole('link', { name: 'list.standings' })
  fireEvent.click(link)
  expect(done).toEqual(['fold es.1', 'follow 77', link.getAttribute('href')])
  expect(link.getAttribute('href')).toContain('77')
})

test('SCORE-01 the standings may be opened in a tab of their own', () => {
  const { done } = draw(groupOf())
  const link = screen.getByRole('link', { name: 'list.standings' })
  const click = createEvent.click(link, { ctrlKey: true })
  fireEvent(link, click)
  expect([done, click.defaultPrevented]).toEqual([[], false])
})

test('SCORE-01 a search that leaves the league as it is draws its head no second time; what changes is drawn', () => {
  const { texts, show } = draw(groupOf())
  const drawn = texts.length
  show(groupOf({ ids: [2], competition: { ...competition } }))
  expect(texts.length).toBe(drawn)
  show(groupOf({ live: 0 }))
  expect(texts.length).toBeGreaterThan(drawn)
  show(groupOf({ live: 0 }), true)
  const folded = screen.getByRole('button', { name: 'list.unfold' })
  expect(folded.getAttribute('aria-expanded')).toBe('false')
  expect(folded.closest('[role=group]')?.textContent).toContain('· 2')
  show(groupOf({ live: 0, ids: [2] }), true)
  expect(folded.closest('[role=group]')?.textContent).toContain('· 1')
})
