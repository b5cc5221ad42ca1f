import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { answerRequests } from '../gifts/answers.fixture'
import { HornsView } from './horns-view'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  signedIn(me)
})
afterEach(() => signedOut())

const horn = (id: number, status: number, remark = '', coin = '66') => ({
  id,
  content: `Horn ${id}`,
  addtime: 1_700_000_000,
  status,
  remark,
  coin,
})

test('MEM-01 horns stand with their review, the reason of a refusal and what they cost; a decision shows at once', async () => {
  const data = [horn(4, 0), horn(3, 2, 'advertisement'), horn(2, 2), horn(1, 1, '', '0')]
  answerRequests({ listHorns: () => ({ data: { data, total: 4, per_page: 20, current_page: 1, last_page: 1 } }) })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <HornsView />
    </QueryClientProvider>,
  )
  const row = async (id: number) => (await screen.findByText(`Horn ${id}`)).closest('tr')?.textContent
  expect(await row(4)).toContain(en.horns.waiting)
  expect(await row(3)).toContain('Reason: advertisement')
  expect(await row(2)).toContain('No reason given; the cost was given back')
  expect(await row(1)).toContain('Free')
  expect(screen.getByRole('link', { name: 'Send one in a room' }).getAttribute('href')).toBe('/anchor?type=0')
  data[0] = horn(4, 1)
  act(() => bus.emit('notice.arrived', { id: 1, title: '', text: '', url: '' }))
  await waitFor(() => expect(screen.getAllByText(en.horns.approved)).toHaveLength(2))
})
