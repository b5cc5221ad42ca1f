import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import en from '../i18n/en.json'
import MatchPage from './match.page'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
})
afterEach(cleanup)

test.each([
  ['/score-live', en.detail.chooseTitle],
  ['/score-detail', en.detail.chooseTitle],
  ['/score-live?id=abc', en.detail.unknown],
])('SCORE-03 %s says what it shows and leads to the lists, and asks for nothing', (address, title) => {
  const log = answerCalls({})
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <MatchPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  expect(screen.getByText(title)).toBeTruthy()
  expect(screen.getByText(en.detail.chooseText)).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/football',
    '/basketball',
    '/esports',
    '/schedule',
  ])
  expect(log).toEqual([])
})
