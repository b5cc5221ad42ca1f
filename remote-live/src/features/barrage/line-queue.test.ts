import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { LineQueue, patienceMs, queueLimit } from './line-queue'

const importance = ({ isMine, tier, isPaid }: { isMine?: boolean; tier?: number; isPaid?: boolean }): number =>
  isMine ? 100 : tier ? 10 + tier : isPaid ? 5 : 0

test('order, limit and deadline hold for any lines: the important first, equals in their order, nobody twice', () => {
  const line = fc.record({
    isMine: fc.boolean(),
    tier: fc.integer({ min: 0, max: 6 }),
    isPaid: fc.boolean(),
    at: fc.nat({ max: 3_000 }),
  })
  fc.assert(
    fc.property(fc.array(line, { maxLength: 200 }), (lines) => {
      const queue = new LineQueue()
      const sorted = lines.sort((a, b) => a.at - b.at)
      let dropped = 0
      sorted.forEach(({ at, ...rest }, text) => {
        if (queue.push({ line: { text: `${text}`, ...rest }, since: at })) dropped++
        expect(queue.size).toBeLessThanOrEqual(queueLimit)
      })
      const now = 3_000
      const late = queue.expire(now)
      expect(late.every(({ since }) => now - since >= patienceMs)).toBe(true)
      const taken: { rank: number; text: number }[] = []
      queue.offer(({ line: one, since }) => {
        expect(now - since).toBeLessThan(patienceMs)
        taken.push({ rank: importance(one), text: Number(one.text) })
        return true
      })
      expect(taken).toEqual([...taken].sort((a, b) => b.rank - a.rank || a.text - b.text))
      expect(taken.length + late.length + dropped).toBe(lines.length)
      expect(queue.size).toBe(0)
    }),
  )
})

test('what is not taken stays; after a stop nobody is asked', () => {
  const queue = new LineQueue()
  for (const text of ['a', 'b', 'c', 'd']) queue.push({ line: { text }, since: 0 })
  const asked: string[] = []
  queue.offer(({ line: { text } }) => {
    asked.push(text)
    return text === 'c' ? 'stop' : text === 'b'
  })
  expect(asked).toEqual(['a', 'b', 'c'])
  const left: string[] = []
  queue.offer(({ line: { text } }) => {
    left.push(text)
    return false
  })
  expect(left).toEqual(['a', 'c', 'd'])
})
