import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type Slots, slotsOf } from './item-slots'

const item = (key: string) => ({ key, kind: key.startsWith('head') ? ('head' as const) : ('row' as const) })
const none: Slots = new Map()

test('SCORE-01 an item keeps its element when the order changes: who aims at a row hits it', () => {
  const before = slotsOf(none, ['head:a', 'row:1', 'row:2', 'row:3'].map(item))
  const after = slotsOf(before, ['row:3', 'head:a', 'row:1', 'row:2'].map(item))
  for (const [key, slot] of before) expect(after.get(key)).toBe(slot)
})

test('SCORE-07 another list fills the elements that are there', () => {
  const before = slotsOf(none, ['head:a', 'row:1', 'row:2'].map(item))
  const after = slotsOf(before, ['head:b', 'row:8', 'row:9'].map(item))
  expect([...after.values()].sort()).toEqual([...before.values()].sort())
})

test('SCORE-07 no two items share an element, and each has one of its kind', () => {
  const key = fc.constantFrom(...Array.from({ length: 12 }, (_, at) => (at < 3 ? `head:${at}` : `row:${at}`)))
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(key), { maxLength: 12 }), (lists) => {
      let slots = none
      for (const list of lists) {
        slots = slotsOf(slots, list.map(item))
        expect([...slots.keys()]).toEqual(list)
        expect(new Set(slots.values()).size).toBe(list.length)
        for (const [name, slot] of slots) expect(slot.startsWith(item(name).kind)).toBe(true)
      }
    }),
  )
})
