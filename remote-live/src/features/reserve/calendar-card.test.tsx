import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { fireEvent, render, screen, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { answerRequests } from '../gifts/answers.fixture'
import { CalendarCard } from './calendar-card'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  signedIn(me)
})
afterEach(() => signedOut())

test('MEM-01 a calendar link is made, copied, renewed and revoked; both of the last ask first', async () => {
  let made = 0
  let isSet = 0
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  })
  const asked = answerRequests({
    getCalendarLink: () => ({ data: { is_set: isSet, addtime: 1_700_000_000 } }),
    createCalendarLink: () => {
      made += 1
      isSet = 1
      return { data: { url: `https://site.example/calendar/secret${made}.ics` } }
    },
    revokeCalendarLink: () => {
      isSet = 0
      return { data: null }
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <CalendarCard />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Create the link' }))
  const address = await screen.findByLabelText<HTMLInputElement>('Calendar link')
  expect(address.value).toBe('https://site.example/calendar/secret1.ics')
  expect(screen.getByRole('link', { name: 'Open in calendar' }).getAttribute('href')).toBe(
    'webcal://site.example/calendar/secret1.ics',
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  expect(copied).toEqual([address.value])

  fireEvent.click(await screen.findByRole('button', { name: 'Renew' }))
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Renew' }))
  expect(await screen.findByDisplayValue('https://site.example/calendar/secret2.ics')).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'Revoke' }))
  const question = await screen.findByRole('alertdialog')
  expect(asked.some(({ name }) => name === 'revokeCalendarLink')).toBe(false)
  fireEvent.click(within(question).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByRole('button', { name: 'Create the link' })).toBeTruthy()
  expect(screen.queryByLabelText('Calendar link')).toBeNull()
})
