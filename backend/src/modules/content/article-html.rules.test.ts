import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { cleanArticle, summaryOf } from './article-html.rules'

describe('article text', () => {
  test.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="noopener nofollow ugc" target="_blank">a</a>'],
    ['<a href="//evil.example/">a</a>', '<a rel="noopener nofollow ugc" target="_blank">a</a>'],
    ['<img src=x onerror=alert(1)>', '<img src="x" loading="lazy" />'],
    ['<img src="data:text/html,x">', '<img loading="lazy" />'],
    ['<svg><script>1</script></svg><h1>t</h1>', 't'],
    ['<iframe src="https://a.example"></iframe><h2>t</h2>', '<h2>t</h2>'],
    ['<textarea><img src=x onerror=alert(1)></textarea>', ''],
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

test('a summary ends with a sentence where there is one', () => {
  expect(summaryOf('<p>第一句话。</p><p>第二句话很长很长很长</p>', 12)).toBe('第一句话。')
  expect(summaryOf('<p>One.</p><p>Two.</p>', 50)).toBe('One. Two.')
  expect(summaryOf('<p>abcdefghijkl</p>', 6)).toBe('abcde…')
})
