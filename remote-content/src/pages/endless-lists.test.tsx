import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { CallName } from '@pitchside/contract'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import PersonaPosts from '../features/circles/persona-posts.slot'
import PostsSlot from '../features/dynamics/posts.slot'
import { ExpertArticles } from '../features/experts/expert-articles'
import { NewsList } from '../features/news/news-list'
import { VideoFeed } from '../features/videos/video-feed'
import en from '../i18n/en.json'
import { wirePost, wireRow, wireStory } from '../wire-rows.fixture'

/** Every end of a list is near: the page shows all of it. */
class AllIsNear {
  constructor(private readonly onSeen: (entries: { isIntersecting: boolean }[]) => void) {}
  observe() {
    queueMicrotask(() => this.onSeen([{ isIntersecting: true }]))
  }
  disconnect() {}
}

const before = globalThis.IntersectionObserver
beforeEach(async () => {
  Object.assign(globalThis, { IntersectionObserver: AllIsNear })
  await startI18n('en', {})
  addTexts('content', en)
})
afterEach(() => {
  cleanup()
  globalThis.IntersectionObserver = before
})

const film = (id: number) => wireRow(id, { img: '', video: '', format: 'mp4' })
const plain = (page: object) => page
const stories = (page: object) => ({ list: page, banner: [] })
const none = () => undefined

const lists: [string, CallName, ReactElement, (id: number) => object, (page: object) => object][] = [
  ['videos', 'listVideos', <VideoFeed key="1" categoryId={0} order="seen" />, film, plain],
  ['articles of experts', 'listHeadlines', <ExpertArticles key="2" />, wireStory, stories],
  ['posts of an anchor', 'listDynamics', <PostsSlot key="3" userId={5} />, wirePost, plain],
  ['posts of circles', 'listMemberCirclePosts', <PersonaPosts key="4" userId={5} />, wirePost, plain],
  [
    'news',
    'listHeadlines',
    <NewsList key="5" categoryId={0} order="newest" hiddenIds={new Set()} onOrderChange={none} />,
    wireStory,
    stories,
  ],
]

test.each(lists)(
  'a page of %s that fails is told of, and the button brings it',
  async (_what, call, list, rowOf, whole) => {
    let isDown = true
    const page = (number: number) => pageOf([rowOf(number)], { total: 2, page: number, perPage: 1 })
    const log = answerCalls({
      [call]: ({ page: asked }: { page: string }) => {
        if (isDown && Number(asked) === 2) return new Error('down')
        return whole(page(Number(asked)))
      },
    })
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter>{list}</MemoryRouter>
      </QueryClientProvider>,
    )
    const again = await screen.findByRole('button', { name: en.state.retry })
    expect(screen.getByText('Row 1')).toBeTruthy()
    expect(screen.queryByText(en.news.end)).toBeNull()
    // It is not asked for again by itself, over and over.
    expect(log.filter(({ name, input }) => name === call && Number(input.page) === 2)).toHaveLength(1)
    isDown = false
    fireEvent.click(again)
    await waitFor(() => expect(screen.getByText('Row 2')).toBeTruthy())
    expect(screen.getByText('Row 1')).toBeTruthy()
    expect(screen.queryByRole('button', { name: en.state.retry })).toBeNull()
  },
)
