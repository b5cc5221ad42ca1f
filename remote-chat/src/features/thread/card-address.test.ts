import { expect, test } from '@jest/globals'
import { memberPath } from '@pitchside/contract'
import { cardAddress } from './card-address'

const card = { title: 'T', imageUrl: '', price: '', id: '7', type: '' }

test.each([
  ['news', '/detail?id=7'],
  ['video', '/video-player?id=7'],
  ['live', '/live?id=7'],
  ['room', '/live?id=7'],
  ['gift', '/live?id=7'],
  ['match', '/score-detail?id=7'],
  ['goods', memberPath('mall')],
  ['poem', undefined],
])('CHAT-03 a card of kind %p leads to %p', (type, address) => {
  expect(cardAddress({ ...card, type })).toBe(address)
})

test.each(['', '7&x=1', '../main', '-1'])('a card whose id is %p leads nowhere', (id) => {
  expect(cardAddress({ ...card, type: 'live', id })).toBeUndefined()
})
