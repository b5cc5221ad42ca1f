import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { writeSpoilerFree } from '@pitchside/base'
import { addTexts, startI18n } from '@pitchside/i18n'
import { answerCalls } from '@pitchside/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { MarkedLine } from './marked-line'
import { fetchReplayMoments, type Moment } from './moment'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
})
afterEach(() => localStorage.clear())

const moment = (id: number, second: number, kind: Moment['kind'] = 'goal'): Moment => ({
  ...{ id, kind, second, minute: '67', player: 'Saka', score: '2–1', at: 0 },
})

function show(moments: readonly Moment[]): number[] {
  const wanted: number[] = []
  render(
    <MarkedLine
      value={5}
      max={100}
      valueText="00:05"
      moments={moments}
      placeOf={({ second }) => second}
      onValueChange={(value) => wanted.push(value)}
    />,
  )
  return wanted
}

test('AIR-05 big moments stand on the line in words, and lead to shortly before them', () => {
  const wanted = show([moment(1, 50), moment(2, 4, 'red'), moment(3, -1), moment(4, 101, 'missed')])
  const marks = screen.getAllByRole('button')
  expect(marks.map((mark) => mark.title)).toEqual(['67′ Goal, Saka 2–1', '67′ Sent off, Saka'])
  for (const mark of marks) fireEvent.click(mark)
  expect(wanted).toEqual([40, 0])
})

test('AIR-05 who wants no score to be seen sees no marks', () => {
  writeSpoilerFree(localStorage, true)
  show([moment(1, 50)])
  expect(screen.queryByRole('button')).toBeNull()
})

test('AIR-05 moments of a replay come with their place in it', async () => {
  const row = {
    id: 9,
    kind: 'goal',
    position: 1,
    minute: '90+2',
    player: '',
    home_score: 1,
    away_score: 0,
    at: 5,
    second: 77,
  }
  const asked = answerCalls({ listReplayMoments: [row] })
  const [found] = await fetchReplayMoments(4, new AbortController().signal)
  expect(found).toEqual({ id: 9, kind: 'goal', minute: '90+2', player: '', score: '1–0', at: 5, second: 77 })
  expect(asked).toMatchObject([{ name: 'listReplayMoments', input: { live_id: '4' } }])
})
