import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anEngine } from './recording-stage.fixture'

const action = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constant('say' as const), chars: fc.integer({ min: 1, max: 60 }) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 2_500 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('stage' as const),
      width: fc.integer({ min: 300, max: 2_000 }),
      height: fc.integer({ min: 180, max: 1_100 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('rules' as const),
      laneHeight: fc.constantFrom(26, 32, 42),
      areaShare: fc.constantFrom(1 / 3, 1 / 2, 1),
      crossingMs: fc.constantFrom(7_000, 10_000, 14_000),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clear' as const), y: fc.integer({ min: 0, max: 300 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hold' as const), nth: fc.nat({ max: 20 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('let go' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pause' as const), isPaused: fc.boolean() }) },
)

test('LIVE-02 rolling lines never touch: any lengths and times, other sizes, areas and speeds, held lines, pauses', () => {
  fc.assert(
    fc.property(fc.array(action, { minLength: 20, maxLength: 120 }), (actions) => {
      const room = anEngine()
      const { engine, stage } = room
      let rules = { areaShare: 1, laneHeight: 32, crossingMs: 10_000 }
      // A line that stops after a change of size may lie half over lines of the old size: nothing is held then.
      let hasOldSizes = false
      const touching: ReturnType<typeof stage.overlaps> = []
      for (const one of actions) {
        if (one.do === 'say') engine.push({ text: 'x'.repeat(one.chars) })
        if (one.do === 'stage') engine.resize(one.width, one.height, 1)
        if (one.do === 'rules') {
          hasOldSizes ||= one.laneHeight !== rules.laneHeight
          rules = one
          engine.change({
            ...rules,
            fontPx: 20,
            perSecond: 1e9,
            mergesEqual: false,
            showsFixed: true,
            showsColors: true,
            isBlocked: () => false,
          })
        }
        if (one.do === 'clear') {
          hasOldSizes = true
          engine.keepClear([{ x: 16, y: one.y, width: 220, height: 30 }])
        }
        if (one.do === 'pause') engine.setPaused(one.isPaused)
        if (one.do === 'let go') engine.letGo()
        const line = one.do === 'hold' && !hasOldSizes ? engine.onStage[one.nth] : undefined
        if (line) engine.hold(line)
        for (let slept = 0; slept < (one.do === 'wait' ? one.ms : 1); slept += 200) {
          room.wait(Math.min(200, one.do === 'wait' ? one.ms : 0))
          touching.push(...stage.overlaps(room.now()))
        }
      }
      engine.letGo()
      engine.setPaused(false)
      for (let slept = 0; slept < 15_000; slept += 300) {
        touching.push(...stage.overlaps(room.now()))
        room.pass(300)
      }
      expect(touching).toEqual([])
      expect(stage.boxes(room.now())).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('LIVE-02 no line overtakes another of its lane', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ chars: fc.integer({ min: 1, max: 40 }), ms: fc.nat({ max: 700 }) }), { maxLength: 60 }),
      (lines) => {
        const room = anEngine({ areaShare: 1 / 3 })
        for (const { chars, ms } of lines) {
          room.engine.push({ text: 'x'.repeat(chars) })
          room.wait(ms)
          // From left to right in a lane: whoever entered first is ahead, always.
          const boxes = room.stage.boxes(room.now()).sort((a, b) => a.lane - b.lane || a.left - b.left)
          expect(boxes.map(({ lane, id }) => [lane, id])).toEqual(
            [...boxes].sort((a, b) => a.lane - b.lane || a.id - b.id).map(({ lane, id }) => [lane, id]),
          )
        }
      },
    ),
    { numRuns: 100 },
  )
})

test('every line crosses in the same time, however long it is', () => {
  const room = anEngine()
  room.engine.push({ text: 'x' })
  room.engine.push({ text: 'x'.repeat(40) })
  room.wait(0)
  room.pass(9_990)
  expect(room.stage.boxes(room.now())).toHaveLength(2)
  room.pass(20)
  expect(room.stage.boxes(room.now())).toEqual([])
})

test('a lane is refilled as soon as the tail and its gap are inside, not before', () => {
  const room = anEngine({ areaShare: 0.07 })
  room.engine.push({ text: 'x'.repeat(12) })
  room.wait(0)
  // 240 + 32 px at (960 + 240) px in 10 s.
  const inside = ((240 + 32) / 1_200) * 10_000
  room.pass(inside - 10)
  room.engine.push({ text: 'x'.repeat(12) })
  room.wait(0)
  expect(room.stage.added).toHaveLength(1)
  room.wait(20)
  expect(room.stage.added).toHaveLength(2)
})
