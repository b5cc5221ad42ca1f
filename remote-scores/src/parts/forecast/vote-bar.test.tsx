import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { render } from '@testing-library/react'
import zh from '../../i18n/zh.json'
import { aMatch } from '../../testing/a-match'
import { VoteBar } from './vote-bar'

beforeEach(async () => {
  await startI18n('zh', {})
  addTexts('scores', zh)
})

const titleWith = (home: number) => {
  const votes = { home, draw: 0, away: 0, mine: undefined }
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <VoteBar match={aMatch({ status: 1 })} votes={votes} />
    </QueryClientProvider>,
  )
  return container.querySelector('legend')?.textContent
}

test('SCORE-05 nobody has voted yet is said in words, not as a count of nought', () => {
  expect(titleWith(0)).toBe('你看好谁？还没有人投票')
  expect(titleWith(3)).toBe('你看好谁？已有 3 人投票')
})
