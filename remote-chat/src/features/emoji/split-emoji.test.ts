import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { emojiPictures } from './emoji-pictures'
import { splitEmoji } from './split-emoji'

test('CHAT-03 known tokens become pictures, unknown ones stay text', () => {
  expect(splitEmoji('好[微笑]的[没有这个][赞]')).toEqual([
    { kind: 'words', text: '好' },
    { kind: 'emoji', token: '[微笑]', picture: emojiPictures.get('微笑') },
    { kind: 'words', text: '的[没有这个]' },
    { kind: 'emoji', token: '[赞]', picture: emojiPictures.get('赞') },
  ])
  expect(splitEmoji('')).toEqual([])
  expect(splitEmoji('[[微笑]')).toEqual([
    { kind: 'words', text: '[' },
    { kind: 'emoji', token: '[微笑]', picture: emojiPictures.get('微笑') },
  ])
})

test('CHAT-03 no text is ever lost', () => {
  const piece = fc.constantFrom('[微笑]', '[', ']', '赞', '[赞]', '<b>', ' ', '[大哭')
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('')
      const back = splitEmoji(text).map((part) => (part.kind === 'words' ? part.text : part.token))
      expect(back.join('')).toBe(text)
    }),
  )
})
