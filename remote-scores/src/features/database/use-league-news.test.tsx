import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { deltaField } from '@pitchside/contract'
import { useQuery } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { openFakeSocket } from '@pitchside/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { showPage } from '../../testing/show-page'
import { useLeagueNews } from './use-league-news'

let line: ReturnType<typeof openFakeSocket>
let asked: string[]
beforeEach(() => {
  line = openFakeSocket(socket)
  asked = []
})
afterEach(() => {
  jest.useRealTimers()
  cleanup()
  line.close()
})

function Part({ name }: { name: string }) {
  const { data } = useQuery({ queryKey: [name, 82], queryFn: () => asked.push(name) })
  return <p>{`${name} ${data ?? ''}`}</p>
}

function LeaguePage() {
  useLeagueNews('football', [82])
  return (
    <>
      <Part name="scores.table" />
      <Part name="scores.leaders" />
      <Part name="scores.regions" />
    </>
  )
}

const goalIn = (...leagues: number[]) =>
  act(() => line.tell('match.football', { type: 'football_delta', ts: 1, m: [[5, 1, 1]], leagues }))
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

test('SCORE-09 two seconds after goals of its league a page has asked for its table and top lists again, once; other leagues are nothing to it', async () => {
  await showPage(<LeaguePage />)
  await screen.findByText('scores.regions 3')
  jest.useFakeTimers()
  goalIn(9)
  await pass(10_000)
  expect(asked).toEqual(['scores.table', 'scores.leaders', 'scores.regions'])
  goalIn(9, 82)
  goalIn(82)
  await pass(2_000)
  expect(asked.slice(3)).toEqual(['scores.table', 'scores.leaders'])
})

function TeamPart() {
  const { data } = useQuery({
    queryKey: ['scores.team', 1],
    queryFn: () => {
      asked.push('scores.team')
      return { next: [{ id: 5, score: [0, 0] }] }
    },
  })
  useLeagueNews('football', [82])
  return <p>{data?.next[0]?.score.join('-')}</p>
}

test('SCORE-09 a goal is on the page with the frame that tells of it: nothing is asked or waited for', async () => {
  await showPage(<TeamPart />)
  await screen.findByText('0-0')
  jest.useFakeTimers()
  act(() => line.tell('match.football', { type: 'football_delta', ts: 1, m: [[5, deltaField.home, 1]], leagues: [82] }))
  await pass(0)
  screen.getByText('1-0')
  expect(asked).toEqual(['scores.team'])
})

/** A team page whose answers arrive when the test says so. */
function openTeam(leagues: readonly number[] | undefined) {
  const waiting: ((goals: number) => void)[] = []
  function SlowTeam() {
    const { data } = useQuery({
      queryKey: ['scores.team', 1],
      queryFn: () =>
        new Promise<object>((answer) => {
          waiting.push((goals) => answer({ next: [{ id: 5, score: [goals, 0] }] }))
        }),
    })
    useLeagueNews('football', data ? [82] : leagues)
    return <p>{(data as { next: { score: number[] }[] } | undefined)?.next[0]?.score.join('-')}</p>
  }
  jest.useFakeTimers()
  return { show: () => showPage(<SlowTeam />), waiting }
}
const goalOf5 = () =>
  act(() => line.tell('match.football', { type: 'football_delta', ts: 1, m: [[5, deltaField.home, 1]], leagues: [82] }))

test.each([[[82]], [undefined]])(
  'SCORE-09 an answer from before a goal that lands after it takes nothing back, and is asked for again; leagues known: %j',
  async (leagues) => {
    const { show, waiting } = openTeam(leagues)
    await show()
    goalOf5()
    await pass(5_000)
    // The goal was told a second ago; the answer was made before it.
    waiting[0]?.(0)
    await pass(0)
    screen.getByText('1-0')
    expect(waiting).toHaveLength(1)
    await pass(1_000)
    expect(waiting).toHaveLength(2)
    waiting[1]?.(1)
    await pass(5_000)
    screen.getByText('1-0')
    expect(waiting).toHaveLength(2)
  },
)

test('SCORE-09 a goal that is taken back while an answer is on its way is out of it too', async () => {
  const { show, waiting } = openTeam([82])
  await show()
  goalOf5()
  act(() => line.tell('match.football', { type: 'football_delta', ts: 1, m: [[5, deltaField.home, 0]], leagues: [82] }))
  waiting[0]?.(1)
  await pass(0)
  screen.getByText('0-0')
})

test('SCORE-09 a page that was left asks for nothing more', async () => {
  await showPage(<LeaguePage />)
  await screen.findByText('scores.regions 3')
  jest.useFakeTimers()
  goalIn(82)
  cleanup()
  await pass(10_000)
  expect(asked).toHaveLength(3)
})
