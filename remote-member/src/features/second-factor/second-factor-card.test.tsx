import { afterEach, expect, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import type { Question, Replies } from '@pitchside/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { press, sent as sentWith, showMember, type } from '../../parts/testing.fixture'
import { SecondFactorCard } from './second-factor-card'

const app = { id: 3, kind: 'totp', name: '', addtime: 1_779_000_000, seen_time: 0 }
const off = { factors: [], codes_left: 0, kinds: ['passkey', 'totp'], is_required: 0 }
const on = { ...off, factors: [app], codes_left: 10 }

let questions: Question[]
async function open(replies: Replies) {
  questions = await showMember(<SecondFactorCard />, { listDevices: [], ...replies })
}
const sent = (name: string) => sentWith(questions, name)

test('EDGE-06 loading, then what it is for; where there are no passkeys only the app is offered', async () => {
  await open({ listSecondFactors: off })
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  expect(await screen.findByText(/one more thing beside the password/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add an authenticator app' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('EDGE-06 a list that fails says so and is asked for again', async () => {
  let tries = 0
  await open({
    listSecondFactors: () => {
      tries += 1
      return tries === 1 ? new Error('down') : on
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: /try again|retry/i }))
  expect(await screen.findByText('Authenticator app')).toBeTruthy()
})

test('EDGE-06 an app is added: password, secret and a code, then the recovery codes, once', async () => {
  let factors: object = off
  await open({
    listSecondFactors: () => factors,
    startTotp: ({ password }: { password: string }) =>
      password === 'right one'
        ? { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', img: 'data:image/svg+xml,' }
        : new Error('Your present password is wrong'),
    confirmTotp: () => {
      factors = on
      return { codes: ['one-1', 'two-2'] }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add an authenticator app' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an authenticator app' }))
  press('Next')
  expect(dialog.getByRole('alert').textContent).toBe(en.safety.problem.missing)
  type(en.safety.present, 'wrong one')
  press('Next')
  await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('Your present password is wrong'))
  type(en.safety.present, 'right one')
  press('Next')
  expect(await dialog.findByText('ABCD EFGH')).toBeTruthy()
  press('Switch on')
  expect(dialog.getByRole('alert').textContent).toBe('Enter the six digits of the code')
  type('Six-digit code', '123456')
  press('Switch on')
  expect((await dialog.findByRole('list', { name: 'Recovery codes' })).textContent).toBe('one-1two-2')
  expect(sent('confirmTotp')).toEqual([{ code: '123456' }])
  press('I saved them')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('10 left, each works once')).toBeTruthy()
  // An account has one app.
  expect(screen.queryByRole('button', { name: 'Add an authenticator app' })).toBeNull()
})

test('EDGE-06 the last factor is removed with the password, after a word on what follows; a refusal stands in the dialog', async () => {
  let factors: object = on
  await open({
    listSecondFactors: () => factors,
    removeSecondFactor: ({ password }: { password: string }) => {
      if (password !== 'right one') return new Error('Your present password is wrong')
      factors = off
      return null
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Authenticator app' }))
  expect(await screen.findByText(/is the last one/)).toBeTruthy()
  type(en.safety.present, 'wrong one')
  press('Remove')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Your present password is wrong'))
  type(en.safety.present, 'right one')
  press('Remove')
  expect(await screen.findByText(/one more thing beside the password/)).toBeTruthy()
  expect(sent('removeSecondFactor').at(-1)).toEqual({ id: 3, password: 'right one' })
})

test('EDGE-06 new recovery codes are shown after the password; few that are left are told', async () => {
  await open({
    listSecondFactors: { ...on, codes_left: 2 },
    renewRecoveryCodes: { codes: ['new-1'] },
  })
  expect(await screen.findByText('Running out')).toBeTruthy()
  press('Make new codes')
  const dialog = within(await screen.findByRole('dialog', { name: 'Make new codes' }))
  type(en.safety.present, 'right one')
  fireEvent.click(dialog.getByRole('button', { name: 'Make new codes' }))
  expect((await dialog.findByRole('list', { name: 'Recovery codes' })).textContent).toBe('new-1')
})

/** A device that makes passkeys as the browser asks; gives what it was asked for. */
function aDevice(create: () => Promise<unknown>) {
  const wishes: CredentialCreationOptions[] = []
  class Credential {}
  Object.assign(window, { PublicKeyCredential: Credential })
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: (wish: CredentialCreationOptions) => {
        wishes.push(wish)
        return create()
      },
    },
  })
  return wishes
}
const bytes = (text: string) => new TextEncoder().encode(text).buffer
const made = async () => ({
  ...{ id: 'new-key', rawId: bytes('raw'), type: 'public-key', getClientExtensionResults: () => ({}) },
  response: { clientDataJSON: bytes('client'), attestationObject: bytes('object'), getTransports: () => ['internal'] },
})
const refuse = (name: string) => async () => {
  throw Object.assign(new Error('no'), { name })
}
const wanted = {
  ...{ challenge: 'Y2hhbGxlbmdl', rp: { id: 'localhost', name: 'Pitchside' }, pubKeyCredParams: [] },
  user: { id: 'bWU', name: 'me', displayName: 'Me' },
}
afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  Reflect.deleteProperty(navigator, 'credentials')
})
async function openPasskey(replies: Replies) {
  await open({ listSecondFactors: on, startPasskey: wanted, ...replies })
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }))
  return within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
}

test('EDGE-06 a passkey gets a name and is made by the device, after the password', async () => {
  const wishes = aDevice(made)
  let factors: object = on
  const dialog = await openPasskey({
    listSecondFactors: () => factors,
    confirmPasskey: ({ name }: { name: string }) => {
      factors = { ...on, factors: [app, { ...app, id: 4, kind: 'passkey', name, seen_time: 1_779_000_500 }] }
      return { codes: [] }
    },
  })
  type('Name', 'My <b>laptop</b>: "home"')
  type(en.safety.present, 'right one')
  press('Create')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('startPasskey')).toEqual([{ password: 'right one' }])
  expect(new TextDecoder().decode(wishes[0]?.publicKey?.challenge as ArrayBuffer)).toBe('challenge')
  expect(sent('confirmPasskey')).toMatchObject([
    {
      name: 'My blaptopb home',
      response: { id: 'new-key', type: 'public-key', response: { transports: ['internal'] } },
    },
  ])
  expect(await screen.findByText('My blaptopb home')).toBeTruthy()
  expect(dialog).toBeTruthy()
})

test('EDGE-06 without a name or a password no device is asked', async () => {
  const wishes = aDevice(made)
  const dialog = await openPasskey({})
  type('Name', '  ')
  press('Create')
  expect(dialog.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Enter a name',
    en.safety.problem.missing,
  ])
  expect([wishes, sent('startPasskey')]).toEqual([[], []])
})

test.each([
  ['InvalidStateError', 'This device has a passkey of this account already'],
  ['NotAllowedError', 'That was not finished. Try again.'],
])('EDGE-06 a device that answers %s makes none, and what was typed stays', async (name, words) => {
  aDevice(refuse(name))
  const dialog = await openPasskey({})
  type('Name', 'Laptop')
  type(en.safety.present, 'right one')
  press('Create')
  expect(await dialog.findByText(words)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Laptop')
  expect(sent('confirmPasskey')).toEqual([])
  type(en.safety.present, 'another')
  expect(dialog.queryByText(words)).toBeNull()
})

test('EDGE-06 a first passkey brings recovery codes, which are read before the dialog can be left by Enter', async () => {
  aDevice(made)
  const dialog = await openPasskey({ listSecondFactors: off, confirmPasskey: { codes: ['one-1', 'two-2'] } })
  type(en.safety.present, 'right one')
  press('Create')
  expect((await dialog.findByRole('list', { name: 'Recovery codes' })).textContent).toBe('one-1two-2')
  expect(document.activeElement?.textContent).toContain('Keep these recovery codes')
  press('I saved them')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('EDGE-06 a line that fails is not taken for a wrong password; a password is not left behind', async () => {
  aDevice(made)
  const dialog = await openPasskey({ startPasskey: new CallError('', 1, 'network') })
  type(en.safety.present, 'right one')
  press('Create')
  expect(await dialog.findByText('The network failed. Try again later.')).toBeTruthy()
  press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  press('Add a passkey')
  await screen.findByRole('dialog')
  expect(screen.getByLabelText<HTMLInputElement>(en.safety.present).value).toBe('')
})

test('EDGE-06 one of two is removed without the warning for the last; no password, nothing sent', async () => {
  await open({ listSecondFactors: { ...on, factors: [app, { ...app, id: 4, kind: 'passkey', name: 'Laptop' }] } })
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Laptop' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove' }))
  expect(dialog.getByText('“Laptop” will confirm no more log-ins.')).toBeTruthy()
  fireEvent.click(dialog.getByRole('button', { name: 'Remove' }))
  expect(dialog.getByRole('alert').textContent).toBe(en.safety.problem.missing)
  expect(sent('removeSecondFactor')).toEqual([])
})

test('EDGE-06 letters are no code, and a code that was refused can be typed anew', async () => {
  await open({
    listSecondFactors: off,
    startTotp: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', img: 'data:image/svg+xml,' },
    confirmTotp: new CallError('The code is wrong', 1, 'code-wrong'),
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add an authenticator app' }))
  type(en.safety.present, 'right one')
  press('Next')
  const code = await screen.findByLabelText<HTMLInputElement>('Six-digit code')
  type('Six-digit code', '12 34-5a')
  expect(code.value).toBe('12345')
  press('Switch on')
  expect(screen.getByText('Enter the six digits of the code')).toBeTruthy()
  type('Six-digit code', '123 456')
  expect(code.value).toBe('123456')
  press('Switch on')
  expect(await screen.findByText('The code is wrong')).toBeTruthy()
  type('Six-digit code', '12345')
  expect(screen.queryByText('The code is wrong')).toBeNull()
})
