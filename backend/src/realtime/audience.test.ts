import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { asUserId } from '../kernel/ids'
import { createAudience } from './audience'

const tabs = ['a', 'b', 'c', 'd', 'e'] as const
type Tab = (typeof tabs)[number]

describe('RT-05 the count of a room', () => {
  test('two tabs of a member are one person, two visitors are two', () => {
    const audience = createAudience<Tab>()
    audience.add('a', asUserId(1))
    audience.add('b', asUserId(1))
    audience.add('c', undefined)
    audience.add('d', undefined)
    expect(audience.people()).toBe(3)
    audience.remove('a')
    expect(audience.people()).toBe(3)
    audience.remove('b')
    expect(audience.people()).toBe(2)
  })

  test('a visitor who logs in on a second tab becomes the same person', () => {
    const audience = createAudience<Tab>()
    audience.add('a', asUserId(1))
    audience.add('b', undefined)
    expect(audience.people()).toBe(2)
    audience.rename('b', asUserId(1))
    expect(audience.people()).toBe(1)
  })

  test('is what a list of those present says, after any comings and goings', () => {
    const step = fc.record({
      what: fc.constantFrom('add', 'remove', 'rename'),
      tab: fc.constantFrom(...tabs),
      user: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const audience = createAudience<Tab>()
        const present = new Map<Tab, number | undefined>()
        for (const { what, tab, user } of steps) {
          const userId = user === undefined ? undefined : asUserId(user)
          if (what === 'add') {
            audience.add(tab, userId)
            if (!present.has(tab)) present.set(tab, user)
          } else if (what === 'remove') {
            expect(audience.remove(tab)).toBe(present.delete(tab))
          } else {
            audience.rename(tab, userId)
            if (present.has(tab)) present.set(tab, user)
          }
          const users = [...present.values()]
          const visitors = users.filter((one) => one === undefined).length
          expect(audience.people()).toBe(visitors + new Set(users.filter((one) => one !== undefined)).size)
          expect(audience.size()).toBe(present.size)
        }
      }),
    )
  })
})
