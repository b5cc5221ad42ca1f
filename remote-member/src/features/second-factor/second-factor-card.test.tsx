import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Question, type Replies } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { SecondFactorCard } from './second-factor-card'

const app = { id: 3, kind: 'totp', name: '', addtime: 1_779_000_000, seen_time: 0 }
const off = { factors: [], codes_left: 0, kinds: ['passkey', 'totp'], is_required: 0 }
const on = { ...off, factors: [app], codes_left: 10 }

let questions: Question[]
beforeEach(async () => {
  await startI18n('en', {})
  addTexts('member', en)
})
afterEach(cleanup)

function open(replies: Replies) {
  questions = answerCalls({ listDevices: [], ...replies })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <SecondFactorCard />
    </QueryClientProvider>,
  )
}
const sent = (name: string) => questions.filter((question) => question.name === name).map(({ input }) => input)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('EDGE-06 loading, then what it is for; where there are no passkeys only the app is offered', async () => {
  open({ listSecondFactors: off })
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  expect(await screen.findByText(/one more thing beside the password/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add an authenticator app' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
})

test('EDGE-06 a list that fails says so and is asked for again', async () => {
  let tries = 0
  open({
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
  open({
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
  open({
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
  open({
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
