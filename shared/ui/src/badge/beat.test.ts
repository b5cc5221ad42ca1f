import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, jest, test } from '@jest/globals'
import { joinBeat } from './beat'

afterEach(() => {
  jest.useRealTimers()
})

test('marks share one beat, which ends with the last of them', () => {
  jest.useFakeTimers()
  const isOff = () => document.documentElement.hasAttribute('data-beat')
  const leaves = [joinBeat(), joinBeat()]
  expect(jest.getTimerCount()).toBe(1)
  jest.advanceTimersByTime(600)
  expect(isOff()).toBe(true)
  jest.advanceTimersByTime(600)
  expect(isOff()).toBe(false)
  leaves[0]?.()
  jest.advanceTimersByTime(600)
  expect(isOff()).toBe(true)
  leaves[1]?.()
  expect([jest.getTimerCount(), isOff()]).toEqual([0, false])
})

test('the mark of a minute is there in both halves of the beat', () => {
  const rule = /\[data-beat\] \.minute i \{([^}]*)\}/.exec(readFileSync(join(__dirname, 'badge.module.css'), 'utf8'))
  expect(rule?.[1]).toMatch(/color:/)
  expect(rule?.[1]).not.toMatch(/visibility|display|opacity/)
})
