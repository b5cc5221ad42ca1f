import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { hearLogIns, leave, logIn, press, show, speak, type } from '../../show.fixture'
import { wireComment, wireStory } from '../../wire-rows.fixture'
import ArticlePage from './article.page'
import { textSizeKey } from './reading'

beforeEach(() => speak())
afterEach(leave)

const story = (more: object = {}) =>
  wireStory(7, {
    ...{ title: 'Derby', content: '<p>Text</p>', lang: 'en', likes: 4, attention: 10, article_num: 2 },
    ...{ source_name: '', source_url: '', comment_count: 2 },
    ...more,
  })

function open(more: object = {}, replies: Replies = {}) {
  const log = answerCalls({
    listHeadlines: { list: pageOf([]), banner: [] },
    getHeadline: ({ page }: { page: string }) => ({
      info: story(more),
      recommend: [],
      commentList: pageOf([wireComment(Number(page))], { total: 2, page: Number(page), perPage: 1 }),
    }),
    ...replies,
  })
  const asked = (name: string) => log.filter((question) => question.name === name).map(({ input }) => input)
  return { asked, ...show(<ArticlePage />, '/detail?id=7') }
}

test('CONT-01 an article waits as a skeleton and carries the language it is written in', async () => {
  const { container } = open({ lang: 'zh' })
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect((await screen.findByText('Text')).closest('article')?.lang).toBe('zh')
})

test('WEB-01 the other languages of a story are one tap away, each by its own name', async () => {
  const copies = ['zh', 'en', 'vi'].map((lang, index) => ({ id: 6 + index, lang }))
  open({ copies })
  await screen.findByText('Text')
  const links = [...document.querySelectorAll('a[hreflang]')].map((one) => [
    one.textContent,
    one.getAttribute('lang'),
    one.getAttribute('href'),
  ])
  expect(links).toEqual([
    ['中文', 'zh', '/detail?id=6'],
    ['Tiếng Việt', 'vi', '/detail?id=8'],
  ])
})

test('CONT-01 comments go on page after page until the last one, and each is there once', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: en.comments.more }))
  expect(await screen.findByText('said 2')).toBeTruthy()
  expect(screen.getAllByText('said 1')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: en.comments.more })).toBeNull()
})

test('CONT-01 a visitor’s like and comment wait for the log-in; the text is not lost', async () => {
  const { asked } = open({}, { toggleHeadlineLike: { is_on: 1, total: 5 }, commentHeadline: wireComment(9) })
  const logIns = hearLogIns()
  fireEvent.click(await screen.findByRole('button', { name: `${en.article.like} 4` }))
  type(en.comments.write, ' Well played ')
  fireEvent.keyDown(screen.getByRole('textbox', { name: en.comments.write }), { key: 'Enter', metaKey: true })
  expect([...asked('toggleHeadlineLike'), ...asked('commentHeadline')]).toEqual([])
  expect(logIns.asked).toHaveLength(2)
  act(() => void logIns.asked.map((resume) => resume()))
  expect(await screen.findByRole('button', { name: `${en.article.like} 5` })).toBeTruthy()
  await waitFor(() => expect(asked('commentHeadline')).toEqual([{ id: 7, content: 'Well played' }]))
  logIns.stop()
})

test('CONT-01 who comments among the most liked finds the comment among the newest', async () => {
  const { asked } = open({}, { commentHeadline: wireComment(9) })
  logIn()
  await screen.findByText('said 1')
  type(en.comments.write, 'Mine')
  press(en.comments.post)
  await waitFor(() => expect(Number(asked('getHeadline').at(-1)?.order)).toBe(1))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: en.comments.newest }).getAttribute('aria-pressed')).toBe('true'),
  )
})

test.each([
  ['https://paper.example/a', true],
  ['javascript:alert(1)', false],
  ['http://paper.example', false],
])('CONT-01 a source at %s is a link: %s', async (source_url, isLink) => {
  open({ source_name: 'The Paper', source_url })
  const name = await screen.findByText(/The Paper/)
  expect(name.closest('a') !== null).toBe(isLink)
})

test('CONT-01 a tag leads to its hub, whatever signs it has', async () => {
  open({ tags: 'C&A,100%' })
  const tags = within(await screen.findByRole('list', { name: en.article.tags }))
  expect(tags.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/topic?name=C%26A',
    '/topic?name=100%25',
  ])
})

test.each([
  ['en', '12.3K'],
  ['zh', '1.2万'],
] as const)('CONT-01 numbers of readers are short in the way of %s: %s', async (language, shown) => {
  await speak(language)
  const { container } = open({ click: 12_345 })
  await screen.findByText('Text')
  expect(container.querySelector('article header')?.textContent?.replace(/\s/g, '')).toContain(shown)
})

test.each([
  [`<p>${'阿'.repeat(1_190)}</p>`, 3],
  [`<p>${'goal '.repeat(450)}</p><p></p>`, 2],
  [`<p>${'trận đấu '.repeat(220)}</p>`, 2],
  [`<p title="${'x '.repeat(2_000)}">Short</p>`, 1],
])(
  'WEB-10 an article says how long it takes to read: by signs or words, markup counts for nothing',
  async (content, minutes) => {
    open({ content })
    expect(await screen.findByText(`${minutes} min read`)).toBeTruthy()
  },
)

test('WEB-10 the text of articles is as large as the reader chose, in the next one too', async () => {
  open()
  const box = async () => (await screen.findByText('Text')).closest('[data-size]')?.getAttribute('data-size')
  expect(await box()).toBe('normal')
  press(en.article.size.largest)
  expect(await box()).toBe('largest')
  expect(JSON.parse(localStorage.getItem(textSizeKey) ?? '')).toBe('largest')
  press(en.article.size.normal)
})

test('WEB-10 an article is printed from the page', async () => {
  let printed = 0
  window.print = () => {
    printed += 1
  }
  open()
  fireEvent.click(await screen.findByRole('button', { name: en.article.print }))
  expect(printed).toBe(1)
})

test('WEB-10 a corrected article says when that was, beside when it was published', async () => {
  open({ updatetime: Math.floor(Date.now() / 1_000) - 3_600 })
  expect((await screen.findByText(/^Updated /)).getAttribute('datetime')).toMatch(/^\d{4}-/)
})
