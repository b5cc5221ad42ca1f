import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { bus } from '@pitchside/bus'
import { CallError } from '@pitchside/http'
import type { Replies } from '@pitchside/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { broken, held, sent, showMember, type } from '../../parts/testing.fixture'
import { DeleteDialog } from './delete-dialog'

const state = (part: object = {}) => ({
  ...{ balance: '1200.5', withdrawal_balance: '34', held: '0', word: 'DELETE' },
  ...part,
})
const poor = state({ balance: '0', withdrawal_balance: '0' })
const show = (replies: Replies) =>
  showMember(<DeleteDialog isOpen onOpenChange={() => undefined} mobile="86-139****0001" />, replies)
const remove = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete for good' })
const givesUp = () => screen.findByRole('checkbox', { name: /^I give up my/ })
async function fill(word = 'DELETE') {
  await screen.findByLabelText('Present password')
  type('Present password', 'my secret')
  type('Text message code', '123456')
  type('Type “DELETE” to confirm', word)
}

let ended = 0
let stop: () => void
beforeEach(() => {
  ended = 0
  stop = bus.on('logout.requested', () => {
    ended += 1
  })
})
afterEach(() => stop())

test('MEM-01 what goes and what stays is said before anything is asked, also while it loads', async () => {
  const reply = held(state())
  await show({ getDeletion: reply.answer })
  expect(await screen.findByText('What goes')).toBeTruthy()
  expect(screen.getByText(/Bookings, under a number/)).toBeTruthy()
  expect(screen.queryByLabelText('Present password')).toBeNull()
  expect(remove().disabled).toBe(true)
  await reply.release()
  expect(await screen.findByLabelText('Present password')).toBeTruthy()
})

function Opened() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <DeleteDialog isOpen={isOpen} onOpenChange={setOpen} mobile="86-139****0001" />
    </>
  )
}

test('MEM-01 the dialog opens as it stays, and asks once more what is owned', async () => {
  const asked = await showMember(<Opened />, { getDeletion: state() })
  await waitFor(() => expect(sent(asked, 'getDeletion')).toHaveLength(1))
  await act(async () => undefined)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByLabelText('Present password')).toBeTruthy()
  await waitFor(() => expect(sent(asked, 'getDeletion')).toHaveLength(2))
})

test('MEM-01 diamonds on their way keep the account: how many is told and nothing can be sent', async () => {
  const asked = await show({ getDeletion: state({ held: '300' }) })
  expect(await screen.findByText(/^300 diamonds are on their way/)).toBeTruthy()
  expect(screen.queryByLabelText('Present password')).toBeNull()
  expect(remove().disabled).toBe(true)
  expect(sent(asked, 'deleteAccount')).toEqual([])
})

test('MEM-01 whoever owns diamonds says first that they are given up: all of them, of both kinds', async () => {
  const asked = await show({ getDeletion: state(), deleteAccount: null })
  await fill()
  expect((await givesUp()).closest('label')?.textContent).toContain('1,234.5 diamonds')
  fireEvent.click(remove())
  expect(screen.getByRole('alert').textContent).toBe('Please say first that you give up your diamonds')
  expect(sent(asked, 'deleteAccount')).toEqual([])
  fireEvent.click(await givesUp())
  fireEvent.click(remove())
  await waitFor(() => expect(sent(asked, 'deleteAccount')).toHaveLength(1))
  expect(sent(asked, 'deleteAccount')).toMatchObject([{ pass: 'my secret', code: '123456', confirm: 'DELETE' }])
})

test('MEM-01 an account without diamonds is asked nothing about them', async () => {
  await show({ getDeletion: poor })
  expect(await screen.findByLabelText('Present password')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test.each(['', 'DELET', 'DELETE IT'])('MEM-01 the word "%s" is not the word: nothing is sent', async (word) => {
  const asked = await show({ getDeletion: poor, deleteAccount: null })
  await fill(word)
  fireEvent.click(remove())
  expect(screen.getByText('Please type “DELETE”')).toBeTruthy()
  expect(sent(asked, 'deleteAccount')).toEqual([])
})

test('MEM-01 two clicks delete once, and the session ends with it', async () => {
  const reply = held(null)
  const asked = await show({ getDeletion: poor, deleteAccount: reply.answer })
  await fill(' delete ')
  fireEvent.click(remove())
  await waitFor(() => expect(remove().getAttribute('aria-busy')).toBe('true'))
  fireEvent.click(remove())
  expect(ended).toBe(0)
  await reply.release()
  await waitFor(() => expect(ended).toBe(1))
  expect(screen.getByText('Your account is deleted')).toBeTruthy()
  expect(sent(asked, 'deleteAccount')).toHaveLength(1)
})

test.each([
  ['password-wrong', 'Present password'],
  ['code-wrong', 'Text message code'],
  ['code-dead', 'Text message code'],
  ['deletion-unconfirmed', 'Type “DELETE” to confirm'],
])('MEM-01 a refusal because of %s stands at "%s"; the account and the session stay', async (reason, label) => {
  await show({ getDeletion: poor, deleteAccount: new CallError('Not so', 1, reason) })
  await fill()
  fireEvent.click(remove())
  expect(await screen.findByText('Not so')).toBeTruthy()
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>('Present password').value).toBe('my secret')
  expect(ended).toBe(0)
})

test('MEM-01 diamonds that came meanwhile are told where they are given up', async () => {
  await show({ getDeletion: state(), deleteAccount: new CallError('You own more by now', 1, 'deletion-owns') })
  await fill()
  fireEvent.click(await givesUp())
  fireEvent.click(remove())
  expect((await screen.findByRole('alert')).textContent).toBe('You own more by now')
})

test('MEM-01 what stands in the way can be asked for again', async () => {
  const deletion = broken(poor)
  await show({ getDeletion: deletion.answer })
  const again = await within(screen.getByRole('dialog')).findByRole('button', { name: 'Try again' })
  expect(remove().disabled).toBe(true)
  deletion.mend()
  fireEvent.click(again)
  expect(await screen.findByLabelText('Present password')).toBeTruthy()
})

test('MEM-01 in Vietnamese the sum that is given up is written the Vietnamese way', async () => {
  await showMember(
    <DeleteDialog isOpen onOpenChange={() => undefined} mobile="86-139****0001" />,
    { getDeletion: state() },
    { language: 'vi' },
  )
  expect((await screen.findByRole('checkbox')).closest('label')?.textContent).toContain('1.234,5')
})
