import { describe, expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'

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

  test('a drag of half the bar moves the piece half the way; letting go solves', () => {
    const onSolve = jest.fn<(x: number, track: SlideStep[]) => void>()
    render(slider('ready', onSolve))
    Object.defineProperty(handle().parentElement, 'clientWidth', { value: 254 })
    fireEvent.pointerDown(handle(), { button: 0, clientX: 10, clientY: 5, pointerId: 1 })
    fireEvent.pointerMove(handle(), { clientX: 60, clientY: 7, pointerId: 1 })
    fireEvent.pointerMove(handle(), { clientX: 110, clientY: 8, pointerId: 1 })
    fireEvent.pointerUp(handle(), { pointerId: 1 })
    const [x, track] = onSolve.mock.calls[0] ?? []
    expect(x).toBe(150)
    expect(track?.map(([stepX, stepY]) => [stepX, stepY])).toEqual([
      [0, 0],
      [75, 2],
      [150, 3],
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
