import { expect, test } from '@jest/globals'
import { textParts } from './text-parts'

const li = { id: 1, nickname: 'Li' }
const lily = { id: 2, nickname: 'Lily (a.k.a.)' }

test('CONT-03 names that are mentioned and topics lead somewhere, everything else is text', () => {
  expect(textParts('@Lily (a.k.a.) and @Li, @nobody: #Derby# #open', [li, lily])).toEqual([
    { kind: 'mention', text: '@Lily (a.k.a.)', userId: 2 },
    { kind: 'text', text: ' and ' },
    { kind: 'mention', text: '@Li', userId: 1 },
    { kind: 'text', text: ', @nobody: ' },
    { kind: 'topic', text: '#Derby#', name: 'Derby' },
    { kind: 'text', text: ' #open' },
  ])
})

test.each(['', 'plain', '# #', '<img src=x onerror=alert(1)>'])('CONT-03 %j is one piece of text, or none', (text) => {
  expect(textParts(text, [li])).toEqual(text === '' ? [] : [{ kind: 'text', text }])
})
