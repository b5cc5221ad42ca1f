import { describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Segmented } from './segmented'

const options = [
  { value: 'all', label: '全部' },
  { value: 'football', label: '足球' },
] as const

describe('Segmented', () => {
  test('says what is chosen and tells a new choice', () => {
    const onValueChange = jest.fn()
    render(<Segmented label="项目" options={options} value="all" onValueChange={onValueChange} />)
    expect(screen.getByRole('button', { name: '全部' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: '足球' }))
    expect(onValueChange).toHaveBeenCalledWith('football')
  })

  test('a press on the chosen one does not leave the set without a choice', () => {
    const onValueChange = jest.fn()
    render(<Segmented label="项目" options={options} value="all" onValueChange={onValueChange} />)
    fireEvent.click(screen.getByRole('button', { name: '全部' }))
    expect(onValueChange).not.toHaveBeenCalled()
  })

  test('arrows move the focus', async () => {
    render(<Segmented label="项目" options={options} value="all" onValueChange={() => undefined} />)
    await act(async () => screen.getByRole('button', { name: '全部' }).focus())
    await act(async () => {
      fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })
    })
    expect(document.activeElement?.textContent).toBe('足球')
  })
})
