import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Replies } from '@pitchside/testing'
import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import ArticlePage from '../features/article/article.page'
import CommentPage from '../features/comments/comment.page'
import SpecialistDetailPage from '../features/experts/specialist-detail.page'
import SpecialistInfoPage from '../features/experts/specialist-info.page'
import en from '../i18n/en.json'
import TopicPage from './topic.page'
import VideoPlayerPage from './video-player.page'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
})
afterEach(cleanup)

function open(Page: ComponentType, address: string) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const refused = (reason: string) => new CallError('refused', 1, reason)
const pages: [kind: string, Page: ComponentType, replies: Replies, href: string][] = [
  ['video', VideoPlayerPage, { getVideo: refused('video-gone') }, '/video-list'],
  ['article', ArticlePage, { getHeadline: refused('not-found') }, '/news'],
  ['topic', TopicPage, { getTopic: refused('not-found') }, '/news'],
  ['comment', CommentPage, { listHeadlineReplies: refused('not-found') }, '/news'],
  ['expert', SpecialistInfoPage, { getExpert: refused('expert-unknown') }, '/specialist'],
  ['scheme', SpecialistDetailPage, { getScheme: refused('scheme-unknown') }, '/specialist'],
]

test.each(pages)(
  'CONT-01 a page of a %s that does not exist says so and leads on',
  async (_kind, Page, replies, href) => {
    answerCalls(replies)
    open(Page, '/page?id=987654&name=nobody')
    const way = await screen.findByRole('link')
    expect(way.getAttribute('href')).toBe(href)
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  },
)

test.each(pages)(
  'CONT-01 a page of a %s that only failed to load is tried again',
  async (_kind, Page, replies, _href) => {
    const name = Object.keys(replies)[0] as string
    answerCalls({ [name]: new CallError('broken', 500, 'internal') })
    open(Page, '/page?id=987654&name=nobody')
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  },
)
