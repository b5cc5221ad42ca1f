import { describe, expect, test } from '@jest/globals'
import { canRevoke, type Party, refusalOf, type Standing } from './write.rules'

const now = 1_000_000
const standing = (change: Partial<Standing> = {}): Standing => ({
  from: 'member',
  to: 'member',
  isSelf: false,
  isDeleted: false,
  isBlocked: false,
  hasBlocked: false,
  silencedUntil: 0,
  ...change,
})

describe('who may write to whom', () => {
  const table: [Party, Party | undefined, Partial<Standing>, string | undefined][] = [
    ['member', 'member', {}, undefined],
    ['member', 'agent', {}, undefined],
    ['agent', 'member', {}, undefined],
    ['tourist', 'agent', {}, undefined],
    ['agent', 'tourist', {}, undefined],
    ['tourist', 'member', {}, 'chat-tourist'],
    ['member', 'tourist', {}, 'chat-tourist'],
    ['member', undefined, {}, 'user-unknown'],
    ['member', 'member', { isSelf: true }, 'chat-self'],
    ['member', 'member', { isDeleted: true }, 'chat-deleted'],
    ['agent', 'member', { isDeleted: true }, 'chat-deleted'],
    ['member', 'member', { isBlocked: true }, 'chat-blocked'],
    ['member', 'member', { hasBlocked: true }, 'chat-blocked-own'],
    ['member', 'agent', { isBlocked: true, silencedUntil: now + 1 }, undefined],
    ['agent', 'member', { isBlocked: true, hasBlocked: true }, undefined],
    ['member', 'member', { silencedUntil: now + 1 }, 'chat-muted'],
    ['member', 'member', { silencedUntil: now }, undefined],
  ]
  test.each(table)('CHAT-01 %s to %s with %j: %s', (from, to, change, refusal) =>
    expect(refusalOf(standing({ from, to, ...change }), now)).toBe(refusal),
  )
})

test.each([
  [{}, 0, true],
  [{}, 120_000, true],
  [{}, 120_001, false],
  [{ isOwn: false }, 0, false],
  [{ isRevoked: true }, 0, false],
  [{ isTip: true }, 0, false],
  // A server clock that was set back leaves the message young.
  [{}, -86_400_000, true],
])('a message %j of %i ms can be taken back: %s', (change, age, can) =>
  expect(canRevoke({ isOwn: true, sentAt: now, isRevoked: false, isTip: false, ...change }, now + age, 120)).toBe(can),
)
