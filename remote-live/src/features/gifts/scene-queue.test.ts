import { describe, expect, test } from '@jest/globals'
import { type QueuedScene, queueMax, staleMs, takeScene, withScene } from './scene-queue'
import type { Moment } from './scenes/scene'
import { sceneNamed } from './scenes/scenes'

const scene = (id: string, value: number, at = 0, lengthS = 4): QueuedScene => ({
  id,
  scene: 'cup',
  lengthS,
  value,
  at,
})
const queued = (scenes: readonly QueuedScene[]) => scenes.reduce<readonly QueuedScene[]>(withScene, [])
const ids = (queue: readonly QueuedScene[]) => queue.map(({ id }) => id)

describe('the queue of scenes', () => {
  test('LIVE-05 the dearest plays first, of equal ones the older', () => {
    const queue = queued([scene('a', 520, 1), scene('b', 9_999, 2), scene('c', 520, 0), scene('d', 9_999, 3)])
    expect(ids(queue)).toEqual(['b', 'd', 'c', 'a'])
    const { next, rest } = takeScene(queue, 10)
    expect([next?.id, ids(rest)]).toEqual(['b', ['d', 'c', 'a']])
  })

  test('LIVE-05 twenty wait at most: the least of them leaves', () => {
    const many = queued(Array.from({ length: queueMax }, (_, index) => scene(`s${index}`, 520, index)))
    expect(ids(withScene(many, scene('rich', 9_999, 99)))).toHaveLength(queueMax)
    expect(ids(withScene(many, scene('rich', 9_999, 99)))[0]).toBe('rich')
    expect(ids(withScene(many, scene('rich', 9_999, 99)))).not.toContain(`s${queueMax - 1}`)
    expect(ids(withScene(many, scene('late', 520, 99)))).not.toContain('late')
  })

  test('the same gift plays once, five seconds at most, and old gifts do not', () => {
    expect(withScene(queued([scene('a', 1)]), scene('a', 1))).toHaveLength(1)
    expect(queued([scene('long', 1, 0, 90), scene('short', 1, 0, 0)]).map(({ lengthS }) => lengthS)).toEqual([5, 1])
    const queue = queued([scene('old', 9_999, 0), scene('new', 520, staleMs)])
    expect(takeScene(queue, staleMs)).toMatchObject({ next: { id: 'new' }, rest: [] })
    expect(takeScene([], 0).next).toBeUndefined()
  })
})

/** A drawing surface that counts what is drawn and refuses what is no number. */
function countingContext() {
  let drawn = 0
  const check = (name: string, values: unknown[]): unknown => {
    for (const value of values)
      if (typeof value === 'number' && !Number.isFinite(value)) throw new Error(`${name} was given ${value}`)
    if (/^(fill|stroke)/.test(name)) drawn++
    return { addColorStop: (at: number) => check('addColorStop', [at]) }
  }
  const set = (_target: object, name: string | symbol, value: unknown): boolean => {
    check(String(name), [value])
    if (name === 'globalAlpha' && ((value as number) < 0 || (value as number) > 1)) throw new Error(`alpha ${value}`)
    return true
  }
  const get = (_target: object, name: string | symbol) =>
    name === 'globalAlpha' ? 1 : (...values: unknown[]) => check(String(name), values)
  return { context: new Proxy({}, { get, set }) as CanvasRenderingContext2D, drawn: () => drawn }
}

describe('scenes', () => {
  globalThis.Path2D ??= class {} as unknown as typeof Path2D
  test.each(['fireworks', 'cup', 'rocket'])('LIVE-05 %s draws something at every moment but the very ends', (name) => {
    const draw = sceneNamed(name)
    for (let step = 0; step <= 100; step++) {
      const { context, drawn } = countingContext()
      const moment: Moment = { width: 960, height: 540, t: step / 100 }
      draw?.(context, moment)
      if (step > 2 && step < 98) expect(drawn()).toBeGreaterThan(1)
    }
  })

  test('a scene of a later version is not a scene, and a name is no way into the object', () => {
    for (const name of ['dragon', '', 'constructor', '__proto__']) expect(sceneNamed(name)).toBeUndefined()
  })
})
