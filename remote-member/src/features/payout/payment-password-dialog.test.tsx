import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { ToastViewport } from '@pitchside/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { PaymentPasswordDialog } from './payment-password-dialog'

beforeEach(async () => {
  sessionStorage.clear()
  await startI18n('en', {})
  addTexts('member', en)
})

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <PaymentPasswordDialog isOpen onOpenChange={() => undefined} />
      <ToastViewport label="Notices" closeLabel="Close" />
    </QueryClientProvider>,
  )
  await screen.findByRole('dialog')
  const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return { fill, save: () => fireEvent.click(screen.getByRole('button', { name: 'Save password' })) }
}
const alerts = () => screen.getAllByRole('alert').map((note) => note.textContent)

test('MEM-01 nothing filled in: every field says so, and a toast for the form as a whole', async () => {
  const { save } = await open()
  save()
  expect(alerts()).toEqual([
    'Please complete the information before submitting',
    'Please enter the payment password',
    'Please enter the code',
  ])
})

test('MEM-01 a confirmation that differs is told at its field; what was typed stays', async () => {
  const { fill, save } = await open()
  fill('New payment password', '730194')
  fill('Repeat payment password', '730195')
  fill('Text message code', '123456')
  save()
  expect(alerts()).toEqual(['Please enter the same password'])
  expect(screen.getByLabelText<HTMLInputElement>('New payment password').value).toBe('730194')
})

test('MEM-01 only digits get into a payment password', async () => {
  const { fill } = await open()
  fill('New payment password', '73a0194')
  expect(screen.getByLabelText<HTMLInputElement>('New payment password').value).toBe('730194')
})
