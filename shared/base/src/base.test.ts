import { describe, expect, jest, test } from '@jest/globals'
import {
  backoffMs,
  disposeAll,
  englishDiamonds,
  formatTenths,
  parseTenths,
  readStored,
  type TextStorage,
  withDeadline,
  writeStored,
} from './index'

const memory = (entries: Record<string, string> = {}): TextStorage & { entries: Map<string, string> } => {
  const map = new Map(Object.entries(entries))
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  }
}
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((n) => typeof n === 'number')

describe('stored values', () => {
  test('SHELL-08 a corrupt value counts as absent and is removed', () => {
    const storage = memory({ broken: '{"a":', wrong: '"text"', good: '[1,2]' })
    expect(readStored(storage, 'broken', isNumbers)).toBeUndefined()
    expect(readStored(storage, 'wrong', isNumbers)).toBeUndefined()
    expect(readStored(storage, 'good', isNumbers)).toEqual([1, 2])
    expect([...storage.entries.keys()]).toEqual(['good'])
  })

  test('a storage that refuses is reported, not thrown', () => {
    const full: TextStorage = {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => undefined,
    }
    expect(writeStored(full, 'key', 1)).toBe(false)
  })
})

describe('diamonds', () => {
  test.each([
    ['0', 0],
    ['126.5', 1265],
    ['-3.2', -32],
    ['12680', 126800],
  ])('%s is %d tenths and back', (text, tenths) => {
    expect(parseTenths(text)).toBe(tenths)
    expect(formatTenths(tenths)).toBe(text)
  })
  test.each(['', '1.25', '1e3', 'abc', '--1', '0x10'])('%p is refused', (text) =>
    expect(parseTenths(text)).toBeUndefined(),
  )
})

test('back-off doubles, is capped and spread', () => {
  const limits = { firstMs: 1_000, maxMs: 8_000 }
  expect([0, 1, 2, 3, 9].map((n) => backoffMs(n, limits, () => 0.5))).toEqual([1_000, 2_000, 4_000, 8_000, 8_000])
  expect(backoffMs(0, limits, () => 0)).toBe(750)
  expect(backoffMs(0, limits, () => 0.999)).toBe(1_250)
})

test('disposers run once, in reverse, and a failing one stops nobody', () => {
  const order: number[] = []
  const dispose = disposeAll([
    () => void order.push(1),
    () => {
      throw new Error('no')
    },
    () => void order.push(3),
  ])
  expect(dispose).toThrow('1 of 3')
  dispose()
  expect(order).toEqual([3, 1])
})

test('a deadline rejects with what was waited for', async () => {
  jest.useFakeTimers()
  const pending = withDeadline(new Promise<never>(() => undefined), 50, 'manifest of live')
  const outcome = expect(pending).rejects.toThrow('manifest of live did not answer within 50 ms')
  jest.advanceTimersByTime(50)
  await outcome
  jest.useRealTimers()
})

test('one diamond is said as one', () => {
  expect([10, 0, 5, 20, 1265].map(englishDiamonds)).toEqual([
    '1 diamond',
    '0 diamonds',
    '0.5 diamonds',
    '2 diamonds',
    '126.5 diamonds',
  ])
})
