import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf } from '@pitchside/testing'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import en from '../../i18n/en.json'
import { wirePost } from '../../wire-rows.fixture'
import type { Feed } from './circle'
import { CircleColumn } from './circle-column'
import { FeedPosts } from './feed-tabs'

const me = { id: 5, token: 't', userSig: '', nickname: 'Nan', avatar: '', expIcon: '', balance: '0', isAnchor: false }

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
})
afterEach(() => {
  cleanup()
  act(() => signedOut())
})

function show(element: ReactElement) {
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>
    </MemoryRouter>,
  )
}
const titles = () => screen.getAllByRole('article').map((post) => post.querySelector('h2')?.textContent)

test.each<[string, Feed, string[]]>([
  ['a circle', { tab: 'new', circleId: 1 }, ['Mine', 'Row 2']],
  ['all circles', { tab: 'hot', circleId: 0 }, ['Mine', 'Elsewhere', 'Row 2']],
  ['refined posts', { tab: 'refined', circleId: 1 }, ['Row 2']],
])(
  'CONT-03 what waits for its review is shown to its author in %s, marked as waiting',
  async (_name, feed, expected) => {
    answerCalls({
      listCirclePosts: pageOf([wirePost(2)]),
      listMemberCirclePosts: pageOf([
        wirePost(9, { title: 'Mine', status: 0 }),
        wirePost(8, { title: 'Elsewhere', status: 0, circle_id: 2 }),
        wirePost(7, { title: 'Refused', status: 2 }),
      ]),
    })
    act(() => signedIn(me))
    show(<FeedPosts feed={feed} />)
    await waitFor(() => expect(titles()).toEqual(expected))
    expect(screen.queryAllByText(en.circle.state.waiting)).toHaveLength(expected.length - 1)
  },
)

test('CONT-01 CONT-03 beside a longer list of stories stand more posts of circles', async () => {
  answerCalls({
    listCirclePosts: ({ page }: { page: number }) =>
      pageOf(
        Array.from({ length: 5 }, (_, place) => wirePost((Number(page) - 1) * 5 + place + 1)),
        { total: 15, page: Number(page), perPage: 5 },
      ),
  })
  show(<CircleColumn stories={30} />)
  await waitFor(() => expect(titles()).toHaveLength(10))
  cleanup()
  show(<CircleColumn stories={6} />)
  await waitFor(() => expect(titles()).toHaveLength(4))
})
