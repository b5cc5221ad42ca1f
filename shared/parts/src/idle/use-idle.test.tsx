import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useIdle } from './use-idle'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  cleanup()
  jest.useRealTimers()
})

function Box({ isWatching = true, isOpen = false }: { isWatching?: boolean; isOpen?: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  const isIdle = useIdle(box, isWatching)
  return (
    <div ref={box} data-testid="box" data-look={isIdle ? 'idle' : 'awake'}>
      <button type="button" aria-expanded={isOpen}>
        menu
      </button>
    </div>
  )
}

const look = () => screen.getByTestId('box').dataset.look
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

test('LIVE-01 CONT-02 controls go after three seconds without a move, and are there with the next one', () => {
  render(<Box />)
  pass(2_999)
  expect(look()).toBe('awake')
  pass(1)
  expect(look()).toBe('idle')
  fireEvent.pointerMove(screen.getByTestId('box'))
  expect(look()).toBe('awake')
  fireEvent.pointerLeave(screen.getByTestId('box'))
  pass(800)
  expect(look()).toBe('idle')
})

test('LIVE-01 CONT-02 a control in use keeps them, and so does what does not play', () => {
  const { rerender } = render(<Box isOpen />)
  pass(20_000)
  expect(look()).toBe('awake')
  rerender(<Box isWatching={false} />)
  pass(20_000)
  expect(look()).toBe('awake')
})
