import { beforeEach, expect, test } from '@jest/globals'
import { type SessionUser, signedIn, signedOut, useUser } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Replies } from '@pitchside/testing'
import { ToastViewport } from '@pitchside/ui'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { AddressDialog } from './address-dialog'

const me: SessionUser = {
  ...{ id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '' },
  ...{ balance: '9', isAnchor: false },
}

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('member', en)
  act(() => signedIn(me))
})

/** As the gate of the member centre: visitors see no dialog of members. */
const Gate = () => (useUser() ? <AddressDialog onClose={() => undefined} /> : undefined)

function show(replies: Replies) {
  const asked = answerCalls({ getExchangeAddress: null, ...replies })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Gate />
      <ToastViewport label="Notices" closeLabel="Close" />
    </QueryClientProvider>,
  )
  return asked
}
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name)
const type = async (name: RegExp, value: string) => fireEvent.change(await field(name), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
const street = '1 Stadium Road'

test('MEM-03 an address is complete or is not sent, and the form says so', async () => {
  const asked = show({})
  await type(/^Delivery address/, street)
  save()
  expect(await screen.findByText('Please complete the information before submitting')).toBeTruthy()
  expect(asked.some(({ name }) => name.startsWith('save'))).toBe(false)
})

test('MEM-03 a session that ends in the middle of an address costs nothing typed', async () => {
  show({})
  await type(/^Delivery address/, street)
  act(() => signedOut())
  await waitFor(() => expect(screen.queryByLabelText(/^Delivery address/)).toBeNull())
  act(() => signedIn(me))
  expect((await field(/^Delivery address/)).value).toBe(street)
})

test('MEM-03 a refusal that belongs to no field is a toast and what was typed stays', async () => {
  show({ saveExchangeAddress: new Error('Not there') })
  await type(/^Receiver/, 'Zhou')
  await type(/^Mobile number/, '13700000001')
  await type(/^Delivery address/, street)
  save()
  expect((await screen.findByRole('alert')).textContent).toBe('Not there')
  expect((await field(/^Delivery address/)).value).toBe(street)
})
