import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, noAnswer, type Question, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import en from '../../i18n/en.json'
import { Articles } from './articles'
import { readDraft } from './draft'
import { DraftText } from './draft-text'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
const row = {
  id: 7,
  addtime: 1_700_000_000,
  uid: 1,
  cid: 2,
  category_name: 'NBA',
  lang: 'en',
  title: 'Rest nights',
  img: '',
  summary: 'S',
  click: 0,
  favorites: 0,
  likes: 0,
  comment_count: 0,
  is_top: 0,
  is_banner: 0,
  user_nickname: 'Me',
  avatar: '',
  tags: 'NBA',
  status: 2,
  remark: 'Say why',
}
const long = 'A text that is long enough to be handed in.'
const replies: Replies = {
  listWriterCategories: [
    { id: 1, name: 'Premier League' },
    { id: 2, name: 'NBA' },
  ],
  listUserHeadlines: { data: [row], total: 1, per_page: 10, current_page: 1, last_page: 1 },
  getOwnHeadline: { ...row, content: `<p>${long}</p>` },
  saveHeadline: { id: 7 },
  deleteHeadline: () => null,
  getHeadlineDraft: () => null,
  // The browser keeps what the server does not take.
  saveHeadlineDraft: noAnswer,
}

// jsdom lays nothing out: a caret has no place.
const nowhere = { x: 0, y: 0, top: 0, left: 0, right: 0, bottom: 0, width: 0, height: 0 }
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => nowhere })

let log: Question[] = []
const asked = (name: string) => log.filter((question) => question.name === name).map(({ input }) => input)

const place = { list: 'all', page: 1, toList: () => undefined, toPage: () => undefined } as const

/** As the page that has the address. */
function Page({ start }: { start: string | undefined }) {
  const [edit, setEdit] = useState(start)
  return <Articles edit={edit} place={place} onEdit={setEdit} />
}

function open(start: string | undefined, more: Replies = {}) {
  log = answerCalls({ ...replies, ...more })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <Page start={start} />
    </QueryClientProvider>,
  )
}

const field = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } })
/** The editor behind the text, as the browser drives it. */
const editor = async () => ((await field('Text')) as HTMLElement as { editor?: Editor }).editor as Editor
async function choose(option: string) {
  fireEvent.click(screen.getByRole('combobox', { name: 'Category' }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}
/** What an article may have, and what the page adds to its pictures. */
const known: Record<string, RegExp> = {
  'a href': /^(https:\/\/[^\s\\@]+|\/(?![/\\])[^\s\\]*)$/,
  'a rel': /^noopener nofollow ugc$/,
  'a target': /^_blank$/,
  'img src': /^\/media\/uploads\/[\w.]+$/,
  'td colspan': /^\d$/,
  'td rowspan': /^\d$/,
}
const plain = /^(P|BR|A|IMG|TABLE|TBODY|TR|TD)$/
const ours = /^(img) (alt|srcset|sizes|tabindex|role|aria-label)$/

/** Elements and attributes below one that nobody would write there on purpose. */
const strangeIn = (text: Element): string[] =>
  [...text.querySelectorAll('*')].flatMap((element) => [
    ...(plain.test(element.tagName) ? [] : [element.tagName]),
    ...[...element.attributes]
      .map(({ name, value }) => ({ key: `${element.localName} ${name}`, value }))
      .filter(({ key, value }) => !ours.test(key) && !known[key]?.test(value))
      .map(({ key, value }) => `${key}=${value}`),
  ])
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

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

describe('CONT-01 writing an article', () => {
  test('CONT-01 SEEN-03 what is typed is kept with every change and is there again; handing in forgets it', async () => {
    const first = open('new')
    await type('Title', 'From the stands')
    const body = await editor()
    act(() => void body.commands.insertContent(long))
    expect(readDraft(1, undefined)?.words).toMatchObject({ title: 'From the stands', html: `<p>${long}</p>` })
    first.unmount()

    open('new')
    expect((await field('Title')).value).toBe('From the stands')
    expect((await editor()).getText()).toBe(long)
    expect(screen.getByText(/^Draft of .* restored$/)).toBeTruthy()
    await choose('NBA')
    await type('Tags', 'Lakers, NBA')
    fireEvent.blur(await field('Tags'))
    press('Hand in')
    await waitFor(() => expect(asked('saveHeadline')).toHaveLength(1))
    expect(asked('saveHeadline')[0]).toEqual({
      title: 'From the stands',
      cid: 2,
      content: `<p>${long}</p>`,
      tags: 'Lakers,NBA',
    })
    expect(await screen.findByText('My articles')).toBeTruthy()
    expect(readDraft(1, undefined)).toBeUndefined()
  })

  test('CONT-01 a refusal of the server keeps every word', async () => {
    open('new', { saveHeadline: new Error('Wait for review') })
    await type('Title', 'Kept')
    const body = await editor()
    act(() => void body.commands.insertContent(long))
    await choose('NBA')
    press('Hand in')
    await waitFor(() => expect(asked('saveHeadline')).toHaveLength(1))
    expect((await field('Title')).value).toBe('Kept')
    expect(readDraft(1, undefined)?.words.title).toBe('Kept')
  })

  test('CONT-01 what is missing is said beside its field and nothing is sent', async () => {
    open('new')
    await field('Text')
    press('Hand in')
    expect(screen.getByText('Give it a title')).toBeTruthy()
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain('Choose a category')
    expect(screen.getByText('The text needs 20 characters at least')).toBeTruthy()
    expect(asked('saveHeadline')).toEqual([])
    await type('Title', 'Now')
    expect(screen.queryByText('Give it a title')).toBeNull()
  })

  test('CONT-01 the toolbar formats the text and says what is on', async () => {
    open('new')
    const body = await editor()
    act(() => void body.chain().insertContent('Words').selectAll().run())
    press('Bold')
    press('Heading H2')
    expect(body.getHTML()).toBe('<h2><strong>Words</strong></h2><p></p>')
    // The line below is for the caret alone.
    expect(readDraft(1, undefined)?.words.html).toBe('<h2><strong>Words</strong></h2>')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true'))
    press('Undo')
    expect(body.getHTML()).toContain('<p><strong>Words</strong></p>')
  })

  test('WEB-10 a table is begun, grows and goes by the tools', async () => {
    open('new')
    const body = await editor()
    const size = () => [body.getHTML().match(/<tr>/g)?.length, body.getHTML().match(/<t[dh] /g)?.length]
    press('Insert a table')
    expect(size()).toEqual([3, 9])
    act(() => void body.commands.insertContent('Goals'))
    expect(readDraft(1, undefined)?.words.html).toContain('Goals')
    fireEvent.click(await screen.findByRole('button', { name: /^Add a row below/ }))
    fireEvent.click(await screen.findByRole('button', { name: /^Add a column to the right/ }))
    expect(size()).toEqual([4, 16])
    press('Remove the table')
    expect(size()).toEqual([undefined, undefined])
    expect(await screen.findByRole('button', { name: 'Insert a table' })).toBeTruthy()
  })

  test('WEB-10 the preview is the article as readers see it; nothing of a draft runs in it', async () => {
    const html = `<p>${long}</p><img src="/media/uploads/a.webp" alt="Stand" onerror="x()"><script>x()</script>`
    localStorage.setItem(
      'articleDraft:1:new',
      JSON.stringify({ savedAt: 1, words: { title: 'From the stands', html } }),
    )
    open('new')
    await field('Text')
    press('Preview')
    const shown = await screen.findByRole('article', { name: 'Preview' })
    expect(shown.querySelector('h2')?.textContent).toBe('From the stands')
    await waitFor(() => expect(shown.textContent).toContain(long))
    expect(shown.querySelectorAll('script, [onerror]')).toHaveLength(0)
    expect(shown.querySelector('img')?.alt).toBe('Stand')
    press('Write')
    expect((await editor()).getText()).toContain(long)
  })

  test.each([
    ['script', '<script>x()</script><scr<script>ipt>x()</script>'],
    ['a handler', '<p onclick="x()">a</p><details open ontoggle="x()">b</details>'],
    ['a handler of a picture', '<img src="/media/uploads/a.webp" alt="a" onerror="x()" style="position:fixed">'],
    ['an address that runs', '<a href="javascript:x()">a</a><a href=" java&#10;script:x()">b</a>'],
    ['an address with data', '<a href="data:text/html,x">a</a><img src="data:image/svg+xml,x">'],
    ['an address that hides where it leads', '<a href="https://pitchside.example@evil.example">a</a>'],
    [
      'a link that keeps its opener',
      '<a href="https://a.example" target="_top" rel="opener" class="x" title="x">a</a>',
    ],
    ['style', '<style>*{display:none}</style><p style="position:fixed" class="x" id="root">a</p>'],
    [
      'svg',
      '<svg onload="x()"><a href="javascript:x()"><text>a</text></a><style><img src=x onerror=x()></style></svg>',
    ],
    ['math', '<math><mtext><table><mglyph><style><img src=x onerror=x()></style></mglyph></table></mtext></math>'],
    ['frames', '<iframe src="/api" srcdoc="<script>x()</script>"></iframe><object data="/a"></object><embed src="/a">'],
    ['a form', '<form action="https://evil.example"><input name="a" autofocus onfocus="x()"><button>b</button></form>'],
    ['a picture that asks the site', '<img src="/media/../api/user/logout"><img src="//evil.example/a.png">'],
    [
      'what the head has',
      '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=/"><link rel="x">',
    ],
    ['a cell that runs', '<table onclick="x()"><tr style="x"><td colspan="2" onmouseover="x()">a</td></tr></table>'],
  ])('WEB-10 the preview of a draft with %s has what an article may have', (_name, html) => {
    const { container } = render(<DraftText html={`${html}<p>The end</p>`} />)
    expect(container.textContent).toContain('The end')
    expect(strangeIn(container.firstElementChild as Element)).toEqual([])
  })

  test('CONT-01 every picture of the text asks for the words that stand in for it, and keeps them', async () => {
    open('new')
    const body = await editor()
    const picture = (name: string) => ({ type: 'image', attrs: { src: `/media/uploads/${name}.webp`, alt: '' } })
    act(
      () =>
        void body
          .chain()
          .insertContent([{ type: 'paragraph' }, picture('a'), picture('b')])
          .run(),
    )
    expect(screen.getByText(/2 pictures have no description yet/)).toBeTruthy()
    await type('Picture 2', 'The south stand')
    expect(readDraft(1, undefined)?.words.html).toContain('<img src="/media/uploads/b.webp" alt="The south stand">')
    expect(await screen.findByText(/1 picture has no description yet/)).toBeTruthy()
  })

  test('CONT-01 a link has an address we take; without a selection the address is its own text', async () => {
    open('new')
    const body = await editor()
    press('Link')
    const address = await field('Address of the link')
    const set = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Set' })
    for (const wrong of ['javascript:alert(1)', '//evil.example', 'http://a.example', 'x'])
      fireEvent.change(address, { target: { value: wrong } })
    expect(set().disabled).toBe(true)
    fireEvent.change(address, { target: { value: '/news?cid=2' } })
    fireEvent.click(set())
    expect(body.getText()).toBe('/news?cid=2')
    expect(body.getHTML()).toContain('href="/news?cid=2"')
  })

  test.each([
    ['<p style="color:red" onclick="x()">a</p>', '<p>a</p>'],
    ['<h1>a</h1><h5>b</h5>', '<p>a</p><p>b</p>'],
    [
      '<table style="x"><thead><tr><th>a</th><th>b</th></tr></thead><tr><td colspan="2">c</td></tr></table>',
      '<table><tbody><tr><th colspan="1" rowspan="1"><p>a</p></th><th colspan="1" rowspan="1"><p>b</p></th></tr><tr><td colspan="2" rowspan="1"><p>c</p></td></tr></tbody></table>',
    ],
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p>a<img src="https://elsewhere.example/a.png" onerror="x()"></p>', '<p>a</p>'],
    ['<p>a</p><img src="data:image/png;base64,AA">', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p>a</p>'],
    ['<p><b>a</b> <span style="font-weight:700">b</span></p>', '<p><strong>a</strong> <strong>b</strong></p>'],
    ['<svg onload="x()"></svg><iframe src="https://a.example"></iframe><p>a</p>', '<p>a</p>'],
  ])('CONT-01 pasted %s leaves %s', async (pasted, left) => {
    open('new')
    const body = await editor()
    act(() => void body.view.pasteHTML(pasted, new Event('paste') as ClipboardEvent))
    expect(body.getHTML().replace(/(<p><\/p>)+$/, '')).toBe(left)
  })

  test('CONT-01 a picture of the wrong kind is refused before it is sent', async () => {
    const told: string[] = []
    const stop = bus.on('toast.requested', ({ text }) => told.push(text))
    const { container } = open('new')
    await field('Text')
    const [cover] = [...container.querySelectorAll<HTMLInputElement>('input[type="file"]')].slice(-1)
    fireEvent.change(cover as HTMLInputElement, {
      target: { files: [new File(['x'], 'a.svg', { type: 'image/svg+xml' })] },
    })
    await waitFor(() => expect(told).toEqual(['Covers can only be PNG or JPG pictures']))
    expect(asked('getUploadToken')).toEqual([])
    stop()
  })
})

describe('CONT-01 own articles', () => {
  test('CONT-01 a refused article says why and is changed; opening it makes no draft', async () => {
    open(undefined)
    expect(await screen.findByText('Reason: Say why')).toBeTruthy()
    press('Edit Rest nights')
    expect((await editor()).getText()).toBe(long)
    expect(screen.getByText('Why it was not accepted: Say why')).toBeTruthy()
    expect(readDraft(1, 7)).toBeUndefined()
    press('Hand in')
    await waitFor(() => expect(asked('saveHeadline')).toHaveLength(1))
    expect(asked('saveHeadline')[0]).toMatchObject({ id: 7, title: 'Rest nights', cid: 2, summary: 'S', tags: 'NBA' })
  })

  test('WEB-10 a published article is corrected, and says that readers see the former words meanwhile', async () => {
    const published = { ...row, status: 1, remark: '' }
    open(undefined, {
      listUserHeadlines: {
        ...{ total: 2, per_page: 10, current_page: 1, last_page: 1 },
        data: [published, { ...row, id: 8, title: 'Rest days', status: 0, corrects: 7 }],
      },
      getOwnHeadline: { ...published, content: `<p>${long}</p>` },
    })
    expect(await screen.findByText('Correction')).toBeTruthy()
    press('Correct Rest nights')
    await editor()
    expect(screen.getByText(/^This article is published/)).toBeTruthy()
    press('Hand in')
    await waitFor(() => expect(asked('saveHeadline')).toMatchObject([{ id: 7 }]))
  })

  test('CONT-01 an article is deleted only after it was asked for', async () => {
    open(undefined)
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Rest nights' }))
    expect(asked('deleteHeadline')).toEqual([])
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('“Rest nights”')
    fireEvent.click(
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete') as Element,
    )
    await waitFor(() => expect(asked('deleteHeadline')).toEqual([{ id: '7' }]))
  })
})
