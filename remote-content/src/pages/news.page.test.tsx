import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import en from '../i18n/en.json'
import { wireStory } from '../wire-rows.fixture'
import NewsPage from './news.page'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
})
afterEach(cleanup)

const storiesOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, place) => wireStory(place + 1, { title: `${name} ${place + 1}` }))

test('CONT-01 a category changes the first screen too: its newest stories are the picked ones, and stand once', async () => {
  answerCalls({
    listHeadlineCategories: [
      { id: 3, name: 'NBA' },
      { id: 4, name: 'Tennis' },
    ],
    listHeadlines: ({ cid }: { cid: string }) =>
      Number(cid) === 3
        ? { list: pageOf(storiesOf('NBA', 8)), banner: [] }
        : Number(cid) === 4
          ? { list: pageOf(storiesOf('Tennis', 2)), banner: [] }
          : { list: pageOf(storiesOf('Any', 9)), banner: storiesOf('Any', 5) },
    listCirclePosts: pageOf([]),
    listCircleNames: [],
    listAdvertisements: [],
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <NewsPage />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const picked = () => screen.queryByRole('region', { name: en.news.picked })
  await waitFor(() => expect(picked()?.textContent).toContain('Any 5'))
  fireEvent.click(await screen.findByRole('button', { name: 'NBA' }))
  await waitFor(() => expect(picked()?.textContent).toContain('NBA 5'))
  expect(picked()?.textContent).not.toContain('Any')
  const list = within(screen.getByRole('region', { name: en.news.list }))
  expect(list.queryByText('NBA 5')).toBeNull()
  expect(list.getByText('NBA 6')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Tennis' }))
  await waitFor(() => expect(list.getByText('Tennis 2')).toBeTruthy())
  expect(picked()).toBeNull()
})
