import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { asUserId } from '../kernel/ids'
import { createAudience, type Listening } from './audience'

const tab = (name: string) => ({ name })
const tabs = ['a', 'b', 'c', 'd', 'e'].map(tab)
const [a, b, c, d] = tabs as [Tab, Tab, Tab, Tab]
type Tab = ReturnType<typeof tab>
const member = (id: number): Listening => ({ userId: asUserId(id) })

describe('RT-05 AIR-08 the count of a room', () => {
  test('three tabs of a member or of one browser are one person, sockets without a cookie are one each', () => {
    const audience = createAudience<Tab>()
    for (const one of [a, b, c]) audience.add(one, { device: 'aa' })
    expect(audience.people()).toBe(1)
    audience.add(d, {})
    audience.add(tab('f'), {})
    expect(audience.people()).toBe(3)
    // One of the tabs logs in: its member is somebody else than the browser's visitor.
    audience.rename(a, { ...member(1), device: 'aa' })
    audience.rename(b, { ...member(1), device: 'aa' })
    expect(audience.people()).toBe(4)
    audience.rename(c, { ...member(1), device: 'aa' })
    expect(audience.people()).toBe(3)
    expect(audience.users()).toEqual([1])
    audience.remove(a)
    audience.remove(b)
    expect(audience.people()).toBe(3)
    audience.remove(c)
    expect(audience.people()).toBe(2)
  })

  test('the owner is there, and not counted', () => {
    const audience = createAudience<Tab>(asUserId(7))
    audience.add(a, member(7))
    audience.add(b, { ...member(7), device: 'aa' })
    expect([audience.people(), audience.users(), audience.size()]).toEqual([0, [7], 2])
    audience.add(c, { device: 'aa' })
    expect(audience.people()).toBe(1)
    audience.remove(a)
    audience.remove(b)
    expect(audience.people()).toBe(1)
  })

  test('is what a list of those present says, after any comings and goings', () => {
    const step = fc.record({
      what: fc.constantFrom('add', 'remove', 'rename'),
      tab: fc.constantFrom(...tabs),
      user: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
      device: fc.option(fc.constantFrom('aa', 'bb'), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const audience = createAudience<Tab>(asUserId(3))
        const present = new Map<Tab, string>()
        for (const { what, tab, user, device } of steps) {
          const who = { userId: user === undefined ? undefined : asUserId(user), device }
          const person = user === undefined ? (device ?? `socket ${tab.name}`) : `member ${user}`
          if (what === 'add') {
            audience.add(tab, who)
            if (!present.has(tab)) present.set(tab, person)
          } else if (what === 'remove') {
            expect(audience.remove(tab)).toBe(present.delete(tab))
          } else {
            audience.rename(tab, who)
            if (present.has(tab)) present.set(tab, person)
          }
          const people = new Set(present.values())
          people.delete('member 3')
          expect(audience.people()).toBe(people.size)
          expect(audience.size()).toBe(present.size)
        }
      }),
    )
  })
})
