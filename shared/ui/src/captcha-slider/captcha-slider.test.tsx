import { describe, expect, jest, test } from '@jest/globals'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'

import { CaptchaSlider, type CaptchaState } from './captcha-slider'
import type { SlideStep } from './use-slide'

const labels = {
  hint: '按住滑块',
  handle: '滑块',
  solved: '验证通过',
  failed: '没有对齐',
  refresh: '换一张',
  picture: '图片',
}
const slider = (state: CaptchaState, onSolve: (x: number, track: SlideStep[]) => void = () => undefined) => (
  <CaptchaSlider
    image="data:,"
    piece="data:,"
    y={40}
    width={344}
    state={state}
    labels={labels}
    onSolve={onSolve}
    onRefresh={() => undefined}
  />
)
const handle = () => screen.getByRole('slider', { name: '滑块' })
const press = (key: string, times = 1) => {
  for (let turn = 0; turn < times; turn += 1) fireEvent.keyDown(handle(), { key })
}
const valueNow = () => Number(handle().getAttribute('aria-valuenow'))

describe('CaptchaSlider', () => {
  test('arrows move the piece by 4 px and Enter gives x and the way it went', () => {
    const onSolve = jest.fn<(x: number, track: SlideStep[]) => void>()
    render(slider('ready', onSolve))
    press('ArrowRight', 30)
    press('ArrowLeft', 2)
    expect(valueNow()).toBe(112)
    press('Enter')
    const [x, track] = onSolve.mock.calls[0] ?? []
    expect(x).toBe(112)
    expect(track).toHaveLength(32)
    expect(track?.[0]?.[0]).toBe(4)
    expect(track?.at(-1)?.[0]).toBe(112)
  })

  test('stays inside the picture', () => {
    render(slider('ready'))
    press('ArrowLeft')
    expect(valueNow()).toBe(0)
    press('End')
    press('ArrowRight')
    expect(valueNow()).toBe(300)
  })

  const dragged = (onSolve: (x: number, track: SlideStep[]) => void) => {
    render(slider('ready', onSolve))
    Object.defineProperty(handle().parentElement, 'clientWidth', { value: 254 })
    fireEvent.pointerDown(handle(), { button: 0, clientX: 10, clientY: 5, pointerId: 1 })
  }
  const waysOf = (track: SlideStep[] | undefined) => track?.map(([stepX, stepY]) => [stepX, stepY])

  test('a drag of half the bar moves the piece half the way; letting go solves where the pointer was let go', () => {
    const onSolve = jest.fn<(x: number, track: SlideStep[]) => void>()
    dragged(onSolve)
    fireEvent.pointerMove(handle(), { clientX: 60, clientY: 7, pointerId: 1 })
    fireEvent.pointerMove(handle(), { clientX: 108, clientY: 8, pointerId: 1 })
    fireEvent.pointerUp(handle(), { clientX: 110, clientY: 8, pointerId: 1 })
    const [x, track] = onSolve.mock.calls[0] ?? []
    expect(x).toBe(150)
    expect(waysOf(track)).toEqual([
      [0, 0],
      [75, 2],
      [147, 3],
      [150, 3],
    ])
  })

  test('a page too busy to draw gives the place the hand was at, and all places on its way', () => {
    const onSolve = jest.fn<(x: number, track: SlideStep[]) => void>()
    dragged(onSolve)
    const [early, late] = [30, 60].map((clientX) => createEvent.pointerMove(handle(), { clientX, clientY: 5 }))
    const told = createEvent.pointerMove(handle(), { clientX: 60, clientY: 5, pointerId: 1 })
    Object.defineProperty(told, 'getCoalescedEvents', { value: () => [early, late] })
    // Nothing is drawn between the last movement and letting go.
    act(() => {
      handle().dispatchEvent(told)
      handle().dispatchEvent(createEvent.pointerUp(handle(), { clientX: 60, clientY: 5, pointerId: 1 }))
    })
    const [x, track] = onSolve.mock.calls[0] ?? []
    expect(x).toBe(75)
    expect(waysOf(track)?.slice(0, 3)).toEqual([
      [0, 0],
      [30, 0],
      [75, 0],
    ])
  })

  test('a failed try says so and puts the piece back', () => {
    const { rerender } = render(slider('ready'))
    press('ArrowRight', 5)
    rerender(slider('checking'))
    expect(valueNow()).toBe(20)
    rerender(slider('failed'))
    expect(valueNow()).toBe(0)
    expect(screen.getByRole('status').textContent).toBe('没有对齐')
  })

  test('nothing moves while it is being checked, and success takes the handle away', () => {
    const { rerender } = render(slider('checking'))
    press('ArrowRight')
    expect(valueNow()).toBe(0)
    rerender(slider('solved'))
    expect(screen.queryByRole('slider')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('验证通过')
  })
})
