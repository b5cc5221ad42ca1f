import { describe, expect, test } from '@jest/globals'
import type { SdkMessage } from '../../provider/messaging.port'
import { contentOf, displayItems } from './display-item'

const message = (change: Partial<SdkMessage>): SdkMessage => ({
  ID: '1',
  type: 'TIMTextElem',
  payload: { text: 'hi' },
  conversationID: 'C2C2',
  conversationType: 'C2C',
  from: '2',
  to: '1',
  flow: 'in',
  time: 1_000,
  status: 'success',
  nick: 'Name',
  avatar: 'a.webp',
  isPeerRead: false,
  isRevoked: false,
  sequence: 1,
  ...change,
})
const custom = (extension: unknown) => ({
  type: 'TIMCustomElem',
  payload: {
    data: '',
    description: '',
    extension: typeof extension === 'string' ? extension : JSON.stringify(extension),
  },
})
const image = (...sizes: [string, number][]) => ({
  type: 'TIMImageElem',
  payload: { imageInfoArray: sizes.map(([url, width], type) => ({ url, width, type })) },
})

describe('CHAT-03 display item', () => {
  test('CHAT-03 sender, read flag, status, time and both senses of "mine"', () => {
    const [item] = displayItems([message({ flow: 'in', isPeerRead: true })])
    expect(item).toMatchObject({
      avatar: 'a.webp',
      name: 'Name',
      isRead: true,
      status: 'success',
      atMs: 1_000_000,
      isMy: true,
      isOwn: false,
      isShowTime: true,
      content: { type: 'text', text: 'hi' },
    })
    expect(displayItems([message({ flow: 'out' })])[0]).toMatchObject({ isMy: false, isOwn: true })
    expect(displayItems([message({ nick: '' })])[0]?.name).toBe('2')
  })

  test('CHAT-03 the time is shown first and after a gap of 120 seconds or more', () => {
    const times = [0, 119, 239, 358, 600].map((time) => message({ time }))
    expect(displayItems(times).map(({ isShowTime }) => isShowTime)).toEqual([true, false, true, false, true])
  })

  test.each([
    [
      'thumb, half its width',
      image(['/o.webp', 800], ['/l.webp', 400], ['/t.webp', 201]),
      { type: 'image', url: '/t.webp', width: 101 },
    ],
    [
      'one size only',
      image(['https://a.example/o.png', 300]),
      { type: 'image', url: 'https://a.example/o.png', width: 150 },
    ],
    [
      'file',
      { type: 'TIMFileElem', payload: { fileName: 'a.pdf', fileUrl: '/uploads/a.pdf', fileSize: 10 } },
      { type: 'file', name: 'a.pdf', url: '/uploads/a.pdf', bytes: 10 },
    ],
    [
      'card',
      custom({ title: 'T', imageUrl: '/i.webp', id: 7, type: 'goods', price: '88' }),
      { type: 'custom', card: { title: 'T', imageUrl: '/i.webp', id: '7', type: 'goods', price: '88' } },
    ],
    ['words are plain text', custom({ type: 'words', title: 'just words' }), { type: 'text', text: 'just words' }],
    [
      'an address that runs is none',
      custom({ title: 'T', imageUrl: 'javascript:1', id: '', type: '', price: '' }),
      { card: { imageUrl: '' } },
    ],
  ])('CHAT-03 %s', (_what, change, expected) => expect(contentOf(message(change))).toMatchObject(expected))
})

const hostile = [
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '\u202Egnp.exe',
  '{{constructor}}',
  '&lt;b&gt;',
]
describe('CHAT-03 hostile words stay words', () => {
  test.each(hostile)('CHAT-03 %p', (words) => {
    expect(contentOf(message({ payload: { text: words } }))).toEqual({ type: 'text', text: words })
    const card = { title: words, imageUrl: words, id: words, type: words, price: words }
    expect(contentOf(message(custom(card)))).toMatchObject({ type: 'custom', card: { title: words, imageUrl: '' } })
    expect(contentOf(message(image([words, 10])))).toEqual({ type: 'unsupported' })
    const file = { type: 'TIMFileElem', payload: { fileName: words, fileUrl: words, fileSize: 1 } }
    expect(contentOf(message(file))).toEqual({ type: 'unsupported' })
  })
  test.each(['//evil.example/x.png', '/\\evil.example/x.png', 'http://evil.example/x.png', 'data:image/svg+xml,<svg>'])(
    'CHAT-03 no picture comes from %p',
    (url) => expect(contentOf(message(image([url, 10])))).toEqual({ type: 'unsupported' }),
  )
  test('CHAT-03 sizes that are none leave the picture as it is', () => {
    expect(contentOf(message(image(['/a.webp', -5])))).toMatchObject({ width: 0 })
    expect(contentOf(message(image(['/a.webp', Number.POSITIVE_INFINITY])))).toMatchObject({ width: 0 })
  })
})

test('a message that was taken back shows nothing of itself; a group says who came', () => {
  expect(contentOf(message({ isRevoked: true }))).toEqual({ type: 'revoked' })
  const memberList = [
    { userID: '3', nick: '' },
    { userID: '4', nick: 'Li' },
  ]
  const tip = message({ type: 'TIMGroupTipElem', payload: { operationType: 1, operatorID: '3', memberList } })
  expect(contentOf(tip)).toEqual({ type: 'tip', operation: 1, names: ['3', 'Li'], by: '3' })
})

test('CHAT-03 a part of a thread dates its first message by the one before it', () => {
  const [item] = displayItems([message({ time: 1_100 })], undefined, message({ time: 1_000 }))
  expect(item?.isShowTime).toBe(false)
})

describe('CHAT-09 what cannot be read', () => {
  test.each([
    ['broken JSON', custom('{"title":')],
    ['JSON that is no object', custom('5')],
    ['no extension', { type: 'TIMCustomElem', payload: {} }],
    ['text without text', { payload: { text: 5 } }],
    ['no payload at all', { payload: undefined }],
    ['a kind nobody knows', { type: 'TIMRelayElem' }],
    ['an image without sizes', { type: 'TIMImageElem', payload: { imageInfoArray: [] } }],
    ['a file that runs', { type: 'TIMFileElem', payload: { fileName: 'x', fileUrl: 'javascript:alert(1)' } }],
  ])('CHAT-09 %s is unsupported and told', (_what, change) => {
    const told: string[] = []
    expect(contentOf(message(change as Partial<SdkMessage>), (reason) => told.push(reason))).toEqual({
      type: 'unsupported',
    })
    expect(told).toHaveLength(1)
  })

  test('CHAT-09 the messages around it are shown', () => {
    const told: string[] = []
    const items = displayItems(
      [message({ ID: '1' }), message({ ID: '2', ...custom('{') }), message({ ID: '3', payload: { text: 'after' } })],
      ({ ID }) => told.push(ID),
    )
    expect(items.map(({ content }) => content.type)).toEqual(['text', 'unsupported', 'text'])
    expect(told).toEqual(['2'])
  })
})
