/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { xssCorpus } from '../../testing/xss-corpus.fixture'
import { cleanArticle, summaryOf } from './article-html.rules'

describe('article text', () => {
  test.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href="//evil.example/">a</a>', 'a'],
    ['<a href="/\\evil.example/">a</a>', 'a'],
    ['<a href="/news?cid=2">a</a>', '<a href="/news?cid=2">a</a>'],
    [
      '<a href="https://a.example/x">a</a>',
      '<a href="https://a.example/x" rel="noopener nofollow ugc" target="_blank">a</a>',
    ],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://elsewhere.example/a.png">', ''],
    ['<img src="/media/../api/user">', ''],
    [
      '<img src="/media/uploads/a.webp" alt="a" width="10" height="5">',
      '<img src="/media/uploads/a.webp" alt="a" width="10" height="5" loading="lazy" />',
    ],
    ['<svg><script>1</script></svg><h1>t</h1>', '<h2>t</h2>'],
    ['<div><b>a</b> <i>b</i></div>', '<strong>a</strong> <em>b</em>'],
    ['<iframe src="https://a.example"></iframe><h2>t</h2>', '<h2>t</h2>'],
    [
      '<table border=1 onclick=x()><tbody><tr><th colspan="2" style="x">a</th><td colspan="99" rowspan="x">b</td></tr></tbody></table>',
      '<table><tbody><tr><th colspan="2">a</th><td>b</td></tr></tbody></table>',
    ],
    ['<textarea><img src=x onerror=alert(1)></textarea>', ''],
    [
      '<figure data-embed="x" class="y"><a href="/score-live?type=football&id=12&tab=a" class="z">A vs B</a></figure>',
      '<figure data-embed="match"><a href="/score-detail?type=football&amp;id=12">A vs B</a></figure>',
    ],
    [
      '<figure data-embed="video"><a href="/video-player?id=3">&lt;b&gt;</a></figure>',
      '<figure data-embed="video"><a href="/video-player?id=3">&lt;b&gt;</a></figure>',
    ],
    // None of these leads to a thing, or they are more than a link.
    ['<figure data-embed="video"><a href="/news">a</a></figure>', '<figure><a href="/news">a</a></figure>'],
    [
      '<figure data-embed="video"><a href="https://a.example/video-player?id=3">a</a></figure>',
      '<figure><a href="https://a.example/video-player?id=3" rel="noopener nofollow ugc" target="_blank">a</a></figure>',
    ],
    [
      '<figure data-embed="video"><a href="/video-player?id=3">a</a><p>b</p></figure>',
      '<figure><a href="/video-player?id=3">a</a><p>b</p></figure>',
    ],
    [
      '<figure data-embed="a"><figure data-embed="video"><a href="/video-player?id=3">a</a></figure></figure>',
      '<figure><figure data-embed="video"><a href="/video-player?id=3">a</a></figure></figure>',
    ],
    [
      '<p data-embed="match"><a href="/video-player?id=3" data-embed="video">a</a></p>',
      '<p><a href="/video-player?id=3">a</a></p>',
    ],
  ])('%s', (dirty, clean) => expect(cleanArticle(dirty)).toBe(clean))

  test('cleaning twice changes nothing', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', 'p', '/', '"', '&', 'a', ' ', '=', '!', '-') }),
        (text) => {
          const once = cleanArticle(text)
          expect(cleanArticle(once)).toBe(once)
        },
      ),
    )
  })
})

/** Attributes an article may carry, each with what its value must look like. */
const attributes: Record<string, RegExp> = {
  'a href': /^(https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/,
  'a rel': /^noopener nofollow ugc$/,
  'a target': /^_blank$/,
  'img src': /^\/media\/[\w./-]+$/,
  'img alt': /^/,
  'img width': /^\d{1,4}$/,
  'img height': /^\d{1,4}$/,
  'img loading': /^lazy$/,
  'figure data-embed': /^(match|video|table)$/,
  'th colspan': /^\d\d?$/,
  'th rowspan': /^\d\d?$/,
  'td colspan': /^\d\d?$/,
  'td rowspan': /^\d\d?$/,
}
const tags = new Set(
  'P BR H2 H3 UL OL LI BLOCKQUOTE STRONG EM A IMG FIGURE FIGCAPTION TABLE THEAD TBODY TR TH TD'.split(' '),
)

/** What a browser finds in this markup that an article may not have. */
function forbiddenIn(html: string): string[] {
  const { body, head } = new DOMParser().parseFromString(`<!doctype html><body><article>${html}</article>`, 'text/html')
  const article = body.firstElementChild as Element
  const outside = [...head.children, ...[...body.children].slice(1)].map(({ tagName }) => `outside: ${tagName}`)
  const inside = [...article.querySelectorAll('*')].flatMap((element) => [
    ...(tags.has(element.tagName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [element.tagName]),
    ...[...element.attributes]
      .filter(({ name, value }) => !attributes[`${element.localName} ${name}`]?.test(value))
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  ])
  return [...outside, ...inside]
}

/** As a browser writes back what it read: markup that changes its meaning on the way shows here. */
function readBack(html: string): string {
  const { body } = new DOMParser().parseFromString(`<!doctype html><body><article>${html}</article>`, 'text/html')
  return (body.firstElementChild as Element).innerHTML
}

describe('stored markup', () => {
  test('the corpus names every trick once and has at least eighty', () => {
    expect(xssCorpus.length).toBeGreaterThanOrEqual(80)
    expect(new Set(xssCorpus.map(({ name }) => name)).size).toBe(xssCorpus.length)
    expect(new Set(xssCorpus.map(({ html }) => html)).size).toBe(xssCorpus.length)
  })

  test('the judge sees what is dangerous: untouched, the vectors of markup are found', () => {
    const seen = xssCorpus.filter(({ html }) => forbiddenIn(html).length > 0)
    expect(seen.length).toBeGreaterThan(120)
  })

  test.each(xssCorpus.map(({ name, html }) => [name, html]))('CONT-01 nothing is left of %s', (_name, html) => {
    const clean = cleanArticle(html)
    expect(forbiddenIn(clean)).toEqual([])
    expect(forbiddenIn(readBack(clean))).toEqual([])
    expect(cleanArticle(clean)).toBe(clean)
  })

  test('CONT-01 nor of two tricks together, one inside the other or cut in two', () => {
    const vector = fc.constantFrom(...xssCorpus.map(({ html }) => html))
    const mixed = fc.oneof(
      fc.tuple(vector, vector).map(([one, other]) => one + other),
      fc.tuple(vector, vector, fc.nat(60)).map(([one, other, at]) => one.slice(0, at) + other + one.slice(at)),
      fc
        .tuple(vector, fc.nat(40), fc.nat(40))
        .map(([one, from, length]) => one.slice(0, from) + one.slice(from + length)),
    )
    fc.assert(
      fc.property(mixed, (html) => {
        const clean = cleanArticle(html)
        expect(forbiddenIn(clean)).toEqual([])
        expect(forbiddenIn(readBack(clean))).toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})

test('a summary ends with a sentence where there is one', () => {
  expect(summaryOf('<p>第一句话。</p><p>第二句话很长很长很长</p>', 12)).toBe('第一句话。')
  expect(summaryOf('<p>One.</p><p>Two.</p>', 50)).toBe('One. Two.')
  expect(summaryOf('<p>abcdefghijkl</p>', 6)).toBe('abcde…')
})
