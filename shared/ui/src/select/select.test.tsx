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

  test('by keyboard: opens, moves past what is disabled, finds by typing, chooses; the focus stays', () => {
    const onValueChange = jest.fn()
    render(
      <Select
        label="Quality"
        value="source"
        onValueChange={onValueChange}
        options={[
          { value: 'source', label: 'Source' },
          { value: 'hd', label: 'HD', isDisabled: true },
          { value: 'sd', label: 'SD' },
          { value: 'low', label: 'Low' },
        ]}
      />,
    )
    const control = screen.getByRole('combobox', { name: 'Quality' })
    const active = () => document.getElementById(control.getAttribute('aria-activedescendant') ?? '')?.textContent
    act(() => control.focus())
    fireEvent.keyDown(control, { key: 'ArrowDown' })
    expect(active()).toBe('Source')
    fireEvent.keyDown(control, { key: 'ArrowDown' })
    expect(active()).toBe('SD')
    fireEvent.keyDown(control, { key: 'l' })
    expect(active()).toBe('Low')
    fireEvent.keyDown(control, { key: 'Enter' })
    expect(onValueChange).toHaveBeenCalledWith('low')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(document.activeElement).toBe(control)
  })

  test('by pointer: a disabled option cannot be chosen, a press elsewhere closes', () => {
    const onValueChange = jest.fn()
    render(
      <Select
        label="画质"
        options={[...options, { value: 'sd', label: '标清', isDisabled: true }]}
        value="source"
        onValueChange={onValueChange}
      />,
    )
    fireEvent.click(screen.getByRole('combobox', { name: '画质' }))
    fireEvent.click(screen.getByRole('option', { name: '标清' }))
    expect(onValueChange).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('option', { name: '高清' }))
    expect(onValueChange).toHaveBeenCalledWith('hd')
    fireEvent.click(screen.getByRole('combobox', { name: '画质' }))
    fireEvent.pointerDown(document.body)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('Esc closes the list and not the dialog around it', () => {
    const onKeyDown = jest.fn()
    render(
      <div role="dialog" aria-label="设置" onKeyDown={onKeyDown}>
        <Select label="画质" options={options} value="source" onValueChange={() => undefined} />
      </div>,
    )
    const control = screen.getByRole('combobox', { name: '画质' })
    fireEvent.click(control)
    fireEvent.keyDown(control, { key: 'Escape' })
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(onKeyDown).not.toHaveBeenCalled()
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
