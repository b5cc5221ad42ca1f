import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { render } from '@testing-library/react'
import en from '../../i18n/en.json'
import { aMatch } from '../../testing/a-match'
import { Clock } from './clock'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
})

test('SCORE-01 a running minute carries its mark wherever a clock stands, a state has none', () => {
  const periodStartS = Math.floor(Date.now() / 1_000) - 600
  const { container, rerender } = render(<Clock match={aMatch({ status: 4, periodStartS })} />)
  expect(container.textContent).toMatch(/^5\d′$/)
  rerender(<Clock match={aMatch({ status: 3 })} />)
  expect(container.textContent).toBe(en.state.halfTime)
})
