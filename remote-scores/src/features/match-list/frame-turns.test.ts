import { expect, jest, test } from '@jest/globals'
import { inFrameOfItsOwn } from './frame-turns'

/** Frames, and the moment after each. */
function frames(count: number): void {
  for (let frame = 0; frame < count; frame += 1) {
    jest.advanceTimersToNextFrame()
    jest.advanceTimersByTime(1)
  }
}

test('SCORE-07 what draws gets a frame of its own, in the order it asked, unless it is taken back', () => {
  jest.useFakeTimers()
  const drawn: string[] = []
  const draw = (name: string) => () => void drawn.push(name)
  inFrameOfItsOwn(draw('news'))
  const takeBack = inFrameOfItsOwn(draw('gone'))
  inFrameOfItsOwn(() => {
    drawn.push('rows')
    inFrameOfItsOwn(draw('more rows'))
  })
  inFrameOfItsOwn(draw('order'))
  takeBack()
  expect(drawn).toEqual([])
  const seen = [1, 2, 3, 4].map(() => {
    frames(1)
    return drawn.at(-1)
  })
  expect(seen).toEqual(['news', 'rows', 'order', 'more rows'])
  frames(2)
  expect(drawn).toHaveLength(4)
  jest.useRealTimers()
})
