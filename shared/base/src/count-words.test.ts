import { expect, test } from '@jest/globals'
import { countWords } from './count-words'

test.each<[string, number]>([
  ['', 0],
  ['  \n …！？ ', 0],
  ['从业十年', 4],
  ['十年，带过 3 支球队', 8],
  ["I've called 20 derby-night games", 5],
  ['Bình luận viên mười năm', 5],
  ['看球20年，曾在ESPN实习', 9],
])('MEM-01 %j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words)
})
