import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { type Asked, answerRequests } from '../gifts/answers.fixture'
import { Ranking } from './ranking'

const row = (uid: number, amount: string, order: number, tier = 0) => ({
  uid,
  user_nickname: `giver ${uid}`,
  avatar: '',
  amount,
  level: 20 + uid,
  tier,
  is_guard: 0,
  order,
})
let asked: Asked[]

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
})
afterEach(() => signedOut())

function show(answer: object) {
  asked = answerRequests({ getRoomRanking: answer })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Ranking anchorId={3} />
    </QueryClientProvider>,
  )
}

test('LIVE-08 the ranking shows place, level, nobility, diamonds and who rises, and the own place', async () => {
  signedIn({ id: 2, token: 't', userSig: '', nickname: '', avatar: '', expIcon: '', balance: '0', isAnchor: false })
  show({ data: [row(1, '5000.0', 0, 6), row(2, '1314.0', 2), row(3, '12.5', 1)] })
  const places = await screen.findAllByRole('listitem')
  expect(places.map((place) => within(place).getByText(/^\d$/).textContent)).toEqual(['1', '2', '3'])
  expect(places[0]?.textContent).toContain('5,000')
  expect(within(places[0]!).getByText('King')).toBeTruthy()
  expect(within(places[1]!).getByTitle('Up since yesterday')).toBeTruthy()
  expect(within(places[2]!).getByTitle('Down since yesterday')).toBeTruthy()
  expect(places.map((place) => place.textContent?.includes('You'))).toEqual([false, true, false])
})

test('LIVE-08 day, week, month and total are asked for when they are wanted', async () => {
  show({ data: [] })
  await screen.findByText('No data')
  for (const name of ['Day', 'Month', 'Total']) fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(asked.map(({ input }) => input.type)).toEqual(['1', '0', '2', '3']))
})

test('a ranking that does not load can be asked for again', async () => {
  show({ code: 1, msg: 'down', data: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked).toHaveLength(2))
})
