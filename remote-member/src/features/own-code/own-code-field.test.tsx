import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { held, press, sent, showMember, type } from '../../parts/testing.fixture'
import type { OwnCodePurpose } from './own-code.calls'
import { OwnCodeField } from './own-code-field'

function Field({ purpose = 'payout' }: { purpose?: OwnCodePurpose }) {
  const [code, setCode] = useState('')
  return <OwnCodeField purpose={purpose} mobile="86-139****0001" value={code} onValueChange={setCode} />
}
const sending = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Get code|Checking…|Again in \d+ s)$/ })

// The wait is of the whole page and outlives its forms: every test begins an hour later.
let now = Date.now()
beforeEach(() => {
  now += 3_600_000
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})
afterEach(() => void jest.restoreAllMocks())

test('MEM-01 two clicks send one code; then the next one has to wait', async () => {
  const reply = held(null)
  const asked = await showMember(<Field />, { sendCode: reply.answer })
  press('Get code')
  await waitFor(() => expect(sending().disabled).toBe(true))
  press('Checking…')
  await reply.release()
  expect(await screen.findByText('A code was sent to 86-139****0001')).toBeTruthy()
  expect(sending().textContent).toMatch(/^Again in \d+ s$/)
  expect(sending().disabled).toBe(true)
  expect(sent(asked, 'sendCode')).toHaveLength(1)
})

test('MEM-01 a refusal is told in the words of the server, and can be tried again at once', async () => {
  let tries = 0
  await showMember(<Field />, { sendCode: () => (++tries === 1 ? new Error('Too many codes today') : null) })
  press('Get code')
  expect((await screen.findByRole('alert')).textContent).toContain('Too many codes today')
  await waitFor(() => expect(sending().textContent).toBe('Get code'))
  press('Get code')
  expect(await screen.findByText('A code was sent to 86-139****0001')).toBeTruthy()
})

test('MEM-01 only digits of a code are taken, also of one that is pasted with its words', async () => {
  await showMember(<Field />, {})
  type(/Text message code/, 'Code: 12 34-56')
  expect(screen.getByLabelText<HTMLInputElement>(/Text message code/).value).toBe('123456')
})

test.each([
  ['password', '3'],
  ['deletion', '4'],
  ['paymentPassword', '5'],
  ['payout', '8'],
] as const)('MEM-01 a code for %s is good for nothing else', async (purpose, type) => {
  const asked = await showMember(<Field purpose={purpose} />, { sendCode: null })
  press('Get code')
  await waitFor(() => expect(sent(asked, 'sendCode').map((input) => String(input.type))).toEqual([type]))
})
