import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf, type Question, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import en from '../../i18n/en.json'
import { ownEmbedAt } from './embeds-to-insert'
import { RichText } from './rich-text'

const nowhere = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 }
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere })

const hit = { kind: 'match', id: 12, title: '', title_ranges: [], sport: 0, group_name: 'Premier League', addtime: 1 }
const side = (id: number, name: string) => ({ id, name, ranges: [] })
const video = { kind: 'video', id: 3, title: 'Best goals', img: '', duration: 75, click: 1, user_nickname: 'Ann' }
const replies: Replies = {
  searchHits: pageOf([{ ...hit, home: side(1, 'Arsenal'), away: side(2, 'Chelsea') }]),
  listEmbeds: ({ 'list[]': list }: Record<string, string>) => [list === '/video-player?id=3' ? video : null],
}
let log: Question[] = []
let html = ''

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
  html = ''
  log = answerCalls(replies)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RichText
        html=""
        label="Text"
        isLocked={false}
        onChange={(now) => {
          html = now
        }}
        onPicture={async () => undefined}
      />
    </QueryClientProvider>,
  )
})
afterEach(cleanup)

const editor = async () =>
  ((await screen.findByRole('textbox', { name: 'Text' })) as HTMLElement & { editor: Editor }).editor
const paste = async (text: string) => {
  const body = await editor()
  const data = { files: [], getData: (type: string) => (type === 'text/plain' ? text : '') }
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData: data })
  act(() => void body.view.dom.dispatchEvent(event))
}
const card = '<figure data-embed="video"><a href="/video-player?id=3">Best goals</a></figure>'

test('WEB-10 the address of a thing of the site becomes its card when it is pasted; one of nothing stays an address', async () => {
  await paste(`${location.origin}/video-player?id=3&t=20`)
  await waitFor(() => expect(html).toContain(card))
  await paste('/video-player?id=9')
  await waitFor(() => expect(html).toContain('/video-player?id=9'))
  expect(html).not.toContain('href="/video-player?id=9"></a></figure>')
  expect(log.map(({ name }) => name)).toEqual(['listEmbeds', 'listEmbeds'])
})

test('WEB-10 a match is found by words, and its card is data with a name', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Insert a match, a video or a table' }))
  fireEvent.change(await screen.findByRole('textbox', { name: /Paste an address/ }), { target: { value: 'Arsenal' } })
  fireEvent.click(await screen.findByRole('button', { name: /Arsenal vs Chelsea/ }))
  await waitFor(() =>
    expect(html).toContain(
      '<figure data-embed="match"><a href="/score-detail?type=football&amp;id=12">Arsenal vs Chelsea</a></figure>',
    ),
  )
  expect(log[0]?.input).toEqual({ name: 'Arsenal', kind: 'match' })
})

test('WEB-10 an address that leads to nothing says so', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Insert a match, a video or a table' }))
  const field = await screen.findByRole('textbox', { name: /Paste an address/ })
  fireEvent.change(field, { target: { value: '/video-player?id=9' } })
  expect(await screen.findByText('Nothing at that address can be inserted')).toBeTruthy()
})

test.each([
  ['https://evil.example/video-player?id=3', undefined],
  ['javascript:alert(1)', undefined],
  ['//evil.example/video-player?id=3', undefined],
  ['look at /video-player?id=3', undefined],
  ['/video-player?id=3&x=1', '/video-player?id=3'],
])('WEB-10 %s is taken as %s', (text, address) => expect(ownEmbedAt(text)).toBe(address))
