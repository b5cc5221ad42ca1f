import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { hourMs, toLocalTime } from '@pitchside/base'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Question, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { Articles } from './articles'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
const soon = Math.ceil(Date.now() / hourMs) * hourMs + 5 * hourMs
const row = { id: 7, title: 'Preview of Saturday', cid: 2, status: 3, publish_at: soon / 1_000, remark: '', tags: '' }
const long = 'A text that is long enough to be handed in.'
const draft = {
  ...{ revision: 'r1', addtime: 1, title: 'Ahead', cid: 2, img: '', summary: '', tags: '', publish_at: 0 },
  content: `<p>${long}</p>`,
}
const replies: Replies = {
  listWriterCategories: [{ id: 2, name: 'NBA' }],
  listUserHeadlines: { data: [row], total: 1, per_page: 10, current_page: 1, last_page: 1 },
  getHeadlineDraft: draft,
  saveHeadlineDraft: { revision: 'r2', addtime: 1 },
  saveHeadline: { id: 8 },
  scheduleHeadline: () => null,
}
const nowhere = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 }
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere })

let log: Question[] = []
const asked = (name: string) => log.filter((question) => question.name === name).map(({ input }) => input)
const place = { list: 'all', page: 1, toList: () => undefined, toPage: () => undefined } as const

function open(edit: string | undefined) {
  log = answerCalls(replies)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Articles edit={edit} place={place} onEdit={() => undefined} />
    </QueryClientProvider>,
  )
}
const moment = () => screen.findByLabelText<HTMLInputElement>('Moment of publication')
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(async () => {
  localStorage.clear()
  await startI18n('en', {})
  addTexts('content', en)
  act(() => signedIn(me))
})
afterEach(() => {
  cleanup()
  act(() => signedOut())
})

test('WEB-10 a moment of publication is chosen, said in the time of the site, and handed in', async () => {
  open('new')
  fireEvent.click(await screen.findByRole('checkbox', { name: /Publish at a set moment/ }))
  const field = await moment()
  expect(field.value).not.toBe('')
  fireEvent.change(field, { target: { value: '' } })
  await press('Hand in')
  expect(screen.getByText(/Choose a moment ahead/)).toBeTruthy()
  expect(asked('saveHeadline')).toEqual([])
  fireEvent.change(field, { target: { value: toLocalTime(soon) } })
  const site = new Date(soon + 8 * hourMs).toISOString().slice(0, 16).replace('T', ' ')
  expect(screen.getByText(`${site} on the site's clock (UTC+8)`)).toBeTruthy()
  await press('Hand in')
  await waitFor(() => expect(asked('saveHeadline')).toMatchObject([{ publish_at: soon / 1_000, draft: 'r1' }]))
})

test('WEB-10 an article that waits says for when; its moment is changed, or it is published now', async () => {
  open(undefined)
  expect(await screen.findByText(/^Publishes /)).toBeTruthy()
  await press(/^Publication time/)
  fireEvent.change(await moment(), { target: { value: '2020-01-01T10:00' } })
  await press('Save')
  expect(asked('scheduleHeadline')).toEqual([])
  fireEvent.change(await moment(), { target: { value: toLocalTime(soon + hourMs) } })
  await press('Save')
  await waitFor(() => expect(asked('scheduleHeadline')).toEqual([{ id: 7, publish_at: soon / 1_000 + 3_600 }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press(/^Publication time/)
  await press('Publish now')
  await waitFor(() => expect(asked('scheduleHeadline')[1]).toEqual({ id: 7, publish_at: 0 }))
})
