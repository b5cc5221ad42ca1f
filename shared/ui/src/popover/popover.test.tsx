import { describe, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Tooltip } from '../tooltip/tooltip'
import { Popover } from './popover'

const setup = () => {
  render(
    <>
      <Popover label="下载" trigger={<button type="button">应用</button>}>
        <a href="#ios">iOS</a>
      </Popover>
      <button type="button">别处</button>
    </>,
  )
  return screen.getByRole('button', { name: '应用' })
}

describe('Popover', () => {
  test('opens with the focus inside; Esc closes and gives it back', () => {
    const trigger = setup()
    fireEvent.click(trigger)
    const box = screen.getByRole('dialog', { name: '下载' })
    expect(document.activeElement).toBe(box)
    expect(trigger.getAttribute('aria-expanded')).toBe('true')
    fireEvent.keyDown(box, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(trigger)
  })

  test('a press or a focus elsewhere closes it, one inside does not', () => {
    const trigger = setup()
    fireEvent.click(trigger)
    fireEvent.pointerDown(screen.getByRole('link', { name: 'iOS' }))
    expect(screen.queryByRole('dialog')).not.toBeNull()
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(trigger)
    act(() => screen.getByRole('button', { name: '别处' }).focus())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the trigger closes it again', () => {
    const trigger = setup()
    fireEvent.click(trigger)
    fireEvent.pointerDown(trigger)
    fireEvent.click(trigger)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('inside a dialog it belongs to the dialog', () => {
    render(
      <div role="dialog" aria-label="登录">
        <Popover label="区号" trigger={<button type="button">+86</button>}>
          列表
        </Popover>
      </div>,
    )
    fireEvent.click(screen.getByRole('button', { name: '+86' }))
    expect(screen.getByRole('dialog', { name: '登录' }).contains(screen.getByRole('dialog', { name: '区号' }))).toBe(
      true,
    )
  })
})

describe('Tooltip', () => {
  test('shows on keyboard focus, describes its control, and goes on Esc', () => {
    render(
      <Tooltip text="按 / 键搜索">
        <button type="button">搜索</button>
      </Tooltip>,
    )
    const control = screen.getByRole('button', { name: '搜索' })
    act(() => control.focus())
    const tip = screen.getByRole('tooltip')
    expect(control.getAttribute('aria-describedby')).toBe(tip.id)
    fireEvent.keyDown(control, { key: 'Escape' })
    expect(screen.queryByRole('tooltip')).toBeNull()
  })
})
