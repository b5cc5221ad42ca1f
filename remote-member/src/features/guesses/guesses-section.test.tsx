import { expect, test } from '@jest/globals'
import { ofLaterServer, pageOf } from '@pitchside/testing'
import { fireEvent, screen } from '@testing-library/react'
import { broken, cellsOf, hostile, rowOf, showMember } from '../../parts/testing.fixture'
import { GuessesSection } from './guesses-section'

const guess = (part: object = {}) => ({
  ...{ id: 1, kind: 1, line: '', home_name: 'Reds', away_name: 'Blues', uid: 44, user_nickname: 'Nan' },
  ...{ option: 1, result: 0, amount: '20', win: '0', addtime: 1_700_000_000, status: 0, score: '' },
  ...part,
})
const show = (...rows: object[]) => showMember(<GuessesSection />, { listGuessRecords: ofLaterServer(pageOf(rows)) })
/** Choice, stake, what came back and the outcome. */
const told = async (match: RegExp) => cellsOf(rowOf(await screen.findByRole('link', { name: match }))).slice(2)

test.each([
  ['running', { status: 0 }, ['Reds', '20', '-', 'Running']],
  ['closed, still without a result', { status: 1, result: 0 }, ['Reds', '20', '-', 'Running']],
  ['right', { status: 2, result: 1, win: '38', score: '2-1' }, ['Reds', '20', '38', 'Right']],
  ['wrong', { status: 2, result: 3, win: '0', score: '0-1' }, ['Reds', '20', '0', 'Wrong']],
  ['called off: the stake is back', { status: 3, win: '20' }, ['Reds', '20', '20', 'Returned']],
  ['of a state not known yet', { status: 9 }, ['Reds', '20', '-', 'Running']],
])('MEM-01 a guess that is %s', async (_what, part, expected) => {
  await show(guess(part))
  expect(await told(/Reds/)).toEqual(expected)
})

test.each([
  [{ kind: 1, option: 1 }, 'Who wins (with extra time)', 'Reds'],
  [{ kind: 1, option: 2 }, 'Who wins (with extra time)', 'Draw (or shoot-out)'],
  [{ kind: 1, option: 3 }, 'Who wins (with extra time)', 'Blues'],
  [{ kind: 2, option: 1, line: '2.5' }, 'More than 2.5 goals in all?', 'Over 2.5'],
  [{ kind: 2, option: 2, line: '2.5' }, 'More than 2.5 goals in all?', 'Under 2.5'],
  [{ kind: 3, option: 2 }, 'Who scores next?', 'No more goals'],
  [{ kind: 3, option: 3 }, 'Who scores next?', 'Blues'],
])('MEM-01 question and choice are words: %j', async (part, question, choice) => {
  await show(guess(part))
  expect(await screen.findByText(question)).toBeTruthy()
  expect((await told(/Reds/))[0]).toBe(choice)
})

test('MEM-01 the match leads to the room, with the score once there is one', async () => {
  await show(guess(), guess({ id: 2, home_name: 'Greens', score: '3-3', status: 2 }))
  const open = await screen.findByRole('link', { name: 'Reds vs Blues' })
  expect(open.getAttribute('href')).toBe('/live?id=44')
  expect(screen.getByRole('link', { name: 'Greens 3-3 Blues' })).toBeTruthy()
})

test('MEM-01 a team whose name is markup is a name', async () => {
  await show(guess({ home_name: hostile }))
  expect((await told(/onerror/))[0]).toBe(hostile)
  expect(document.querySelector('img[src="x"]')).toBeNull()
})

test('MEM-01 without guesses a way leads to rooms', async () => {
  await show()
  expect(await screen.findByText('No guesses in the last three months')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find a room' }).getAttribute('href')).toBe('/anchor?type=0')
})

test('MEM-01 records that do not load can be tried again', async () => {
  const records = broken(pageOf([guess()]))
  await showMember(<GuessesSection />, { listGuessRecords: records.answer })
  const again = await screen.findByRole('button', { name: 'Try again' })
  records.mend()
  fireEvent.click(again)
  expect(await screen.findByRole('link', { name: 'Reds vs Blues' })).toBeTruthy()
})
