import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { type Answers, answerRequests } from '../gifts/answers.fixture'
import { SendEnvelopeDialog } from './send-envelope-dialog'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '150', isAnchor: false }

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  signedIn(me)
})
afterEach(() => signedOut())

async function show(answers: Answers) {
  const asked = answerRequests(answers)
  const onClose = jest.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SendEnvelopeDialog anchorId={3} onClose={onClose} />
    </QueryClientProvider>,
  )
  await screen.findByRole('dialog')
  return { asked, onClose }
}
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const question = () => screen.findByRole('alertdialog', { name: 'Send this red envelope?' })
const agree = async () => within(await question()).getByRole('button', { name: 'Send' })
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })

test('LIVE-06 SEEN-03 a fitting envelope goes out once and the dialog closes', async () => {
  const { asked, onClose } = await show({ sendRedEnvelope: { data: null } })
  write('Diamonds in total', '120')
  write('Shares', '6')
  expect(screen.getByText('20 diamonds each on average')).toBeTruthy()
  const form = document.querySelector('form')!
  act(() => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
  const yes = await agree()
  expect(
    within(await question())
      .getAllByText(/\d/)
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['120', '150', '30']))
  expect(asked).toEqual([])
  act(() => {
    fireEvent.click(yes)
    fireEvent.click(yes)
  })
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(asked.filter(({ name }) => name === 'sendRedEnvelope')).toHaveLength(1)
})

test('LIVE-06 a balance that is too low offers to top up and sends nothing', async () => {
  const { asked } = await show({})
  write('Diamonds in total', '151')
  expect(screen.getByText('Your balance is too low')).toBeTruthy()
  expect(sendButton().disabled).toBe(true)
  expect(screen.getAllByText('Top up').length).toBeGreaterThan(1)
  fireEvent.submit(document.querySelector('form')!)
  expect(asked).toEqual([])
})

test('LIVE-06 a refusal is said and the dialog stays', async () => {
  const { onClose } = await show({
    sendRedEnvelope: { code: 1, reason: 'room-kicked', msg: 'You were removed', data: null },
  })
  fireEvent.submit(document.querySelector('form')!)
  fireEvent.click(await agree())
  expect(await screen.findByText('You were removed')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})
