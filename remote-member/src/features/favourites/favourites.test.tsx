import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import en from '../../i18n/en.json'
import { Favourites, type List } from './favourites-section'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
const video = (id: number) => ({
  id,
  uid: 3,
  title: `Derby ${id}`,
  img: '',
  user_nickname: 'Nan',
  avatar: '',
  addtime: 1_700_000_000,
  click: 12,
})

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('member', en)
  signedIn(me)
})
afterEach(() => signedOut())

function Lists({ start }: { start: List }) {
  const [list, toList] = useState<List>(start)
  const [page, toPage] = useState(1)
  return <Favourites place={{ list, page, toList, toPage }} />
}

function show(replies: Replies, start: List = 'videos') {
  const asked = answerCalls(replies)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Lists start={start} />
    </QueryClientProvider>,
  )
  return asked
}

test('MEM-01 what is taken out stays in its place and can be put back; the count follows', async () => {
  let isKept = true
  const asked = show({
    listVideoFavorites: pageOf([video(1), video(2)], { total: 12 }),
    toggleVideoFavorite: () => {
      isKept = !isKept
      return { is_on: isKept ? 1 : 0, total: 3 }
    },
  })
  expect((await screen.findByRole('link', { name: /Derby 1/ })).getAttribute('href')).toBe('/video-player?id=1')
  expect(screen.getByText('12 entries')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Derby 1' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Undo Derby 1' }))
  expect(screen.getByText('11 entries')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Remove Derby 1' })).toBeTruthy()
  expect(screen.getByText('12 entries')).toBeTruthy()
  expect(asked.filter(({ name }) => name === 'toggleVideoFavorite').map(({ input }) => input)).toEqual([
    { id: 1 },
    { id: 1 },
  ])
})

test('MEM-01 a list comes page by page', async () => {
  const asked = show({
    listVideoFavorites: ({ page }: { page: string }) =>
      pageOf([video(Number(page))], { total: 12, page: Number(page) }),
  })
  await screen.findByRole('link', { name: /Derby 1/ })
  fireEvent.click(screen.getByRole('button', { name: '2' }))
  expect(await screen.findByRole('link', { name: /Derby 2/ })).toBeTruthy()
  expect(asked.map(({ input }) => input.page)).toEqual(['1', '2'])
})

test('MEM-01 matches say how they stand, teams and leagues lead to the data base, and each can be left', async () => {
  const match = { home_id: 5, home_name: 'Reds', home_score: 2, away_id: 6, away_name: 'Blues', away_score: 1 }
  const asked = show(
    {
      listCollectedMatches: pageOf([{ ...match, id: 8, type: 0, name: 'Cup', match_time: 1_700_000_000, status: 1 }]),
      listCollected: {
        match: [8],
        team: [{ id: 5, name: 'Reds', logo: '', sport: 'football' }],
        league: [{ id: 82, name: 'Premier League', sport: 'football' }],
      },
      toggleCollect: { is_collect: 0 },
    },
    'matches',
  )
  const link = await screen.findByRole('link', { name: /Reds/ })
  expect(link.getAttribute('href')).toBe('/score-detail?type=football&id=8')
  expect(screen.getByText('2 - 1')).toBeTruthy()
  expect(screen.getByText('In progress')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove Reds vs Blues' }))
  await screen.findByRole('button', { name: 'Undo Reds vs Blues' })
  fireEvent.click(screen.getByRole('tab', { name: 'Teams and leagues' }))
  const league = await screen.findByRole('link', { name: /Premier League/ })
  expect(league.getAttribute('href')).toBe('/base-football?id=82')
  fireEvent.click(screen.getByRole('button', { name: 'Remove Premier League' }))
  await screen.findByRole('button', { name: 'Undo Premier League' })
  expect(asked.filter(({ name }) => name === 'toggleCollect').map(({ input }) => input)).toEqual([
    { id: 8, type: 2 },
    { id: 82, type: 2, kind: 2 },
  ])
})

test('MEM-01 nothing kept leads to where things are', async () => {
  show({ listPostFavorites: pageOf([]) }, 'posts')
  await screen.findByText('No posts saved yet')
  expect(screen.getByRole('link', { name: 'Look around the circles' }).getAttribute('href')).toBe('/circle')
})

test('MEM-01 a kept post shows its emoji as pictures', async () => {
  const post = { ...video(1), title: '', content: 'Love all [笑哭]', img: [], video: [] }
  show({ listPostFavorites: pageOf([post]) }, 'posts')
  const row = await screen.findByRole('link', { name: /Love all/ })
  expect(within(row).getByAltText('[笑哭]')).toBeTruthy()
  expect(row.textContent).not.toContain('[')
})
