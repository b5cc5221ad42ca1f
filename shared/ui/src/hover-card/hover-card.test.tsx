import { describe, expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'

import { HoverCard } from './hover-card'

const setup = () => {
  render(
    <>
      <HoverCard trigger={<a href="#scores">比分</a>}>
        <a href="#football">足球</a>
      </HoverCard>
      <button type="button">别处</button>
    </>,
  )
  const trigger = screen.getByRole('link', { name: '比分' })
  return {
    trigger,
    root: trigger.parentElement as HTMLElement,
    elsewhere: screen.getByRole('button', { name: '别处' }),
  }
}
const inside = () => screen.queryByRole('link', { name: '足球' })

describe('HoverCard', () => {
  test('opens under the pointer and closes when it leaves', () => {
    const { root, trigger } = setup()
    expect(inside()).toBeNull()
    fireEvent.mouseOver(root)
    expect(inside()).not.toBeNull()
    expect(trigger.getAttribute('aria-expanded')).toBe('true')
    fireEvent.mouseLeave(root)
    expect(inside()).toBeNull()
  })

  test('opens under the pointer when what was under it before is gone without a word', () => {
    const { trigger, elsewhere } = setup()
    // A row that was removed leaves no `mouseout`; its neighbour is named as the place the pointer comes from.
    fireEvent.mouseOver(trigger, { relatedTarget: elsewhere })
    expect(inside()).not.toBeNull()
  })

  test('opens on focus, stays while the focus is inside, closes when it goes elsewhere', () => {
    const { trigger, elsewhere } = setup()
    act(() => trigger.focus())
    act(() => inside()?.focus())
    expect(inside()).not.toBeNull()
    act(() => elsewhere.focus())
    expect(inside()).toBeNull()
  })

  test('stays when the control inside that was used switches itself off', () => {
    render(
      <HoverCard trigger={<a href="#me">我</a>}>
        <button type="button" onClick={(event) => Object.assign(event.currentTarget, { disabled: true })}>
          签到
        </button>
      </HoverCard>,
    )
    act(() => screen.getByRole('link', { name: '我' }).focus())
    const button = screen.getByRole('button', { name: '签到' })
    act(() => button.focus())
    fireEvent.click(button)
    fireEvent.blur(button)
    expect(screen.queryByRole('button', { name: '签到' })).not.toBeNull()
  })

  test('a followed link closes it', () => {
    const { root } = setup()
    fireEvent.mouseOver(root)
    fireEvent.click(inside() as Element)
    expect(inside()).toBeNull()
  })

  test('Esc closes it, gives the focus back and does not open it again at once', () => {
    const { trigger } = setup()
    act(() => trigger.focus())
    act(() => inside()?.focus())
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    expect(inside()).toBeNull()
    expect(document.activeElement).toBe(trigger)
  })
})
