import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { CallError } from '@pitchside/http'
import { startI18n } from '@pitchside/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { LoadFailed } from './load-failed'

beforeEach(async () => {
  await startI18n('en', {})
})
afterEach(cleanup)

const box = (error: Error | undefined) => (
  <LoadFailed
    error={error}
    title="The match did not load"
    onRetry={() => undefined}
    wayOut={{ label: 'Back to the scores', href: '/football' }}
    minHeight={100}
  />
)

test.each(['match-unknown', 'team-unknown', 'player-unknown', 'competition-unknown', 'not-found', 'video-gone'])(
  'SCORE-02 %s is said in the words of the server, with a way on and nothing of the network',
  (reason) => {
    const { container, rerender } = render(box(new CallError('Nothing there', 1, reason)))
    expect(screen.getByText('Nothing there')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to the scores' }).getAttribute('href')).toBe('/football')
    expect(screen.queryByRole('button')).toBeNull()
    expect(container.textContent).not.toMatch(/network/i)
    rerender(box(undefined))
    expect(screen.getByText('Nothing there')).toBeTruthy()
  },
)

test('SCORE-02 only a call that found no server speaks of the network', () => {
  const { rerender } = render(box(new CallError('', -1, 'network')))
  expect(screen.getByText('You are offline')).toBeTruthy()
  rerender(box(new CallError('', 500, 'internal')))
  expect(screen.getByText('The match did not load')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('SCORE-02 what there is instead stands below what does not exist, and not below what only failed to load', () => {
  const failed = (error: Error) => (
    <LoadFailed error={error} onRetry={() => undefined} minHeight={480} after="what there is instead" />
  )
  const { container, rerender } = render(failed(new CallError('broken', 500, 'internal')))
  expect(container.textContent).not.toContain('what there is instead')
  rerender(failed(new CallError('Nothing there', 1, 'not-found')))
  expect(container.textContent).toContain('what there is instead')
})
