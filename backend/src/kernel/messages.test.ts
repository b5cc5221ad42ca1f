import { expect, test } from '@jest/globals'
import { firstLanguageOf } from './messages'

test.each([
  ['the first one we speak', ['de-DE', ' EN-gb;q=0.9', 'vi'], 'en'],
  ['an empty wish leaves it to the browser', ['', 'vi-VN'], 'vi'],
  ['none of ours', ['de', 'fr;q=0.8'], 'zh'],
  ['nothing said', [], 'zh'],
])('the language of a page: %s', (_case, words, language) => {
  expect(firstLanguageOf(words)).toBe(language)
})
