import { describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import type { RoomRole } from '../live/live.module'
import { type OrderDeed, refusalOf } from './order.rules'

const actor = (role: RoomRole) => ({ userId: 1, role })
const target = (role: RoomRole, tier = 0) => ({ userId: 2, role, tier })
const deeds: OrderDeed[] = ['silence', 'lift', 'kick', 'readmit', 'appoint']
const may = undefined

/** Actor in front, target on top; what is refused, and why. */
const table: [RoomRole, Record<RoomRole, string | undefined>][] = [
  ['member', { member: 'not-allowed', assistant: 'not-allowed', anchor: 'not-allowed', admin: 'not-allowed' }],
  ['assistant', { member: may, assistant: 'order-assistant', anchor: 'order-anchor', admin: 'order-staff' }],
  ['anchor', { member: may, assistant: may, anchor: 'order-anchor', admin: 'order-staff' }],
  ['admin', { member: may, assistant: may, anchor: 'order-anchor', admin: may }],
]

describe('LIVE-09 who may do what to whom', () => {
  const cases = table.flatMap(([by, row]) =>
    Object.entries(row).map(([to, refusal]) => [by, to as RoomRole, refusal] as const),
  )
  test.each(cases)('%s on %s: %s', (by, to, refusal) => {
    for (const deed of deeds) {
      const expected = deed === 'appoint' && by === 'assistant' ? 'not-allowed' : refusal
      expect([deed, refusalOf(deed, actor(by), target(to))]).toEqual([deed, expected])
    }
  })

  test('nobody acts on himself', () => {
    for (const role of ['assistant', 'anchor', 'admin'] as const)
      expect(refusalOf('lift', actor(role), { ...target(role), userId: 1 })).toBe('order-self')
  })

  test('only the anchor and the platform send away a noble of the high tiers; silencing is open to assistants', () => {
    const noble = target('member', limits.kickProtectedTier)
    expect(refusalOf('kick', actor('assistant'), noble)).toBe('order-noble')
    expect(refusalOf('kick', actor('assistant'), target('member', limits.kickProtectedTier - 1))).toBe(may)
    expect(refusalOf('silence', actor('assistant'), noble)).toBe(may)
    expect(refusalOf('kick', actor('anchor'), noble)).toBe(may)
    expect(refusalOf('kick', actor('admin'), noble)).toBe(may)
  })
})
