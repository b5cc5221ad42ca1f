import { beforeEach, expect, test } from '@jest/globals'
import { emptyDraft, keepDraft, mentionsIn, readDraft } from './draft'

beforeEach(() => localStorage.clear())

const li = { id: 4, nickname: 'Li' }

test('CONT-03 a draft is there again after the page was left, and gone when it is empty', () => {
  const draft = { circleId: 3, title: 'Derby', text: 'hello @Li', mentions: [li] }
  keepDraft(draft)
  expect(readDraft()).toEqual(draft)
  keepDraft({ ...draft, title: '', text: '' })
  expect(localStorage.length).toBe(0)
  expect(readDraft()).toEqual(emptyDraft)
})

test.each(['', '{', '[]', 'null', '{"text":5,"mentions":[{"id":"x"},null,3]}'])(
  'CONT-03 what is kept as %j is no draft',
  (kept) => {
    localStorage.setItem('circleDraft', kept)
    expect(readDraft()).toEqual(emptyDraft)
  },
)

test('CONT-03 a poll is kept with its draft; what is no poll is not', () => {
  const poll = { options: ['Reds', ''], hours: 72 } as const
  const draft = { ...emptyDraft, text: 'Who wins?', poll: { ...poll, options: [...poll.options] } }
  keepDraft(draft)
  expect(readDraft()).toEqual(draft)
  for (const wrong of ['x', [], { options: ['a'] }, { options: ['a', 3] }]) {
    localStorage.setItem('circleDraft', JSON.stringify({ text: 'Who wins?', poll: wrong }))
    expect(readDraft().poll).toBeUndefined()
  }
  localStorage.setItem('circleDraft', JSON.stringify({ text: 'x', poll: { options: ['a', 'b'], hours: 2 } }))
  expect(readDraft().poll).toEqual({ options: ['a', 'b'], hours: 24 })
})

test('CONT-03 only names that still stand in the text are mentions, each once', () => {
  const mentions = [li, { id: 5, nickname: 'Bo' }, li]
  expect(mentionsIn({ ...emptyDraft, text: 'hi @Li and Bo', mentions })).toEqual([4])
})
