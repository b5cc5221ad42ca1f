import { describe, expect, test } from '@jest/globals'
import type { MatchState } from './ports/feed.port'
import { isLegalEdge, isReachable } from './status-edges'
import { StatusGate } from './status-gate'

describe('states of a match', () => {
  test.each([
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 8],
    [4, 5],
    [5, 8],
    [5, 7],
    [7, 8],
    [1, 9],
    [9, 1],
    [1, 12],
    [13, 1],
    [4, 10],
    [10, 4],
    [10, 11],
  ])('football %d to %d is a step', (from, to) => expect(isLegalEdge('football', from, to)).toBe(true))

  test.each([
    [8, 4],
    [4, 2],
    [3, 2],
    [11, 2],
    [12, 1],
    [8, 1],
    [2, 4],
    [1, 8],
  ])('football %d to %d is none', (from, to) => expect(isLegalEdge('football', from, to)).toBe(false))

  test('the same number is another state in basketball', () => {
    expect(isLegalEdge('basketball', 8, 10)).toBe(true)
    expect(isLegalEdge('basketball', 10, 2)).toBe(false)
    expect(isLegalEdge('football', 10, 2)).toBe(true)
  })

  test('several steps may be seen at once, never backwards, and no interruption opens the past', () => {
    expect(isReachable('football', 1, 8)).toBe(true)
    expect(isReachable('football', 4, 3)).toBe(false)
    expect(isReachable('football', 8, 1)).toBe(false)
    expect(isReachable('basketball', 2, 10)).toBe(true)
    expect(isReachable('basketball', 8, 2)).toBe(false)
  })
})

describe('the gate', () => {
  const state = (status: number): MatchState => ({
    status,
    periodStart: status * 100,
    added: 0,
    home: [1],
    away: [0],
    clock: 0,
  })

  test('a step that is missing passes when the feed insists, a step back never', () => {
    const gate = new StatusGate()
    gate.admit(1, 'football', state(2), 0)
    expect(gate.admit(1, 'football', state(4), 1).status).toBe(2)
    expect(gate.admit(1, 'football', state(4), 30).status).toBe(4)
    expect(gate.admit(1, 'football', state(2), 90_000)).toMatchObject({ status: 4, periodStart: 400, home: [1] })
    expect(gate.refused).toBe(2)
  })

  test('after an interruption a match goes on where it was', () => {
    const gate = new StatusGate()
    gate.admit(1, 'football', state(4), 0)
    gate.admit(1, 'football', state(10), 1)
    expect(gate.admit(1, 'football', state(2), 600).status).toBe(10)
    expect(gate.admit(1, 'football', state(4), 601).status).toBe(4)
  })

  test('a question about the past is answered as the feed says', () => {
    const gate = new StatusGate()
    gate.admit(1, 'football', state(4), 5_000)
    expect(gate.admit(1, 'football', state(2), 100).status).toBe(2)
    expect(gate.admit(1, 'football', state(8), 9_000).status).toBe(8)
  })
})
