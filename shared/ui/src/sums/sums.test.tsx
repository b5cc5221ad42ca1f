import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { BalanceChange, Sums } from './sums'

test('MEM-01 a balance stands before and after, to the tenth', () => {
  document.documentElement.lang = 'en'
  render(<Sums rows={[{ label: 'Wallet', value: <BalanceChange from={0.3} by={-0.1} unit="diamonds" /> }]} />)
  expect(screen.getByRole('definition').textContent).toBe('0.3→0.2')
})
