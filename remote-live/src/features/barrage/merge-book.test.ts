import { expect, test } from '@jest/globals'
import { anEngine } from './recording-stage.fixture'

test('LIVE-02 equal shouts are one line with a count', () => {
  const { engine, stage, wait } = anEngine({ mergesEqual: true })
  engine.push({ text: '666' })
  wait(0)
  for (let line = 0; line < 11; line++) engine.push({ text: line % 2 ? ' 666 ' : '６６６' })
  wait(50)
  expect(stage.added).toHaveLength(1)
  expect(stage.counts.get(1)).toBe(12)
  expect(engine.counts).toMatchObject({ shown: 1, merged: 11 })
})

test('what waits is counted too, and enters with its count', () => {
  const { engine, stage, wait } = anEngine({ mergesEqual: true })
  for (let line = 0; line < 5; line++) engine.push({ text: 'goal' })
  wait(0)
  expect(stage.added.map(({ count }) => count)).toEqual([5])
})

test('own, noble, paid and standing lines always fly themselves', () => {
  const { engine, stage, wait } = anEngine({ mergesEqual: true })
  for (const special of [
    {},
    { isMine: true },
    { tier: 2 },
    { isPaid: true },
    { bubble: 'bubble:dusk' },
    { mode: 'top' as const },
  ])
    engine.push({ text: 'goal', ...special })
  wait(0)
  expect(stage.added).toHaveLength(6)
})

test('a line that is nearly gone counts no more: the next one flies', () => {
  const { engine, stage, wait } = anEngine({ mergesEqual: true })
  engine.push({ text: 'goal' })
  wait(0)
  wait(9_000)
  engine.push({ text: 'goal' })
  wait(0)
  wait(2_000)
  engine.push({ text: 'goal' })
  wait(50)
  expect(stage.added).toHaveLength(2)
  expect(stage.counts.get(2)).toBe(2)
})

test('what found no lane is forgotten: an equal line later flies', () => {
  const { engine, stage, wait } = anEngine({ mergesEqual: true, areaShare: 0.07 })
  engine.push({ text: 'x'.repeat(40) })
  engine.push({ text: 'late' })
  wait(0)
  wait(1_000)
  wait(15_000)
  engine.push({ text: 'late' })
  wait(0)
  expect(stage.added.map(({ text }) => text)).toEqual(['x'.repeat(40), 'late'])
})

test('switched off, every line flies', () => {
  const { engine, stage, wait } = anEngine({ mergesEqual: false })
  for (let line = 0; line < 5; line++) engine.push({ text: 'goal' })
  wait(0)
  expect(stage.added).toHaveLength(5)
})
