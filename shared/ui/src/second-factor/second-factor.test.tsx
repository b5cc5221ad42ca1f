import { afterEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { RecoveryCodes } from './recovery-codes'
import { SecretCode } from './secret-code'

afterEach(cleanup)

test('EDGE-06 a secret is shown in groups of four and copied without them', () => {
  const onCopy = jest.fn()
  const labels = { picture: 'code', scan: 'scan', type: 'type', copy: 'copy' }
  render(<SecretCode image="data:," secret="ABCDEFGHIJ" labels={labels} onCopy={onCopy} />)
  expect(screen.getByText('ABCD EFGH IJ')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'copy' }))
  expect(onCopy).toHaveBeenCalledWith('ABCDEFGHIJ')
})

test('EDGE-06 recovery codes are copied and kept one in a line', () => {
  const onCopy = jest.fn()
  const onDownload = jest.fn()
  const labels = { list: 'codes', copy: 'copy', download: 'keep' }
  render(<RecoveryCodes codes={['a-1', 'b-2']} labels={labels} onCopy={onCopy} onDownload={onDownload} />)
  expect(screen.getByRole('list', { name: 'codes' }).textContent).toBe('a-1b-2')
  fireEvent.click(screen.getByRole('button', { name: 'copy' }))
  fireEvent.click(screen.getByRole('button', { name: 'keep' }))
  expect(onCopy).toHaveBeenCalledWith('a-1\nb-2\n')
  expect(onDownload).toHaveBeenCalledWith('a-1\nb-2\n')
})
