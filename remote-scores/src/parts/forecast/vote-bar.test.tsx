import { expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { render } from '@testing-library/react'
import en from '../../i18n/en.json'
import vi from '../../i18n/vi.json'
import zh from '../../i18n/zh.json'
import { aMatch } from '../../testing/a-match'
import { VoteBar } from './vote-bar'

const titleWith = (home: number) => {
  const votes = { home, draw: 0, away: 0, mine: undefined }
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <VoteBar match={aMatch({ status: 1 })} votes={votes} />
    </QueryClientProvider>,
  )
  return container.querySelector('legend')?.textContent
}

test.each([
  ['zh', zh, '你看好谁？还没有人投票', '你看好谁？已有 3 人投票'],
  ['en', en, 'Who do you back? Nobody has voted yet', 'Who do you back? Votes so far: 3'],
  ['vi', vi, 'Bạn chọn ai? Chưa có ai bình chọn', 'Bạn chọn ai? Đã có 3 lượt bình chọn'],
] as const)(
  'SCORE-05 in %s nobody has voted yet is said in words, not as a count of nought',
  async (language, texts, none, some) => {
    await startI18n(language, {})
    addTexts('scores', texts)
    expect(titleWith(0)).toBe(none)
    expect(titleWith(3)).toBe(some)
  },
)
