import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Question } from '@pitchside/testing'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import en from '../../i18n/en.json'
import RankPage from './rank.page'

const anchor = (uid: number, order: number, heat = 100) => ({
  uid,
  user_nickname: `host ${uid}`,
  avatar: '',
  level: 3,
  heat,
  attention: 5,
  is_live: 0,
  is_attention: 0,
  order,
})
const giver = { uid: 7, user_nickname: 'giver 7', avatar: '', amount: '1200.0', level: 2, tier: 0, order: 2 }
let asked: Question[]

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  asked = answerCalls({
    getLeaderboard: [anchor(1, 2), anchor(2, 1)],
    listRisingAnchors: [anchor(3, 0, 4_000)],
    listGivers: [giver],
    listRankedLeagues: [{ id: 82, name: 'Premier League' }],
  })
})

const show = (address: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
        <RankPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const inputsOf = (call: string) => asked.filter(({ name }) => name === call).map(({ input }) => input)

test('AIR-10 the ranking says who rises and falls, and can be that of a league', async () => {
  show('/rank?type=1')
  await screen.findByTitle('Up since yesterday')
  const rows = screen.getAllByRole('listitem')
  expect(within(rows[0]!).getByTitle('Up since yesterday')).toBeTruthy()
  expect(within(rows[1]!).getByTitle('Down since yesterday')).toBeTruthy()
  fireEvent.click(screen.getByRole('combobox', { name: 'League' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Premier League' }))
  await waitFor(() => expect(inputsOf('getLeaderboard')).toHaveLength(2))
  expect(inputsOf('getLeaderboard')[1]).toMatchObject({ type: '1', league: '82' })
})

test('AIR-10 beside it stand who rises, for periods that had one before, and who gives', async () => {
  show('/rank?type=3')
  await screen.findByTitle('Up since yesterday')
  press('Rising')
  expect((await screen.findByRole('link', { name: /host 3/ })).textContent).toMatch(/\+4/)
  expect(screen.queryByRole('button', { name: 'Total' })).toBeNull()
  expect(inputsOf('listRisingAnchors')).toEqual([{ type: '0' }])
  press('Givers')
  expect((await screen.findByRole('link', { name: /giver 7/ })).getAttribute('href')).toBe('/persona?id=7')
  press('Total')
  await waitFor(() => expect(inputsOf('listGivers')).toEqual([{ type: '0' }, { type: '3' }]))
  expect(screen.queryByRole('combobox')).toBeNull()
})
