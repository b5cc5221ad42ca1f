import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Db } from '../db/db'
import { startTestApp, type TestSite } from '../testing/test-app'
import { givenKey, requestKey, type SpendRequest, sameRequestMs } from './request-key'

let site: TestSite
let db: Db
const request: SpendRequest = { call: 'gift', userId: 1, given: undefined, content: [101, 1, 1, 0] }
const ask = (change: Partial<SpendRequest>, now: number) =>
  db.transaction((tx) => requestKey(tx, { ...request, ...change }, now))

beforeAll(async () => {
  site = await startTestApp({ only: [] })
  db = site.db
})
beforeEach(() => db.query('delete from request_keys'))
afterAll(() => site.close())

describe('the key of a request', () => {
  test('is the client key, bound to the member and the call', async () => {
    expect(givenKey({ ...request, given: 'a' })).toBe('gift:1:k:a')
    expect(await ask({ given: 'a' }, 10_000)).toBe('gift:1:k:a')
    expect(givenKey({ ...request, given: 'a', userId: 2 })).not.toBe(givenKey({ ...request, given: 'a' }))
    expect(givenKey({ ...request, given: 'a', call: 'barrage' })).toBe('barrage:1:k:a')
  })

  test('without one is that of the same content a moment ago, else a new one', async () => {
    const first = await ask({}, 10_000)
    expect(await ask({}, 10_000 + sameRequestMs - 1)).toBe(first)
    const later = await ask({}, 10_000 + sameRequestMs)
    expect(later).not.toBe(first)
    expect(await ask({}, 10_000 + sameRequestMs + 1)).toBe(later)
  })

  test('differs by content, call and member', async () => {
    const keys = [
      await ask({ content: [101, 1, 10] }, 10_000),
      await ask({ content: [101, 11, 0] }, 10_000),
      await ask({ call: 'barrage', content: [101, 1, 10] }, 10_000),
      await ask({ userId: 2, content: [101, 1, 10] }, 10_000),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('is the same for equal requests at the same moment', async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, (_, place) => ask({}, 10_000 + place)))
    expect(new Set(keys).size).toBe(1)
  })

  test('is not kept by an intent that failed', async () => {
    const failed = db.transaction(async (tx) => {
      await requestKey(tx, request, 10_000)
      throw new Error('not enough')
    })
    await expect(failed).rejects.toThrow('not enough')
    expect(await db.query('select 1 from request_keys')).toEqual([])
  })

  test('can not be forged into one made of content', async () => {
    const made = await ask({}, 10_000)
    expect(givenKey({ ...request, given: made })).not.toBe(made)
  })

  test('is forgotten when nobody can ask for it any more', async () => {
    await ask({}, 10_000)
    await ask({ content: ['other'] }, 100_000)
    expect(await db.query('select at from request_keys')).toEqual([{ at: 100_000 }])
  })
})
