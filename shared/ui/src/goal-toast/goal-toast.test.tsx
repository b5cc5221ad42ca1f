import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { GoalToast } from './goal-toast'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const goal = (onClose: () => void) => (
  <GoalToast
    kindLabel="进球"
    minute="63′"
    home={{ id: 1, name: '阿森纳', score: 2 }}
    away={{ id: 2, name: '切尔西', score: 1 }}
    scorer="home"
    href="/score-detail"
    closeLabel="关闭"
    onClose={onClose}
  />
)

describe('GoalToast', () => {
  test('goes after eight seconds, not while the pointer is on it', () => {
    const onClose = jest.fn()
    const { container } = render(goal(onClose))
    act(() => jest.advanceTimersByTime(7000))
    fireEvent.mouseEnter(container.firstElementChild as Element)
    act(() => jest.advanceTimersByTime(30_000))
    expect(onClose).not.toHaveBeenCalled()
    fireEvent.mouseLeave(container.firstElementChild as Element)
    act(() => jest.advanceTimersByTime(1000))
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('leads to the match and can be closed', () => {
    const onClose = jest.fn()
    render(goal(onClose))
    expect(screen.getByRole('link').getAttribute('href')).toBe('/score-detail')
    fireEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
