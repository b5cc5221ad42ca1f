import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { CallError } from '@pitchside/http'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Question, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { Articles } from './articles'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
const draft = {
  ...{
    revision: 'r1',
    addtime: 1_700_000_000,
    title: 'From the stands',
    cid: 2,
    img: '',
    summary: '',
    tags: 'NBA',
    publish_at: 0,
  },
  content: '<p>Three of them run it.</p><script>x()</script><img src="x" onerror="x()">',
}
const old = { ...draft, title: 'An older title', content: '<p>The older text.</p>' }
const replies: Replies = {
  listWriterCategories: [{ id: 2, name: 'NBA' }],
  listUserHeadlines: { data: [], total: 0, per_page: 10, current_page: 1, last_page: 1 },
  getHeadlineDraft: draft,
  saveHeadlineDraft: { revision: 'r2', addtime: 1_700_000_100 },
  listHeadlineDrafts: [
    { id: 12, title: 'From the stands', addtime: 1_700_000_000, num: 21 },
    { id: 11, title: '', addtime: 1_699_990_000, num: 15 },
  ],
  getHeadlineDraftVersion: ({ id }: { id: string }) => (id === '11' ? old : draft),
  discardHeadlineDraft: () => null,
}
const nowhere = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 }
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere })

let log: Question[] = []
const asked = (name: string) => log.filter((question) => question.name === name).map(({ input }) => input)
const place = { list: 'all', page: 1, toList: () => undefined, toPage: () => undefined } as const
let left: (string | undefined)[] = []

function open(edit: string | undefined, more: Replies = {}) {
  log = answerCalls({ ...replies, ...more })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <Articles edit={edit} place={place} onEdit={(to) => left.push(to)} />
    </QueryClientProvider>,
  )
}
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
const text = () => screen.findByRole('textbox', { name: 'Text' })
/** Until what a press begins has begun. */
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

beforeEach(async () => {
  localStorage.clear()
  left = []
  await startI18n('en', {})
  addTexts('content', en)
  act(() => signedIn(me))
})
afterEach(() => {
  cleanup()
  act(() => signedOut())
})

test('WEB-10 a draft of another device is gone on with, and none of its markup that no article may have', async () => {
  const first = open(undefined)
  expect(await screen.findByRole('button', { name: 'Go on with the draft' })).toBeTruthy()
  first.unmount()
  const { container } = open('new')
  expect((await title()).value).toBe('From the stands')
  expect((await text()).textContent).toBe('Three of them run it.')
  expect(container.querySelectorAll('script, [onerror]')).toHaveLength(0)
  expect(screen.getByText(/^Draft of .* restored$/)).toBeTruthy()
  expect(asked('saveHeadlineDraft')).toEqual([])
})

test('WEB-10 an older version is looked at and taken back; what is there now was saved before', async () => {
  open('new')
  fireEvent.change(await title(), { target: { value: 'Newest' } })
  await press('Versions')
  await press(/No title/)
  expect(await screen.findByText('The older text.')).toBeTruthy()
  await press('Take this one back')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await title()).value).toBe('An older title')
  expect((await text()).textContent).toBe('The older text.')
  expect(asked('saveHeadlineDraft')).toMatchObject([
    { based: 'r1', title: 'Newest' },
    { based: 'r2', title: 'An older title', apart: 1 },
  ])
})

test('WEB-10 somebody who went on elsewhere is told of, and the writer chooses', async () => {
  const theirs = { ...draft, revision: 'r9', title: 'Theirs', content: '<p>Theirs.</p>' }
  let reads = 0
  open('new', {
    getHeadlineDraft: () => (reads++ === 0 ? draft : theirs),
    saveHeadlineDraft: ({ based }: { based: string }) =>
      based === 'r1' ? new CallError('', 1, 'draft-elsewhere') : { revision: `${based}+`, addtime: 1_700_000_100 },
  })
  fireEvent.change(await title(), { target: { value: 'Mine' } })
  act(() => void window.dispatchEvent(new Event('online')))
  await press('Take the other text')
  await waitFor(async () => expect((await title()).value).toBe('Theirs'))
  expect((await text()).textContent).toBe('Theirs.')
  expect(asked('saveHeadlineDraft').slice(1)).toMatchObject([
    { based: 'r9', title: 'Mine', apart: 1 },
    { based: 'r9+', title: 'Theirs', apart: 1 },
  ])
})

test('WEB-10 a server that does not answer keeps nobody from writing, and the page says where the draft is', async () => {
  const away = new CallError('', -1, 'network')
  open('new', { getHeadlineDraft: away, saveHeadlineDraft: away })
  fireEvent.change(await title(), { target: { value: 'Kept here' } })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText(/kept in this browser/)).toBeTruthy()
  expect(localStorage.getItem('articleDraft:1:new')).toContain('Kept here')
})

test('WEB-10 a draft is discarded only after it was asked for', async () => {
  open('new')
  await press('Discard the draft')
  expect(asked('discardHeadlineDraft')).toEqual([])
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click([...dialog.querySelectorAll('button')].at(-1)!)
  await waitFor(() => expect(asked('discardHeadlineDraft')).toEqual([{}]))
  await waitFor(() => expect(left).toEqual([undefined]))
})
