import { describe, expect, test } from '@jest/globals'
import { BarrageEngine } from './barrage-engine'
import type { FlyingLine } from './barrage-line'
import { type BarrageSettings, defaultBarrageSettings } from './barrage-settings.store'

function makeStage(settings: Partial<BarrageSettings> = {}) {
  const flying: FlyingLine[] = []
  let now = 1_000_000
  const engine = new BarrageEngine({
    stage: {
      resize: () => undefined,
      add: (lines) => void flying.push(...lines),
      clear: () => flying.splice(0),
      stop: () => undefined,
    },
    settings: { ...defaultBarrageSettings, ...settings },
    measure: (text) => text.length * 20,
    now: () => now,
  })
  engine.resize(960, 540, 1)
  const wait = (ms: number) => {
    now += ms
    engine.pump()
  }
  return { engine, flying, wait, lanes: () => new Set(flying.map(({ y }) => y)).size }
}

describe('LIVE-02 area and size', () => {
  test.each([
    ['top, medium', { area: 1, size: 2 }, 4],
    ['half, medium', { area: 2, size: 2 }, 6],
    ['full, medium', { area: 3, size: 2 }, 13],
    ['full, large', { area: 3, size: 3 }, 10],
    ['full, small', { area: 3, size: 1 }, 16],
  ] as const)('%s', (_name, settings, lanes) => {
    const stage = makeStage(settings)
    for (let line = 0; line < 25; line++) stage.engine.push({ text: 'a line that is rather long' })
    stage.wait(0)
    expect(stage.lanes()).toBe(lanes)
    const lowest = Math.max(...stage.flying.map(({ y, height }) => y + height))
    const share = { 1: 1 / 3, 2: 1 / 2, 3: 1 }[settings.area]
    expect(lowest).toBeLessThanOrEqual(540 * share)
  })
})

test('LIVE-02 at 200 lines a second no two lines of a lane touch and at most 30 a second enter', () => {
  const { engine, flying, wait } = makeStage()
  for (let tick = 0; tick < 200; tick++) {
    for (let line = 0; line < 10; line++) engine.push({ text: `进攻 ${tick}-${line}` })
    wait(50)
  }
  expect(flying.length).toBeGreaterThan(50)
  for (let from = 1_000_000; from < 1_010_000; from += 500)
    expect(flying.filter(({ startedAt }) => startedAt >= from && startedAt < from + 1_000).length).toBeLessThanOrEqual(
      30,
    )
  for (const one of flying) {
    const next = flying.find((other) => other.y === one.y && other.startedAt > one.startedAt)
    if (!next) continue
    const tail = one.startX - (next.startedAt - one.startedAt) * one.speed + one.width
    expect(tail).toBeLessThan(next.startX)
  }
  expect(engine.dropped).toBeGreaterThan(1_000)
})

test('an own line goes before the others and is kept when the queue is full', () => {
  const { engine, flying, wait } = makeStage({ area: 1, size: 3 })
  for (let line = 0; line < 200; line++) engine.push({ text: 'others' })
  engine.push({ text: 'mine', isMine: true })
  wait(0)
  expect(flying[0]).toMatchObject({ text: 'mine', isMine: true })
})

test('a line that found no lane for a second is dropped, not shown late', () => {
  const { engine, flying, wait } = makeStage({ area: 1 })
  for (let line = 0; line < 12; line++) engine.push({ text: 'x'.repeat(100) })
  wait(0)
  const shown = flying.length
  wait(1_001)
  wait(60_000)
  expect(flying.length).toBe(shown)
})

test('blank lines do not fly', () => {
  const { engine, flying, wait } = makeStage()
  engine.push({ text: '   ' })
  wait(0)
  expect(flying).toEqual([])
})
