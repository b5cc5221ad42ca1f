import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { writeSpoilerFree } from '@pitchside/base'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
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
    <QueryClientProvider client={new QueryClient()}>
      <MarkedLine
        value={5}
        max={100}
        valueText="00:05"
        textOf={(place) => `at ${Math.round(place)}`}
        moments={moments}
        stills={{ live_id: 4 }}
        placeOf={({ second }) => second}
        onValueChange={(value) => wanted.push(value)}
      />
    </QueryClientProvider>,
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

/** The line is as wide as its hundred seconds, and its thumb. */
function pointAt(second: number, pointerType = 'mouse'): void {
  const line = screen.getByRole('slider').closest('fieldset')!
  line.getBoundingClientRect = () => ({ left: 0, width: 114 }) as DOMRect
  const event = new MouseEvent('pointermove', { bubbles: true, clientX: second + 7 })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  act(() => void line.dispatchEvent(event))
}
const picture = () => document.querySelector('img')?.getAttribute('src')

test('AIR-02 who points at the line sees the picture taken last before that place; nothing is asked for before', async () => {
  const stills = [0, 30, 60].map((second) => ({ url: `/still-${second}.jpg`, at: second * 1_000, second }))
  const asked = answerCalls({ listStills: stills })
  show([])
  expect(asked).toEqual([])
  pointAt(50, 'touch')
  expect(screen.queryByText(/^at /)).toBeNull()
  pointAt(50)
  expect(screen.getByText('at 50')).toBeTruthy()
  await waitFor(() => expect(picture()).toBe('/still-30.jpg'))
  pointAt(75)
  expect([picture(), screen.getByText('at 75').textContent]).toEqual(['/still-60.jpg', 'at 75'])
  expect(asked).toMatchObject([{ name: 'listStills', input: { live_id: '4' } }])
  fireEvent.pointerLeave(screen.getByRole('slider').closest('fieldset')!)
  expect(picture()).toBeUndefined()
})

test('AIR-02 who moves with the keyboard sees the picture of the place, until the focus goes on', async () => {
  answerCalls({ listStills: [{ url: '/still-0.jpg', at: 0, second: 0 }] })
  show([])
  fireEvent.keyUp(screen.getByRole('slider'), { key: 'ArrowRight' })
  await waitFor(() => expect(picture()).toBe('/still-0.jpg'))
  expect(screen.getByText('at 5')).toBeTruthy()
  fireEvent.blur(screen.getByRole('slider'))
  expect(picture()).toBeUndefined()
})
