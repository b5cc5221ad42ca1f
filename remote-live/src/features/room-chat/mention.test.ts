import { describe, expect, test } from '@jest/globals'
import { type ChatEntry, names } from '../../parts/room-feed/chat-entry'
import { completed, mentionAt, speakersFor } from './mention'

const entry = (name: string, userId: number, kind: ChatEntry['kind'] = 'text') => ({ name, userId, kind }) as ChatEntry

describe('a mention being written', () => {
  test.each([
    ['@', 1, { from: 0, begun: '' }],
    ['你好 @老', 5, { from: 3, begun: '老' }],
    ['进球了@老韩', 6, { from: 3, begun: '老韩' }],
    ['hi (@Kai', 8, { from: 4, begun: 'Kai' }],
    ['@老韩 好', 5, undefined],
    ['mail@host', 9, undefined],
    ['@a', 0, undefined],
  ])('%s with the caret at %i', (text, caret, mention) => {
    expect(mentionAt(text, caret)).toEqual(mention)
  })

  test('is completed where it stands, and the caret goes behind it', () => {
    expect(completed('看 @老 说得对', 4, { from: 2, begun: '老' }, '解说老韩')).toEqual({
      text: '看 @解说老韩 说得对',
      caret: 8,
    })
  })

  test('offers who spoke last, each once, not the visitor, at most six', () => {
    const lines = [entry('Anna', 1), entry('Ben', 2), entry('anton', 3), entry('Anna', 1), entry('', 9, 'note')]
    expect(speakersFor(lines, '', undefined)).toEqual(['Anna', 'anton', 'Ben'])
    expect(speakersFor(lines, 'AN', 1)).toEqual(['anton'])
    const many = Array.from({ length: 20 }, (_, place) => entry(`guest ${place}`, place))
    expect(speakersFor(many, 'guest', undefined)).toHaveLength(6)
  })
})

test.each([
  ['@Kai 好球', true],
  ['好球@Kai', true],
  ['@Kai，你看', true],
  ['@Kai_1998 好球', true],
  ['@Kaiser 好球', false],
  ['Kai', false],
  ['@Kaiser @Kai', true],
])('LIVE-03 "%s" names Kai: %p', (text, isNamed) => {
  expect(names(text, 'Kai')).toBe(isNamed)
})
