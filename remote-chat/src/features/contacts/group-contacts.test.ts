import { expect, test } from '@jest/globals'
import { findContacts, groupContacts, initialOf } from './group-contacts'
import { pinyinInitial } from './pinyin-initial'

test.each([
  ['Alice', 'A'],
  ['éclair', 'E'],
  ['Đặng', 'D'],
  ['Tuấn Bóng Đá', 'T'],
  ['阿楠说球', 'A'],
  ['场边客服', 'C'],
  ['解说老韩', 'J'],
  ['三分雨', 'S'],
  ['糖糖看球', 'T'],
  ['战术板', 'Z'],
  ['重庆老王', 'C'],
  ['重炮手', 'Z'],
  ['单刀', 'D'],
  ['7 号', '#'],
  ['😀', '#'],
  ['', '#'],
  ['  Bob', 'B'],
])('CHAT-04 %p is filed under %s', (name, initial) => expect(initialOf(name, pinyinInitial)).toBe(initial))

test('CHAT-04 groups run A to Z, the rest comes last, and nobody is without a name', () => {
  const contact = (userId: string, nickname: string) => ({ userId, nickname, avatar: '', isAnchor: false })
  const groups = groupContacts(
    [
      contact('1', '9527'),
      contact('2', '赵一'),
      contact('3', ''),
      contact('4', 'bob'),
      contact('5', 'Anna'),
      contact('6', '阿川'),
    ],
    'Unnamed',
    pinyinInitial,
  )
  const turned = groupContacts([contact('4', 'bob'), contact('1', '9527')], 'Unnamed', pinyinInitial)
  expect(turned.map(({ initial }) => initial)).toEqual(['B', '#'])
  expect(groups.map(({ initial }) => initial)).toEqual(['A', 'B', 'U', 'Z', '#'])
  expect(groups[0]?.contacts.map(({ userId }) => userId).sort()).toEqual(['5', '6'])
  expect(groups[2]?.contacts[0]).toMatchObject({ userId: '3', nickname: 'Unnamed' })
})

test('CHAT-04 the search finds a part of a name, in any case', () => {
  const contact = (nickname: string) => ({ userId: nickname, nickname, avatar: '', isAnchor: false })
  const contacts = ['Anna', 'hanna', '糖糖看球'].map(contact)
  expect(findContacts(contacts, ' AN ').map(({ nickname }) => nickname)).toEqual(['Anna', 'hanna'])
  expect(findContacts(contacts, '看')).toHaveLength(1)
  expect(findContacts(contacts, '  ')).toHaveLength(3)
})
