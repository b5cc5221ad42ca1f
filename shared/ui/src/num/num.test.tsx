import { describe, expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Level } from '../level/level'
import { Num } from './num'

describe('Num', () => {
  test('an animated number is read as a whole', () => {
    render(<Num value={128} isAnimated />)
    expect(screen.getByText('128')).toBeDefined()
  })

  test('only the digit that changed is drawn anew', () => {
    const { container, rerender } = render(<Num value={19} isAnimated />)
    const digits = () => [...container.querySelectorAll('.digit')]
    const [tens, ones] = digits()
    rerender(<Num value={18} isAnimated />)
    expect(digits()[0]).toBe(tens)
    expect(digits()[1]).not.toBe(ones)
    rerender(<Num value={118} isAnimated />)
    expect(digits()[1]).toBe(tens)
  })
})

test.each([
  [0, '1'],
  [9, '1'],
  [10, '2'],
  [39, '4'],
  [50, '6'],
  [99, '6'],
])('level %d has colour %s', (value, band) => {
  render(<Level value={value} />)
  expect(screen.getByText(String(value)).dataset.band).toBe(band)
})
