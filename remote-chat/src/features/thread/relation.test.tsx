import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { Relation } from './relation'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('chat', en)
})

test.each([
  [1, 1, 1, 'You follow each other'],
  [0, 1, 0, 'Follows you'],
  [1, 0, 0, 'You follow'],
  [0, 0, 0, ''],
])('CHAT-01 a conversation says who follows whom: %s %s', async (is_attention, is_watchlist, is_friend, words) => {
  const log = answerCalls({ getRelation: { is_attention, is_watchlist, is_friend } })
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Relation userId={7} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(log).toEqual([{ name: 'getRelation', input: { uid: 7 } }]))
  if (words) expect(await screen.findByText(words)).toBeTruthy()
  else await waitFor(() => expect(container.textContent).toBe(''))
})
