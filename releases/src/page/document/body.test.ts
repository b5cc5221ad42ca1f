import { describe, expect, test } from '@jest/globals'
import { leadingSizes, pictureSet } from '@pitchside/base'
import type { Block } from '@pitchside/remote-kit/manifest'
import { JSDOM } from 'jsdom'
import { documentBody } from './body'
import { cleanHtml } from './clean-html'
import type { Scope } from './fill'
import { plainHead } from './head'
import { standIn } from './stand-in'

const hostile = '</td></table></article><script>alert(1)</script><img src=x onerror=alert(1)>"\'&'
const scope: Scope = {
  data: { name: hostile, home: 2, rows: [{ name: hostile, points: 3, id: 7 }], picture: 'javascript:alert(1)' },
  query: new URLSearchParams(),
  language: 'en',
  origin: 'https://site.example',
}
const head = {
  ...plainHead(scope, 'Pitchside', { routeTitle: 'Match', path: '/match' }),
  name: hostile,
  above: [{ name: hostile, url: 'https://site.example/?"><script>' }],
}
const words = { zh: '名', en: 'Name', vi: 'Tên' }
const blocks: readonly Block[] = [
  { block: 'text', text: '{name}' },
  { block: 'html', html: '{name}' },
  { block: 'picture', address: '{picture}', of: '{name}' },
  {
    block: 'facts',
    facts: [
      { name: words, value: '{name}' },
      { name: words, value: '{home}', isScore: true },
      { name: words, value: '{missing}' },
    ],
  },
  { block: 'list', title: words, each: 'rows', text: '{item.name}', address: '/team?id={item.id}', isScore: true },
  {
    block: 'table',
    each: 'rows',
    columns: [
      { name: words, value: '{item.name}' },
      { name: words, value: '{item.points}' },
    ],
  },
  { block: 'list', title: words, each: 'missing', text: '{item.name}' },
]

test('WEB-02 a picture says the widths the page says: a whole one would be taken in their place', () => {
  const block: Block = { block: 'picture', address: '{picture}', of: 'Goal' }
  const html = documentBody([block], head, { ...scope, data: { picture: '/media/covers/a.webp' } })
  const picture = new JSDOM(html).window.document.querySelector('img')
  expect(picture?.getAttribute('srcset')).toBe(pictureSet('/media/covers/a.webp'))
  expect([picture?.getAttribute('sizes'), picture?.alt]).toEqual([leadingSizes, 'Goal'])
})

describe('WEB-02 a body', () => {
  const html = documentBody(blocks, head, scope)
  const { document } = new JSDOM(html).window

  test('is plain HTML in the order of reading, in which every value is text', () => {
    expect(document.querySelectorAll('script, img, [onerror]')).toHaveLength(0)
    expect(document.querySelector('h1')?.textContent).toBe(hostile)
    expect([...document.querySelectorAll('dd')].map((one) => one.textContent)).toEqual([hostile, '2'])
    expect([...document.querySelectorAll('td')].map((one) => one.textContent)).toEqual([hostile, '3'])
    expect(document.querySelector('li a')?.getAttribute('href')).toBe('/team?id=7')
    expect(document.querySelectorAll('section')).toHaveLength(1)
    expect(document.querySelector('article')?.lang).toBe('en-US')
  })

  const open = (isSpoilerFree: boolean) => {
    const page = new JSDOM(`<body><div id="root"></div></body>`, {
      url: 'https://site.example/',
      runScripts: 'outside-only',
    })
    if (isSpoilerFree) page.window.localStorage.setItem('scoreSpoilerFree', 'true')
    const part = page.window.document.createElement('div')
    part.innerHTML = standIn(html, 'abc')
    page.window.document.body.append(part)
    page.window.eval(part.querySelector('script[nonce=abc]')?.textContent ?? '')
    return page.window.document
  }

  test('stands in until the page has its heading, and shows no score to who hides them', async () => {
    const page = open(false)
    const body = () => page.querySelector('#document')
    expect(body()?.querySelectorAll('[data-score]')).toHaveLength(2)
    page.querySelector('#root')!.innerHTML = '<main><div aria-busy="true"></div></main>'
    await Promise.resolve()
    expect(body()).not.toBeNull()
    page.querySelector('#root main')!.innerHTML = '<h1>Match</h1>'
    await Promise.resolve()
    expect(body()).toBeNull()
    expect(open(true).querySelectorAll('[data-score]')).toHaveLength(0)
  })
})

test.each([
  ['<p>a <strong>b</strong></p>', '<p>a <strong>b</strong></p>'],
  ['<p onclick="x">a', '<p>a</p>'],
  ['</article></div><p>a</p>', '<p>a</p>'],
  ['<ul><li>a</ul>b', '<ul><li>a</li></ul>b'],
  ['<script>alert(1)</script>', 'alert(1)'],
  ['<img src=x onerror=y><svg/onload=z><a href="javascript:1">w</a>', 'w'],
  ['<a href="/news?cid=2" onclick="x">a</a>', '<a href="/news?cid=2">a</a>'],
  [
    '<figure data-embed="match"><a href="/score-detail?type=football&amp;id=1">A vs B</a></figure>',
    '<figure><a href="/score-detail?type=football&amp;id=1">A vs B</a></figure>',
  ],
  ['<a href="//evil.example">a</a><a href="/&sol;evil.example">b</a><a href="https://a.example">c</a>', 'abc'],
  ['<a href="/\\evil.example">a</a><a href="/x" onmouseover="y">b</a>', 'a<a href="/x">b</a>'],
  ['<a href="/a"><a href="/b">x</a></a>', '<a href="/a">x</a>'],
  ['<table x=1><tr><th>a</th><td>b</table>c', '<table><tr><th>a</th><td>b</td></tr></table>c'],
  ['1 < 2 &lt; 3 <', '1 &lt; 2 &lt; 3 &lt;'],
  ['<<p>x', '&lt;<p>x</p>'],
  ['<!--><p>x</p>-->', '<p>x</p>-->'],
])('markup %s is written as %s', (html, clean) => expect(cleanHtml(html)).toBe(clean))
