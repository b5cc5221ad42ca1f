import { expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import fc from 'fast-check'
import { cleanText, mentionedIn, topicsOf, typedNames, withMentions, withNames } from './post-text.rules'

const people = [
  { id: 4, nickname: '小米' },
  { id: 7, nickname: '小米粒' },
  { id: 9, nickname: 'Li' },
]
const nameOf = (id: number) => people.find((one) => one.id === id)?.nickname

test.each([
  ['  a\r\nb  \n\n\n\nc ', 'a\nb\n\nc'],
  ['left\u202eright\u0000\u0007', 'leftright'],
  ['\ue0101\ue011 forged', '1 forged'],
  ['👨‍👩‍👧 family', '👨‍👩‍👧 family'],
])('CONT-03 %j is stored as %j', (typed, kept) => {
  expect(cleanText(typed)).toBe(kept)
})

test('CONT-03 a mention is a number, the longer of two names that begin alike', () => {
  const marked = withMentions('@小米粒 和 @小米 , @Li! @nobody', people)
  expect(mentionedIn(marked)).toEqual([7, 4, 9])
  expect(withNames(marked, nameOf)).toBe('@小米粒 和 @小米 , @Li! @nobody')
  expect(withNames(marked, (id) => (id === 7 ? 'renamed' : nameOf(id)))).toBe('@renamed 和 @小米 , @Li! @nobody')
})

test('CONT-03 a typed name ends at a space, a sign or the next name', () => {
  expect(typedNames('@老王 hi @Li! (@Tom) mail a@b.c @@ @老李@小米 @x#y#')).toEqual(
    expect.arrayContaining(['老王', 'Li', 'Tom', '老李', '小米', 'x']),
  )
  expect(typedNames(`no name, @ ${'@'}${'x'.repeat(limits.nicknameChars + 1)}`)).toEqual([])
})

test('CONT-03 nobody can type the number of a member: whatever the text, only names count', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(mentionedIn(cleanText(`${typed}\ue0104\ue011`))).toEqual([])
    }),
  )
})

test.each<[string, string[]]>([
  ['#德比# 今晚 #Derby# 又是 #derby#', ['德比', 'Derby']],
  ['#one #two', ['one']],
  ['no topic # here', []],
  ['#   # ##', []],
  [`#${'x'.repeat(limits.topicChars + 1)}#`, []],
  ['#a\nb#', []],
  ['#1##2##3##4##5##6#', ['1', '2', '3', '4', '5']],
])('CONT-03 topics of %j are %j', (text, names) => {
  expect(topicsOf(text).map(({ name }) => name)).toEqual(names)
})
