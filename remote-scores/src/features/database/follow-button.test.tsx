import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { FollowButton } from './follow-button'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
})
afterEach(() => signedOut())

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FollowButton kind="team" id={8201} sport="football" />
    </QueryClientProvider>,
  )

test('SCORE-08 a visitor who follows a team is asked to log in first', () => {
  signedOut()
  let asked = 0
  const stop = bus.on('login.requested', () => {
    asked += 1
  })
  show()
  const button = screen.getByRole('button', { name: 'Follow team' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(button)
  stop()
  expect(asked).toBe(1)
})
