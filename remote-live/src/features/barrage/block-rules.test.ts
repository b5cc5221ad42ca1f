import { expect, test } from '@jest/globals'
import { blockerOf, blockLimits, withUser, withWord } from './block-rules'

test.each([
  ['a word inside', { text: 'so much SPAM here' }, true],
  ['full-width letters', { text: 'ｓｐａｍ' }, true],
  ['spaces in between', { text: 's p a m' }, true],
  ['a Chinese word', { text: '黑哨！' }, true],
  ['something else', { text: 'spa market'.replace(' ', '-') }, false],
  ['somebody blocked', { text: 'hello', userId: 7 }, true],
  ['somebody else', { text: 'hello', userId: 8 }, false],
  ['the own words', { text: 'spam', userId: 7, isMine: true }, false],
] as const)('LIVE-02 blocks %s: %s', (_name, line, isBlocked) => {
  const isIt = blockerOf({ words: ['Spam', '黑哨'], users: [{ id: 7, name: 'Loud' }] })
  expect(isIt(line)).toBe(isBlocked)
})

test('words are kept once, cut and limited; blank ones never', () => {
  expect(withWord(['Spam'], ' ｓpam ')).toEqual(['Spam'])
  expect(withWord([], '   ')).toEqual([])
  expect(withWord([], 'x'.repeat(90))[0]).toHaveLength(blockLimits.wordChars)
  const full = Array.from({ length: blockLimits.words }, (_, at) => `word${at}`)
  expect(withWord(full, 'one more')).toBe(full)
})

test('people are kept once, the oldest goes when the list is full', () => {
  const full = Array.from({ length: blockLimits.users }, (_, id) => ({ id, name: `${id}` }))
  const more = withUser(full, { id: 9_999, name: 'new' })
  expect(more).toHaveLength(blockLimits.users)
  expect(more[0]?.id).toBe(1)
  expect(withUser(more, { id: 5, name: 'renamed' }).filter(({ id }) => id === 5)).toEqual([{ id: 5, name: 'renamed' }])
})
