import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Question } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../../i18n/en.json'
import { AppointForm } from './appoint-form'

const words = en.studio.assistants
const people = [
  { uid: 11, user_nickname: 'Green Ann', avatar: '' },
  { uid: 12, user_nickname: 'Anna', avatar: '' },
]
let log: Question[]
let appointed = 0
beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  appointed = 0
  log = answerCalls({
    listMentionable: ({ name }: { name: string }) => (name === 'ann' ? people : []),
    getUser: ({ id }: { id: string }) => ({ id: Number(id), user_nickname: 'Anna', avatar: '' }),
    getRoomStanding: { is_admin: 0, is_taboo: 0, is_kick: 0, until: 0 },
    toggleRoomManager: () => null,
  })
})
afterEach(cleanup)

function look(text: string): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppointForm anchorId={3} onAppointed={() => (appointed += 1)} />
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByLabelText(words.number), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: words.add }))
}

test('LIVE-09 an assistant is found by a part of the name, shown, and made one after a question', async () => {
  look('ann')
  fireEvent.click(await screen.findByRole('button', { name: /Anna/ }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('Anna')
  expect(log.some(({ name }) => name === 'toggleRoomManager')).toBe(false)
  fireEvent.click([...dialog.querySelectorAll('button')].find((one) => one.textContent === words.add) as HTMLElement)
  await waitFor(() => expect(appointed).toBe(1))
  expect(log.find(({ name }) => name === 'toggleRoomManager')?.input).toMatchObject({ anchor_id: '3', uid: '12' })
})

test('LIVE-09 a number leads there at once, a name nobody has is told', async () => {
  look('12')
  expect((await screen.findByRole('alertdialog')).textContent).toContain('Anna')
  cleanup()
  look('zoe')
  expect(await screen.findByText(words.nobody)).toBeTruthy()
})
