import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { addressOf } from './address-of'
import { HitGrid } from './hit-cards'
import { Marked } from './marked'
import { type Hit, hitKinds } from './search.calls'
import { countOf, tabs } from './search-tabs'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
})
afterEach(cleanup)

const hit = (change: Partial<Hit>): Hit => ({
  kind: 'news',
  id: 7,
  title: 'Derby',
  ranges: [[0, 3]],
  text: 'The derby of the north',
  textRanges: [[4, 9]],
  picture: '',
  count: 1_200,
  atMs: 0,
  seconds: 61,
  sport: 'football',
  group: 'League',
  groupId: 82,
  level: 3,
  owner: 'Writer',
  ownerId: 5,
  ownerAvatar: '',
  sides: undefined,
  stage: 'upcoming',
  ...change,
})

test('CONT-05 what answers the query is marked, and a text is never read as markup', () => {
  const { container } = render(
    <Marked
      text="<b>x</b> & derby"
      ranges={[
        [11, 16],
        [2, 1],
        [90, 95],
      ]}
    />,
  )
  expect(container.textContent).toBe('<b>x</b> & derby')
  expect(container.querySelector('b')).toBeNull()
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['derby'])
})

test.each(hitKinds.map((kind) => [kind]))('CONT-05 a result of kind %s is one link with its name', (kind) => {
  const side = (id: number, name: string, score?: number) => ({ id, name, ranges: [], score })
  const sides = kind === 'match' ? ([side(1, 'Home', 2), side(2, 'Away', 1)] as const) : undefined
  const one = hit({ kind, sides, picture: kind === 'circle' ? 'A' : '' })
  render(<HitGrid hits={[one]} />)
  const link = screen.getByRole('link')
  expect(link.getAttribute('href')).toBe(addressOf(one))
  expect(link.textContent).toContain(kind === 'match' ? 'Away' : kind === 'post' ? 'The derby' : 'Derby')
})

test('CONT-05 tabs count what they list', () => {
  const totals = { team: 2, league: 1, post: 4, circle: 3, news: 9 }
  const found = { rooms: [], anchors: [], hits: [], correction: '', totals }
  expect(Object.fromEntries(tabs.map((tab) => [tab, countOf(found, tab)]))).toEqual({
    all: 19,
    live: 0,
    anchors: 0,
    teams: 3,
    players: 0,
    matches: 0,
    news: 9,
    videos: 0,
    circles: 7,
    users: 0,
  })
})
