import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { render, screen } from '@testing-library/react'
import zh from '../../i18n/zh.json'
import { RecordTable } from './record-table'

beforeEach(async () => {
  await startI18n('zh', {})
  addTexts('scores', zh)
})

const record = { played: 4, won: 2, drawn: 1, lost: 1, scored: 7, conceded: 4, cleanSheets: 1 }
const page = { all: record, home: record, away: record }

test('SCORE-04 what a team scores in a match are goals in football and points in basketball', () => {
  const { rerender } = render(<RecordTable page={page} sport="football" />)
  expect(screen.getByRole('columnheader', { name: '场均进球' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: '场均得分' })).toBeNull()
  rerender(<RecordTable page={page} sport="basketball" />)
  expect(screen.getByRole('columnheader', { name: '场均得分' })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: '场均进球' })).toBeNull()
})
