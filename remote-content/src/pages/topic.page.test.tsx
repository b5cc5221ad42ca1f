import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { screen } from '@testing-library/react'
import { leave, show, speak } from '../show.fixture'
import { wireStory } from '../wire-rows.fixture'
import TopicPage from './topic.page'

beforeEach(() => speak())
afterEach(leave)

const topic = {
  ...{ name: 'Derby & Day', article_num: 1, post_num: 3 },
  list: [wireStory(4)],
  related: [{ name: 'VAR?', num: 1 }],
}
const hit = (kind: string, id: number) => ({ kind, id, title: `${kind} ${id}`, title_ranges: [] })
const found = {
  ...{ liveList: [], anchorList: [], correction: '' },
  list: [hit('news', 9), hit('user', 8), hit('video', 7)],
  total: [
    { kind: 'news', total: 1 },
    { kind: 'video', total: 1 },
  ],
}

function open(address: string, replies: Replies = {}) {
  const log = answerCalls({
    ...{ getTopic: topic, search: found, listHeadlines: { list: pageOf([]), banner: [] } },
    ...replies,
  })
  show(<TopicPage />, address)
  return (name: string) => log.filter((question) => question.name === name).map(({ input }) => input)
}

test('WEB-06 a topic shows its articles, what else there is about it, and the way to others', async () => {
  const asked = open('/topic?name=derby%20%26%20day')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Topic: Derby & Day')
  expect(screen.getByText('1 article', { exact: false })).toBeTruthy()
  const leads = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leads(/^Row 4/)).toBe('/detail?id=4')
  expect(leads('3 posts')).toBe('/circle?topic=Derby%20%26%20Day')
  expect(leads('VAR?')).toBe('/topic?name=VAR%3F')
  expect(leads(/All news/)).toBe('/search?name=Derby%20%26%20Day&tab=news&sort=newest')
  expect(await screen.findByText('video 7')).toBeTruthy()
  // News stand above, by their tag; a member who is called so is no part of it.
  expect(screen.queryByText('news 9')).toBeNull()
  expect(screen.queryByText('user 8')).toBeNull()
  expect(asked('getTopic')).toEqual([{ name: 'derby & day' }])
  expect(asked('search')).toMatchObject([{ name: 'Derby & Day', strict: '1' }])
})

test('WEB-06 a topic whose search fails keeps its articles and asks again', async () => {
  open('/topic?name=derby', { search: new Error('down') })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByText('Row 4')).toBeTruthy()
})

test('WEB-06 an address without a topic asks for nothing and says so', async () => {
  const asked = open('/topic')
  expect(await screen.findByText('Nobody has written about this topic yet')).toBeTruthy()
  expect(asked('getTopic')).toEqual([])
})
