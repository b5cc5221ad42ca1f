import { beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { type ArticleWords, isBlank, noWords, problemsOf, textOf, withTags, wordsIn } from './article-words'
import { type Draft, forgetDraft, keepDraft, readDraft } from './draft'

const words: ArticleWords = { ...noWords, title: '看台记', html: '<p>节奏由中场决定。</p>', tags: ['看台'] }

const draft = (more: Partial<ArticleWords>, savedAt: number): Draft => ({
  words: { ...words, ...more },
  savedAt,
  revision: 'r1',
  isSent: false,
})

describe('drafts', () => {
  beforeEach(() => localStorage.clear())

  test('CONT-01 a draft belongs to one member and one article', () => {
    expect(keepDraft(1, undefined, draft({}, 5))).toBe(true)
    keepDraft(1, 7, draft({ title: 'seven' }, 6))
    expect(readDraft(1, undefined)).toEqual(draft({}, 5))
    expect(readDraft(1, 7)?.words.title).toBe('seven')
    expect(readDraft(2, undefined)).toBeUndefined()
    forgetDraft(1, undefined)
    expect([readDraft(1, undefined), readDraft(1, 7)?.savedAt]).toEqual([undefined, 6])
  })

  test('nothing typed is no draft, and taking everything out removes the one there was', () => {
    keepDraft(1, undefined, draft({}, 5))
    keepDraft(1, undefined, { ...draft({}, 6), words: { ...noWords, categoryId: 3, html: '<p></p>' } })
    expect(localStorage.length).toBe(0)
    expect(isBlank({ ...noWords, html: '<p></p><img src="/media/uploads/a.webp">' })).toBe(false)
  })

  test.each(['', 'null', '[]', '{"savedAt":"x"}', '{"savedAt":1}', '{"savedAt":1,"words":7}', '{broken'])(
    'what is kept as %j is no draft',
    (kept) => {
      localStorage.setItem('articleDraft:1:new', kept)
      expect(readDraft(1, undefined)).toBeUndefined()
    },
  )

  test('fields of another shape are left out, and a cover from elsewhere as well', () => {
    const kept = { title: 'a', categoryId: 'x', cover: 'https://elsewhere.example/a.png', tags: [1, 'b'], html: null }
    localStorage.setItem('articleDraft:1:new', JSON.stringify({ savedAt: 1, words: kept }))
    expect(readDraft(1, undefined)?.words).toEqual({ ...noWords, title: 'a', tags: ['b'] })
  })

  test('a browser that keeps nothing says so', () => {
    const full = Object.assign(Object.create(Storage.prototype), {})
    const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') as PropertyDescriptor
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: full })
    expect(keepDraft(1, undefined, draft({}, 5))).toBe(false)
    Object.defineProperty(globalThis, 'localStorage', before)
  })
})

test.each([
  ['<p>one <b>two</b></p><p>three</p>', 'one two three', 3],
  ['<h2>角球</h2><ul><li>前点 VAR 2:1</li></ul>', '角球 前点 VAR 2:1', 7],
  ['<p>Don’t stop — it’s đẹp</p>', 'Don’t stop — it’s đẹp', 4],
  ['', '', 0],
])('%s reads %j and has %d words', (html, text, count) => {
  expect(textOf(html)).toBe(text)
  expect(wordsIn(text)).toBe(count)
})

test('what is missing is named, field by field', () => {
  expect(problemsOf(noWords, 0)).toEqual(['title', 'category', 'short'])
  const long = '长'.repeat(limits.headlineTextMinChars)
  expect(problemsOf({ ...words, categoryId: 1, html: `<p>${long}</p>` }, 0)).toEqual([])
  const tooLong = `<p>${'x'.repeat(limits.headlineContentChars)}</p>`
  expect(problemsOf({ ...words, categoryId: 1, html: tooLong }, 0)).toEqual(['long'])
  const momentOf = (publishAtMs: number) =>
    problemsOf({ ...words, categoryId: 1, html: `<p>${long}</p>`, publishAtMs }, 1_000)
  expect([1_001, 1_000, 61 * 86_400_000].map(momentOf)).toEqual([[], ['moment'], ['moment']])
})

test.each([
  [['a'], 'b, a，c', ['a', 'b', 'c']],
  [[], ' #看台 记 ', ['看台', '记']],
  [['1', '2', '3', '4'], '5,6,7', ['1', '2', '3', '4', '5']],
  [[], '标'.repeat(40), ['标'.repeat(limits.headlineTagChars)]],
])('tags %j with %j are %j', (tags, line, all) => expect(withTags(tags, line)).toEqual(all))
