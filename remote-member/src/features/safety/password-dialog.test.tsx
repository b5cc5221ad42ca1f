import { expect, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import type { Replies } from '@pitchside/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { held, press, sent, showMember, type } from '../../parts/testing.fixture'
import { PasswordDialog } from './password-dialog'

function Opener() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open again
      </button>
      <PasswordDialog isOpen={isOpen} onOpenChange={setIsOpen} mobile="86-139****0001" />
    </>
  )
}
async function show(replies: Replies) {
  const asked = await showMember(<Opener />, replies)
  await screen.findByRole('dialog')
  return asked
}
const dialog = () => within(screen.getByRole('dialog', { name: 'Change password' }))
const labels = ['Present password', 'New password', 'New password again', 'Text message code'] as const
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (...values: readonly string[]) => {
  for (const [index, value] of values.entries()) type(labels[index] ?? '', value)
}
const good = ['old secret', 'new secret', 'new secret', '123456'] as const
const errorOf = (label: string) => {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

test('MEM-01 what is wrong stands at its field, nothing is sent, and nothing is said before it was tried', async () => {
  const asked = await show({})
  fill('old secret', 'short', 'other', '12')
  expect(labels.map((label) => field(label).getAttribute('aria-invalid'))).not.toContain('true')
  press('Change password')
  expect(errorOf('New password')).toContain('A password has at least 8 characters')
  expect(errorOf('New password again')).toContain('Please enter the same password')
  expect(errorOf('Text message code')).toContain('Please enter the 6 digits of the code')
  expect(field('Present password').getAttribute('aria-invalid')).not.toBe('true')
  expect(asked).toEqual([])
})

test('MEM-01 two clicks change it once; the dialog closes and keeps no password', async () => {
  const reply = held(null)
  const asked = await show({ changePassword: reply.answer })
  fill(...good)
  press('Change password')
  await waitFor(() => expect(sent(asked, 'changePassword')).toHaveLength(1))
  press('Change password')
  await reply.release()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent(asked, 'changePassword')).toEqual([{ pass: 'old secret', password: 'new secret', code: '123456' }])
  expect(screen.getByText('Your password is changed; all other devices are logged out')).toBeTruthy()
  press('Open again')
  expect(labels.map((label) => field(label).value)).toEqual(['', '', '', ''])
})

test.each([
  ['password-wrong', 'Present password'],
  ['password-same', 'New password'],
  ['password-new', 'New password'],
  ['code-wrong', 'Text message code'],
  ['code-dead', 'Text message code'],
])('MEM-01 a refusal because of %s stands at "%s" until it is mended; nothing typed is lost', async (reason, label) => {
  await show({ changePassword: new CallError('Not so', 1, reason) })
  fill(...good)
  press('Change password')
  await waitFor(() => expect(errorOf(label)).toContain('Not so'))
  expect(labels.map((one) => field(one).value)).toEqual(good)
  type(label, `${field(label).value.slice(0, -1)}7`)
  expect(field(label).getAttribute('aria-invalid')).not.toBe('true')
})

test('MEM-01 any other refusal is a toast, and the dialog stays', async () => {
  await show({ changePassword: new Error('The server rests') })
  fill(...good)
  press('Change password')
  expect((await screen.findByText('The server rests')).closest('[role=alert]')).toBeTruthy()
  expect(labels.map((one) => field(one).value)).toEqual(good)
})

test('MEM-01 passwords are hidden until they are asked to be shown, and no password stays when the dialog is closed', async () => {
  await show({})
  fill(...good)
  expect(field('New password').type).toBe('password')
  fireEvent.click(dialog().getAllByRole('button', { name: 'Show password' })[1] as HTMLElement)
  await waitFor(() => expect(field('New password').type).toBe('text'))
  expect(field('Present password').type).toBe('password')
  fireEvent.click(dialog().getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('Open again')
  expect(field('Present password').value).toBe('')
})
