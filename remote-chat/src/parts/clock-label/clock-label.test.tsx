import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { startI18n } from '@pitchside/i18n'
import { act, cleanup, render } from '@testing-library/react'
import { chatStore, emptyChat } from '../session/chat.store'
import { ClockLabel } from './clock-label'

const noon = new Date(2026, 10, 18, 12, 0, 30).getTime()

beforeEach(async () => {
  await startI18n('en', {})
  jest.useFakeTimers({ now: noon })
})
afterEach(() => {
  cleanup()
  jest.useRealTimers()
  chatStore.setState(emptyChat)
})

test('CHAT-07 a label that stands there goes on: "just now" becomes the clock, at midnight it is yesterday', () => {
  const { container } = render(<ClockLabel atMs={noon} />)
  expect(container.textContent).toBe('Just now')
  act(() => void jest.advanceTimersByTime(80_000))
  expect(container.textContent).toBe('12:00')
  act(() => void jest.advanceTimersByTime(12 * 3_600_000))
  expect(container.textContent).toBe('Yesterday')
})

test('CHAT-07 a page whose clock is a day off labels by the clock of the server', () => {
  chatStore.setState({ skewMs: -86_400_000 })
  const { container } = render(<ClockLabel atMs={noon - 86_400_000} />)
  expect(container.textContent).toBe('Just now')
})

test('the timer ends with the last label', () => {
  const { unmount } = render(<ClockLabel atMs={noon} />)
  expect(jest.getTimerCount()).toBe(1)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
