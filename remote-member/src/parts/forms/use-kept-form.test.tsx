import { beforeEach, expect, test } from '@jest/globals'
import { type SessionUser, signedIn, signedOut, useUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { forgetForms } from './kept-forms'
import { useKeptForm } from './use-kept-form'

const member = (id: number): SessionUser => ({
  id,
  token: `t${id}`,
  userSig: 's',
  nickname: `n${id}`,
  avatar: '',
  expIcon: '',
  balance: '0',
  isAnchor: false,
})

function CardForm({ saved }: { saved: string }) {
  const form = useKeptForm('card', { bank: saved, holder: '' })
  return (
    <>
      <input
        aria-label="bank"
        value={form.values.bank}
        onChange={(event) => form.change({ bank: event.target.value })}
      />
      <input
        aria-label="holder"
        value={form.values.holder}
        onChange={(event) => form.change({ holder: event.target.value })}
      />
      <output>{JSON.stringify(form.changes)}</output>
      <button type="button" onClick={form.reset}>
        reset
      </button>
    </>
  )
}

/** As the gate of the member pages: nothing is drawn for visitors. */
function Gate({ saved = '' }: { saved?: string }) {
  return useUser() ? <CardForm saved={saved} /> : undefined
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

beforeEach(() => {
  forgetForms()
  sessionStorage.clear()
  act(() => signedIn(member(1)))
})

test('what was typed is there again after the session ended and the same member logged in', () => {
  render(<Gate />)
  type('bank', 'First Bank')
  act(() => signedOut())
  expect(screen.queryByLabelText('bank')).toBeNull()
  act(() => signedIn(member(1)))
  expect(field('bank').value).toBe('First Bank')
})

test('another member finds nothing of it, and neither does the first one afterwards', () => {
  render(<Gate />)
  type('bank', 'First Bank')
  act(() => signedOut())
  act(() => signedIn(member(2)))
  expect(field('bank').value).toBe('')
  act(() => signedOut())
  act(() => signedIn(member(1)))
  expect(field('bank').value).toBe('')
})

test('whoever logs out, or leaves the form, leaves nothing behind', () => {
  const { unmount } = render(<Gate />)
  type('bank', 'First Bank')
  unmount()
  const again = render(<Gate />)
  expect(field('bank').value).toBe('')
  type('bank', 'Second Bank')
  act(() => bus.emit('logout.requested', undefined))
  act(() => signedOut())
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.length).toBe(0)
  act(() => signedIn(member(1)))
  expect(field('bank').value).toBe('')
  again.unmount()
})

test('only when the session is lost do the forms go through the storage of the tab', () => {
  render(<Gate />)
  type('bank', 'First Bank')
  window.dispatchEvent(new Event('pagehide'))
  expect(sessionStorage.length).toBe(0)
  act(() => signedOut())
  window.dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(sessionStorage.getItem('keptForms') ?? '')).toEqual([
    ['card', { owner: 1, changes: { bank: 'First Bank' } }],
  ])
})

test('fields nobody touched follow what was saved elsewhere; a field that is as before is no change', () => {
  const { rerender } = render(<Gate saved="Old" />)
  type('holder', 'Zhou')
  rerender(<Gate saved="New" />)
  expect([field('bank').value, field('holder').value]).toEqual(['New', 'Zhou'])
  type('bank', 'Other')
  type('bank', 'New')
  expect(screen.getByRole('status').textContent).toBe('{"holder":"Zhou"}')
  fireEvent.click(screen.getByText('reset'))
  expect(field('holder').value).toBe('')
})
