import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type PutItem, PutQueue, PutRefused, type QueueState } from './put-queue'

/** A turn of the event loop: everything that waits for nothing else has run by then. */
const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** An origin that fails as told, and a queue that sends to it. */
function anOrigin(fails: (attempt: number, item: PutItem) => Error | undefined, segmentsMax?: number) {
  const arrived: string[] = []
  const states: QueueState[] = []
  const pauses: number[] = []
  let attempts = 0
  let atOnce = 0
  let atOnceMax = 0
  const queue = new PutQueue({
    async send(item) {
      atOnce += 1
      atOnceMax = Math.max(atOnceMax, atOnce)
      await Promise.resolve()
      atOnce -= 1
      const failure = fails(attempts++, item)
      if (failure) throw failure
      arrived.push(item.path)
    },
    wait: async (ms) => {
      pauses.push(ms)
      await turn()
    },
    onState: (state) => states.push(state),
    ...(segmentsMax === undefined ? {} : { segmentsMax }),
  })
  return { queue, arrived, states, pauses, attempts: () => attempts, atOnceMax: () => atOnceMax }
}

const init: PutItem = { path: 'init.mp4', kind: 'init', body: 'i' }
const segment = (n: number): PutItem => ({ path: `s${n}.m4s`, kind: 'segment', body: String(n) })
const playlist = (n: number): PutItem => ({ path: 'video.m3u8', kind: 'playlist', body: `up to ${n}` })
const lost = new Error('Failed to fetch')

test('LIVE-10 files arrive one after the other, in order', async () => {
  const { queue, arrived, atOnceMax } = anOrigin(() => undefined)
  for (const item of [init, segment(1), playlist(1), segment(2)]) queue.add(item)
  await queue.drained()
  expect(arrived).toEqual(['init.mp4', 's1.m4s', 'video.m3u8', 's2.m4s'])
  expect(atOnceMax()).toBe(1)
})

test('LIVE-10 a lost PUT is tried again, with growing pauses, and the state says so', async () => {
  const { queue, arrived, states, pauses } = anOrigin((attempt) => (attempt < 6 ? lost : undefined))
  queue.add(segment(1))
  await queue.drained()
  expect(arrived).toEqual(['s1.m4s'])
  expect(states).toEqual(['retrying', 'sending'])
  const waits = pauses.filter((ms) => ms !== 50)
  expect(waits).toEqual([300, 600, 1_200, 2_400, 4_000, 4_000])
})

test('LIVE-10 a refusal ends the queue: nothing more is sent', async () => {
  const { queue, states, attempts } = anOrigin(() => new PutRefused(403))
  queue.add(segment(1))
  queue.add(segment(2))
  await queue.drained()
  await turn()
  queue.add(segment(3))
  await turn()
  expect(states).toEqual(['refused'])
  expect(attempts()).toBe(1)
  expect(queue.length).toBe(0)
})

test('LIVE-10 while the line is down the oldest segments are given up, never the head', async () => {
  let isDown = true
  const { queue, arrived } = anOrigin(() => (isDown ? lost : undefined), 3)
  queue.add(init)
  for (let n = 1; n <= 10; n++) {
    queue.add(segment(n))
    await turn()
  }
  isDown = false
  await queue.drained()
  expect(arrived).toEqual(['init.mp4', 's8.m4s', 's9.m4s', 's10.m4s'])
  expect(queue.dropped).toBe(7)
})

test('closing stops a queue that waits', async () => {
  const { queue, states, attempts } = anOrigin(() => lost)
  queue.add(segment(1))
  await turn()
  queue.close()
  const before = attempts()
  await turn()
  await turn()
  expect(attempts()).toBe(before)
  expect(states.at(-1)).toBe('closed')
})

test('LIVE-10 whatever fails: no list overtakes its segment, nothing arrives twice, the newest list arrives last', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 40 }),
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.nat(2), { minLength: 12, maxLength: 12 }),
      async (failures, count, breaks) => {
        const seen: string[] = []
        const { queue, arrived } = anOrigin((attempt, item) => {
          if (failures[attempt]) return lost
          seen.push(item.kind === 'playlist' ? String(item.body) : item.path)
          return undefined
        }, 100)
        queue.add(init)
        for (let n = 1; n <= count; n++) {
          queue.add(segment(n))
          queue.add(playlist(n))
          for (let pause = 0; pause < (breaks[n - 1] ?? 0); pause++) await turn()
        }
        await queue.drained()
        const segments = arrived.filter((path) => path.endsWith('.m4s'))
        expect(segments).toEqual(Array.from({ length: count }, (_, n) => `s${n + 1}.m4s`))
        expect(arrived[0]).toBe('init.mp4')
        expect(seen.at(-1)).toBe(`up to ${count}`)
        for (const [place, what] of seen.entries()) {
          const upTo = /^up to (\d+)$/.exec(what)?.[1]
          if (upTo) expect(seen.slice(0, place)).toContain(`s${upTo}.m4s`)
        }
      },
    ),
    { numRuns: 60 },
  )
})
