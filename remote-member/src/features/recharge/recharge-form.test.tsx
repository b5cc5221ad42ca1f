import { beforeEach, expect, test } from '@jest/globals'
import { type SessionUser, signedIn, signedOut, useUser } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { act, fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { forgetForms } from '../../parts/forms/kept-forms'
import { RechargeForm } from './recharge-form'

const member = (id: number): SessionUser => ({
  ...{ id, token: `t${id}`, userSig: '', nickname: 'Me', avatar: '', expIcon: '' },
  ...{ balance: '0', isAnchor: false },
})
const offer = {
  packs: [
    { id: 1, diamonds: 60, given: 0, yuan: '6.00' },
    { id: 2, diamonds: 300, given: 30, yuan: '30.00' },
  ],
  channels: [{ type: 'sandbox', name: 'Sandbox' }],
}

/** As the gate of the member centre: visitors see no forms of members. */
const Gate = () => (useUser() ? <RechargeForm offer={offer} onOpened={() => undefined} /> : undefined)
const amount = () => screen.getByLabelText<HTMLInputElement>('Your own amount')

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('member', en)
  forgetForms()
  act(() => signedIn(member(1)))
})

test('MEM-01 a session that ends in the middle of a top-up costs neither the amount nor the pack', () => {
  render(<Gate />)
  fireEvent.change(amount(), { target: { value: '1230' } })
  expect(screen.getByText('¥123.00')).toBeTruthy()
  act(() => signedOut())
  act(() => signedIn(member(1)))
  expect(amount().value).toBe('1230')
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
  act(() => signedOut())
  act(() => signedIn(member(1)))
  expect(amount().value).toBe('')
  expect(screen.getByText('¥30.00')).toBeTruthy()
})

test('MEM-01 an amount that was typed and taken away leaves the pack; another member finds the first one', () => {
  render(<Gate />)
  fireEvent.change(amount(), { target: { value: '15' } })
  expect(screen.queryByText('¥6.00')).toBeNull()
  fireEvent.change(amount(), { target: { value: '' } })
  expect(screen.getByText('¥6.00')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement)
  act(() => signedOut())
  act(() => signedIn(member(2)))
  expect(screen.getByText('¥6.00')).toBeTruthy()
})

test('MEM-01 what paying agrees to reads as sentences, with the way to the agreement', () => {
  const { container } = render(<Gate />)
  expect(container.textContent).toContain(
    'By paying you accept the top-up agreement. Diamonds are a virtual currency and can not be withdrawn.',
  )
  const link = screen.getByRole('link', { name: 'top-up agreement' })
  expect(link.getAttribute('href')).toBe('/about-user?type=6')
})
