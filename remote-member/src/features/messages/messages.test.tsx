import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import en from '../../i18n/en.json'
import { MessageCentre } from './messages-section'
import type { NoticeList } from './notices.calls'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
const counts = { num: 0, reminders: 0, replies: 0, likes: 0, system: 0, announcements: 0 }
const notice = (id: number, type: number, title: string, url: string, is_read: number) => ({
  id,
  type,
  title,
  content: `About ${title}`,
  url,
  is_read,
  addtime: 1_700_000_000,
})

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('member', en)
  signedIn(me)
})
afterEach(() => signedOut())

function Centre() {
  const [list, toList] = useState<NoticeList>('all')
  const [page, toPage] = useState(1)
  return <MessageCentre place={{ list, page, toList, toPage }} />
}

function show(replies: Replies) {
  const asked = answerCalls(replies)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Centre />
    </QueryClientProvider>,
  )
  return asked
}

test('MEM-01 every list has its unread count, and its notices lead to what they are about', async () => {
  const asked = show({
    countNotices: { ...counts, num: 3, replies: 2, system: 1 },
    listNotices: ({ type }: { type: string }) =>
      pageOf(type === '3' ? [notice(7, 21, 'A reply', '/comment?id=4', 0)] : [notice(9, 10, 'A match', '', 1)]),
  })
  await screen.findByText('A match')
  const tab = (name: RegExp) => screen.getByRole('tab', { name })
  await waitFor(() => expect(tab(/^Replies/).textContent).toBe('Replies 2'))
  expect(tab(/^Likes/).textContent).toBe('Likes')
  fireEvent.click(tab(/^Replies/))
  const link = await screen.findByRole('link', { name: /A reply/ })
  expect(link.getAttribute('href')).toBe('/comment?id=4')
  expect(asked.filter(({ name }) => name === 'listNotices').map(({ input }) => input.type)).toEqual(['1', '3'])
})

test('MEM-01 everything shows announcements too, which are read with all others and not one by one', async () => {
  show({
    countNotices: { ...counts, num: 2, system: 1, announcements: 1 },
    listNotices: pageOf([notice(1, 1, 'Season opens', '', 0), notice(1, 40, 'Approved', '', 0)]),
  })
  await screen.findByText('Season opens')
  await waitFor(() => expect(screen.getByRole('tab', { name: /^All/ }).textContent).toBe('All 2'))
  expect(
    screen.getAllByRole('button', { name: /^Mark as read/ }).map((tick) => tick.getAttribute('aria-label')),
  ).toEqual(['Mark as read: Approved'])
})

test('MEM-01 following a notice reads it; the tick reads one that leads nowhere; a list is read at once', async () => {
  const asked = show({
    countNotices: { ...counts, num: 2, system: 2 },
    listNotices: pageOf([notice(1, 40, 'Approved', '/member?type=9', 0), notice(2, 47, 'Signed in', '', 0)]),
    readNotices: counts,
  })
  const link = await screen.findByRole('link', { name: /Approved/ })
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read: Signed in' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'readNotices').map(({ input }) => input)).toEqual([
      { id: 1 },
      { id: 2 },
      { type: 1 },
    ]),
  )
})

test('MEM-01 a notice that arrives stands there at once; an address of another site is no link', async () => {
  const rows = [notice(1, 10, 'Old', '', 1)]
  show({ countNotices: counts, listNotices: () => pageOf(rows) })
  await screen.findByText('Old')
  rows.unshift(notice(2, 30, 'Liked', 'https://elsewhere.example/', 0))
  act(() => bus.emit('notice.arrived', { id: 2, title: 'Liked', text: '', url: '' }))
  const row = (await screen.findByText('Liked')).closest('li') as HTMLElement
  expect(within(row).queryByRole('link')).toBeNull()
})

test('MEM-01 an empty list says so; a failure can be tried again; without a network it says that', async () => {
  let isBroken = true
  show({ countNotices: counts, listNotices: () => (isBroken ? new Error('no') : pageOf([])) })
  expect(await screen.findByText('Could not load')).toBeTruthy()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No messages yet')).toBeTruthy()
})

test('MEM-01 without a network the list says so and comes back with it', async () => {
  let isBroken = true
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false })
  show({
    countNotices: counts,
    listNotices: () => (isBroken ? new Error('no') : pageOf([notice(1, 10, 'Back', '', 1)])),
  })
  expect(await screen.findByText('You are offline')).toBeTruthy()
  isBroken = false
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Back')).toBeTruthy()
})
