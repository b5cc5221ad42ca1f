import { describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Select } from './select'

const options = [
  { value: 'source', label: '原画' },
  { value: 'hd', label: '高清' },
] as const

describe('Select', () => {
  test('shows the placeholder until something is chosen, then the label', () => {
    const select = (value: 'hd' | undefined) => (
      <Select label="画质" placeholder="选择画质" options={options} value={value} onValueChange={() => undefined} />
    )
    const { rerender } = render(select(undefined))
    expect(screen.getByRole('combobox', { name: '画质' }).textContent).toBe('选择画质')
    rerender(select('hd'))
    expect(screen.getByRole('combobox', { name: '画质' }).textContent).toBe('高清')
  })

  test('a chosen option is told', async () => {
    const onValueChange = jest.fn()
    render(<Select label="画质" options={options} value="source" onValueChange={onValueChange} />)
    await act(async () => {
      const trigger = screen.getByRole('combobox', { name: '画质' })
      trigger.focus()
      fireEvent.keyDown(trigger, { key: 'ArrowDown' })
    })
    const option = await screen.findByRole('option', { name: '高清' })
    await act(async () => {
      fireEvent.mouseMove(option)
      fireEvent.pointerDown(option)
      fireEvent.click(option)
    })
    expect(onValueChange).toHaveBeenCalledWith('hd')
  })

  test('an error is tied to the control', () => {
    render(
      <Select label="地区" error="请选择地区" options={options} value={undefined} onValueChange={() => undefined} />,
    )
    const control = screen.getByRole('combobox', { name: '地区' })
    expect(control.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请选择地区')
  })
})
