import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { render, screen } from '@testing-library/react'
import en from '../../../i18n/en.json'
import { answerRequests } from '../../gifts/answers.fixture'
import { IncomeView } from './income-view'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  signedIn({ id: 3, token: 't', userSig: '', nickname: 'A', avatar: '', expIcon: '', balance: '0', isAnchor: true })
})
afterEach(() => signedOut())

test('MEM-01 the share of gifts is said beside the income it makes, not beside the fans', async () => {
  answerRequests({
    getOwnUser: { data: { level: 2, current_exp: 10, difference: 5, withdrawal_balance: '120', attention: 7 } },
    listAnchorGifts: { data: { data: [], total: 0, per_page: 10, current_page: 1, last_page: 1 } },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IncomeView />
    </QueryClientProvider>,
  )
  const share = await screen.findByText(/% of a gift is yours/)
  expect(share.closest('section')?.textContent).toContain('Can be paid out')
  expect(screen.getByText('Fans').closest('section')?.textContent).toBe('Fans7')
})
