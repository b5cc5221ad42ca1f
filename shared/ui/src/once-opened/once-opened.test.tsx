import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { onceOpened } from './once-opened'

const idleMs = 10_000
beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

const Told = ({ isOpen }: { isOpen: boolean }) => <p>{isOpen ? 'open' : 'leaving'}</p>
const idle = () => act(() => jest.advanceTimersByTimeAsync(idleMs))

/** A box whose file is fetched by `load`. */
function boxOf(load: () => Promise<typeof Told>) {
  const Box = onceOpened(({ isOpen }: { isOpen: boolean }) => isOpen, load)
  const { rerender } = render(<Box isOpen={false} />)
  return (isOpen: boolean) => act(async () => rerender(<Box isOpen={isOpen} />))
}

test('nothing is fetched before the page is idle, nor is it waited for then', async () => {
  const load = jest.fn(async () => Told)
  const turn = boxOf(load)
  expect(load).not.toHaveBeenCalled()
  await idle()
  expect(load).toHaveBeenCalledTimes(1)
  expect(document.querySelector('p')).toBeNull()
  await turn(true)
  expect(screen.getByText('open')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(1)
})

test('who opens it earlier gets it at once; closed it leaves in its own time', async () => {
  const load = jest.fn(async () => Told)
  const turn = boxOf(load)
  await turn(true)
  expect(screen.getByText('open')).toBeTruthy()
  await turn(false)
  expect(screen.getByText('leaving')).toBeTruthy()
})

test('a fetch ahead that failed is made again when it opens', async () => {
  const load = jest.fn(async () => Told).mockRejectedValueOnce(new Error('offline'))
  const turn = boxOf(load)
  await idle()
  await turn(true)
  expect(screen.getByText('open')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})
