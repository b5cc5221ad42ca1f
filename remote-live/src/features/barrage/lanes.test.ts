import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { Lanes } from './lanes'

interface Entered {
  lane: number
  at: number
  width: number
  speed: number
}

const stage = 1_200

/** Left and right edge of a line at a moment; undefined before it entered and after it left. */
function edges({ at, width, speed }: Entered, now: number): [number, number] | undefined {
  const left = stage - (now - at) * speed
  return now < at || left + width < 0 ? undefined : [left, left + width]
}

const line = fc.record({
  after: fc.integer({ min: 0, max: 900 }),
  width: fc.integer({ min: 8, max: 900 }),
  speed: fc.integer({ min: 50, max: 400 }).map((perSecond) => perSecond / 1_000),
})

test('LIVE-02 lines of one lane never overlap, whatever their lengths, speeds and times', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), fc.integer({ min: 1, max: 6 }), (lines, count) => {
      const lanes = new Lanes()
      lanes.resize(count, stage)
      const entered: Entered[] = []
      let now = 0
      for (const { after, width, speed } of lines) {
        now += after
        const lane = lanes.enter(now, width, speed)
        if (lane !== undefined) entered.push({ lane, at: now, width, speed })
      }
      for (const one of entered) {
        for (const other of entered) {
          if (one === other || one.lane !== other.lane || one.at > other.at) continue
          for (let moment = other.at; moment < other.at + 40_000; moment += 250) {
            const [first, second] = [edges(one, moment), edges(other, moment)]
            if (!first || !second) break
            expect(first[1]).toBeLessThanOrEqual(second[0] + 1e-6)
          }
        }
      }
    }),
    { numRuns: 150 },
  )
})

test('a full stage refuses a line and takes it when the first tail is inside', () => {
  const lanes = new Lanes()
  lanes.resize(2, stage)
  expect([lanes.enter(0, 100, 0.1), lanes.enter(0, 100, 0.1), lanes.enter(0, 100, 0.1)]).toEqual([0, 1, undefined])
  expect(lanes.enter(1_239, 100, 0.1)).toBeUndefined()
  expect(lanes.enter(1_240, 100, 0.1)).toBe(0)
})

test('fewer lanes: the lower ones are no longer given', () => {
  const lanes = new Lanes()
  lanes.resize(6, stage)
  lanes.resize(1, stage)
  expect([lanes.enter(0, 50, 0.1), lanes.enter(0, 50, 0.1)]).toEqual([0, undefined])
})
