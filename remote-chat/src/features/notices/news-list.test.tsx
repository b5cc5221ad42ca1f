import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import texts from '../../i18n/en.json'
import { followHeard, hear } from './heard.store'
import { NewsFoot } from './news-foot'
import { mergedNews } from './news-list'

const atS = 1_790_000_000
const kept = (id: number, title: string) => ({
  id,
  title,
  content: `text of ${title}`,
  addtime: atS + id,
  type: 20,
  url: id === 1 ? '/live?id=3' : 'https://elsewhere.example/',
  is_read: 0,
})
const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '0', isAnchor: false }

let stop: () => void
beforeEach(async () => {
  await startI18n('en', {})
  addTexts('chat', texts)
  stop = followHeard()
  signedIn(me)
})
afterEach(() => {
  cleanup()
  stop()
  signedOut()
})

function show(answers: Parameters<typeof answerCalls>[0]) {
  answerCalls({ countNotices: { num: 2 }, ...answers })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <NewsFoot />
    </QueryClientProvider>,
  )
}
const open = async () => {
  fireEvent.click(screen.getByRole('button'))
  return within(await screen.findByRole('dialog', { name: texts.news.title }))
}

test('CHAT-01 horns and notices stand in one list, the newest first, each once', async () => {
  show({ listNotices: { data: [kept(2, 'second'), kept(1, 'first')], current_page: 1, last_page: 1, total: 2 } })
  act(() => hear({ key: 'horn-9', kind: 'horn', title: 'Han', text: 'Come in', atMs: (atS + 5) * 1_000, url: '' }))
  act(() => hear({ key: 'notice-2', kind: 'notice', title: 'second', text: '', atMs: (atS + 2) * 1_000, url: '' }))
  const list = await open()
  await list.findByText('first')
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows.map((text) => text?.slice(0, 6))).toEqual(['Horn b', 'second', 'firstt'])
  // Only pages of this site are led to.
  expect(list.getByRole('link', { name: /first/ }).getAttribute('href')).toBe('/live?id=3')
  expect(list.getByRole('link', { name: /second/ }).getAttribute('href')).toBe('/member?type=26')
  expect(list.queryByRole('link', { name: /Horn/ })).toBeNull()
})

test('CHAT-01 what arrives is the line under the list, hostile words stay words, another account sees nothing of it', async () => {
  show({ listNotices: { data: [], current_page: 1, last_page: 1, total: 0 } })
  const text = '<img src=x onerror=alert(1)>'
  act(() => bus.emit('notice.arrived', { id: 5, title: 'Han is live', text, url: '' }))
  expect(screen.getByText('Han is live')).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
  act(() => signedOut())
  expect(screen.queryByText('Han is live')).toBeNull()
})

test('CHAT-01 nothing yet, and a list that does not come, say so', async () => {
  show({ listNotices: { data: [], current_page: 1, last_page: 1, total: 0 } })
  expect(await (await open()).findByText(texts.news.none)).toBeTruthy()
  cleanup()
  show({})
  expect(await (await open()).findByText(texts.news.failed)).toBeTruthy()
})

test('what was heard and is kept as well stands once', () => {
  const news = (key: string, atMs: number) => ({ key, kind: 'notice' as const, title: '', text: '', atMs, url: '' })
  const merged = mergedNews([news('notice-2', 5), news('horn-1', 9)], [news('notice-2', 4), news('notice-1', 3)])
  expect(merged.map(({ key }) => key)).toEqual(['horn-1', 'notice-2', 'notice-1'])
})
