import { describe, expect, test } from '@jest/globals'
import { defaultMoreChoices } from './barrage-choices'
import { rulesOf } from './barrage-rules'
import { anEngine } from './recording-stage.fixture'

const choices = { isShown: true, area: 3, size: 2, opacity: 100, ...defaultMoreChoices } as const

describe('LIVE-02 area and size', () => {
  test.each([
    ['top, medium', { area: 1, size: 2 }, 5],
    ['half, medium', { area: 2, size: 2 }, 8],
    ['full, medium', { area: 3, size: 2 }, 14],
    ['full, large', { area: 3, size: 3 }, 11],
    ['full, small', { area: 3, size: 1 }, 17],
  ] as const)('%s', (_name, chosen, lanes) => {
    const { engine, stage, wait } = anEngine({ ...rulesOf({ ...choices, ...chosen }), mergesEqual: false })
    for (let line = 0; line < 25; line++) engine.push({ text: 'a line that is rather long' })
    wait(0)
    expect(new Set(stage.added.map(({ y }) => y)).size).toBe(lanes)
    const lowest = Math.max(...stage.added.map(({ y, look }) => y + look.height))
    expect(lowest).toBeLessThanOrEqual(540 * { 1: 1 / 3, 2: 1 / 2, 3: 1 }[chosen.area])
    // What is not drawn on is no part of the canvas.
    expect(stage.size.height).toBeLessThan(lowest + 36)
  })

  test('a change holds for what stands there already: the canvas ends where the new area ends', () => {
    const { engine, stage } = anEngine(rulesOf(choices))
    engine.change(rulesOf({ ...choices, area: 1 }))
    expect(stage.size.height).toBe(180)
    engine.change(rulesOf({ ...choices, area: 2 }))
    expect(stage.size.height).toBe(270)
  })
})

test('LIVE-02 at 200 lines a second no two lines touch and at most 30 a second enter', () => {
  const { engine, stage, wait, now } = anEngine(rulesOf(choices))
  // A wall of lanes: the limit bites, not the room.
  engine.resize(2_560, 1_440, 1)
  for (let tick = 0; tick < 200; tick++) {
    for (let line = 0; line < 10; line++) engine.push({ text: `进攻 ${tick}-${line}` })
    wait(50)
    expect(stage.overlaps(now())).toEqual([])
  }
  expect(stage.added.length).toBeGreaterThan(250)
  for (let from = 1_000_000; from < 1_010_000; from += 500)
    expect(
      stage.added.filter(({ startedAt }) => startedAt >= from && startedAt < from + 1_000).length,
    ).toBeLessThanOrEqual(30)
  expect(engine.counts.shown + engine.counts.dropped).toBeGreaterThan(1_900)
})

test('LIVE-02 own lines come first, then nobles by rank, then paid ones; all are kept when the queue is full', () => {
  const { engine, stage, wait } = anEngine({ areaShare: 0.34 })
  for (let line = 0; line < 200; line++) engine.push({ text: 'others' })
  engine.push({ text: 'bubble', bubble: 'bubble:gold' })
  engine.push({ text: 'knight', tier: 1 })
  engine.push({ text: 'king', tier: 6 })
  engine.push({ text: 'mine', isMine: true })
  wait(0)
  expect(stage.added.map(({ text }) => text)).toEqual(['mine', 'king', 'knight', 'bubble', 'others'])
})

test('a line that found no lane for a second is dropped and counted, not shown late', () => {
  const { engine, stage, wait } = anEngine({ areaShare: 1 / 3 })
  for (let line = 0; line < 12; line++) engine.push({ text: 'x'.repeat(100) })
  wait(0)
  const shown = stage.added.length
  wait(1_000)
  expect(engine.counts).toMatchObject({ shown, dropped: 12 - shown })
  wait(60_000)
  expect(stage.added.length).toBe(shown)
})

test('blank lines do not fly and ask for no work', () => {
  const { engine, stage, wait, asked } = anEngine()
  engine.push({ text: '   ' })
  wait(0)
  expect(stage.added).toEqual([])
  expect(asked()).toBe(0)
})

describe('LIVE-02 pause with the video', () => {
  test('lines stand still, new ones do not fly but own ones wait, and all goes on where it was', () => {
    const { engine, stage, wait, now } = anEngine()
    engine.push({ text: 'on its way' })
    wait(0)
    wait(2_000)
    const before = stage.boxes(now())
    engine.setPaused(true)
    engine.push({ text: 'behind the pause' })
    engine.push({ text: 'my words', isMine: true })
    wait(30_000)
    expect(stage.boxes(now()).filter(({ id }) => id === 1)).toEqual(before)
    engine.setPaused(false)
    wait(0)
    expect(stage.added.map(({ text }) => text)).toEqual(['on its way', 'my words'])
    wait(8_001)
    expect(stage.boxes(now()).map(({ id }) => id)).toEqual([2])
  })
})

describe('LIVE-02 a line under the pointer', () => {
  test('is found where it is drawn, stands still while held, and the lane behind it waits', () => {
    const { engine, stage, wait, now } = anEngine({ areaShare: 0.07 })
    engine.push({ text: 'hold me now', userId: 9 })
    wait(0)
    wait(3_000)
    const [box] = stage.boxes(now())
    if (!box) throw new Error('no line')
    expect(engine.lineAt(box.right + 2, box.top + 4)).toBeUndefined()
    expect(engine.lineAt(box.left + 2, box.bottom + 4)).toBeUndefined()
    const line = engine.lineAt(box.left + 2, box.top + 4)
    expect(line?.line.userId).toBe(9)
    if (!line) return
    engine.hold(line)
    for (let tick = 0; tick < 20; tick++) {
      engine.push({ text: 'behind' })
      wait(500)
      expect(stage.boxes(now())).toEqual([box])
    }
    expect(engine.lineAt(box.left + 2, box.top + 4)).toBe(line)
    engine.letGo()
    wait(0)
    expect(stage.boxes(now()).map(({ left }) => left)).toEqual([box.left, 960])
  })
})

describe('lines that stand', () => {
  test('LIVE-02 stand at the top or bottom for four seconds in lanes of their own', () => {
    const { engine, stage, wait } = anEngine()
    engine.push({ text: 'first', mode: 'top' })
    engine.push({ text: 'second', mode: 'top' })
    engine.push({ text: 'last', mode: 'bottom' })
    wait(0)
    const [first, second, last] = stage.added
    expect([first?.y, second?.y]).toEqual([10, 42])
    expect(last?.y).toBeGreaterThan(400)
    expect(first).toMatchObject({ speed: 0, startX: 418, endsAt: (first?.startedAt ?? 0) + 4_000 })
  })

  test('nobody rolls into one: the line that would reach it in time takes another lane', () => {
    const { engine, stage, wait } = anEngine()
    engine.push({ text: 'x'.repeat(44), mode: 'top' })
    wait(0)
    engine.push({ text: 'rolling' })
    wait(0)
    expect(stage.added.map(({ y }) => y)).toEqual([10, 42])
  })

  test('switched off, they roll like the others', () => {
    const { engine, stage, wait } = anEngine({ showsFixed: false })
    engine.push({ text: 'first', mode: 'top' })
    wait(0)
    expect(stage.added[0]?.speed).toBeGreaterThan(0)
  })
})

test('LIVE-02 the score and other marked places stay clear', () => {
  const { engine, stage, wait } = anEngine()
  engine.keepClear([{ x: 16, y: 16, width: 240, height: 30 }])
  for (let line = 0; line < 30; line++) engine.push({ text: 'x'.repeat(30) })
  wait(0)
  expect(Math.min(...stage.added.map(({ y }) => y))).toBe(52)
})

test('LIVE-02 who is blocked while lines fly: they are gone at once', () => {
  const { engine, stage, wait, now } = anEngine()
  engine.push({ text: 'loud', userId: 4 })
  engine.push({ text: 'fine', userId: 5 })
  wait(0)
  engine.change({ ...rulesOf({ ...choices, users: [{ id: 4, name: 'Loud' }] }), crossingMs: 10_000 })
  expect(stage.boxes(now()).map(({ id }) => id)).toEqual([2])
  engine.push({ text: 'again', userId: 4 })
  wait(0)
  expect(engine.counts).toMatchObject({ shown: 2, blocked: 1 })
})
