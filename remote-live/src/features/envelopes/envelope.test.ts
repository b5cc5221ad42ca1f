import { expect, test } from '@jest/globals'
import { type Envelope, mergeEnvelopes, problemsOf, stateOf } from './envelope'

const envelope = (part: Partial<Envelope> = {}): Envelope => ({
  id: 1,
  senderId: 2,
  senderName: 'Rich',
  senderAvatar: '',
  diamonds: 100,
  shares: 10,
  left: 10,
  isRandom: true,
  isForFans: false,
  opensAt: 1_000,
  expiresAt: 2_000,
  received: undefined,
  ...part,
})

test.each([
  ['before the countdown ends', {}, 999, 'waiting'],
  ['from then on', {}, 1_000, 'open'],
  ['until its end', {}, 1_999, 'open'],
  ['at its end', {}, 2_000, 'over'],
  ['without a share left', { left: 0 }, 1_500, 'empty'],
  ['with an own share, also when it is empty or over', { left: 0, received: '1.5' }, 9_999, 'received'],
] as const)('LIVE-06 %s', (_when, part, now, state) => expect(stateOf(envelope(part), now)).toBe(state))

test('LIVE-06 what the server lists replaces what was known; what just got empty stays in sight', () => {
  const known = [envelope({ id: 1, left: 0 }), envelope({ id: 2, left: 4 }), envelope({ id: 3, left: 4 })]
  const listed = [envelope({ id: 4, opensAt: 500 }), envelope({ id: 3, left: 2 })]
  expect(mergeEnvelopes(known, listed).map(({ id, left }) => [id, left])).toEqual([
    [4, 10],
    [1, 0],
    [3, 2],
  ])
})

test.each([
  ['100', '10', 500, {}],
  ['1', '10', 500, {}],
  ['500', '1', 500, {}],
  ['501', '1', 500, { diamonds: 'balance' }],
  ['501', '1', undefined, {}],
  ['1', '11', 500, { shares: 'tooSmall' }],
  ['', '', 500, { diamonds: 'number', shares: 'number' }],
  ['1.5', '-1', 500, { diamonds: 'number', shares: 'number' }],
  ['1e3', '0', 500, { diamonds: 'number', shares: 'number' }],
  ['1000001', '1', 9_000_000, { diamonds: 'tooMany' }],
  ['10000', '1001', 90_000, { shares: 'tooMany' }],
])('LIVE-06 %s diamonds in %s shares with a balance of %s: %j', (diamonds, shares, balance, problems) => {
  expect(problemsOf(diamonds, shares, balance)).toEqual(problems)
})
