import { expect, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import { socket } from '@pitchside/socket'
import { answerCalls, openFakeSocket } from '@pitchside/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { aMatch } from '../../testing/a-match'
import { openAtNoon } from '../../testing/page-at-noon'
import { showPage } from '../../testing/show-page'
import { aScheduleRow, me, noonS } from '../../testing/wire-rows'
import { stripOf } from './home-strip'
import HomeStrip from './home-strip.slot'
import HotMatches from './hot-matches.slot'

openAtNoon()

const live = (id: number, change: object = {}) =>
  aScheduleRow({ sourceid: id, status: 4, period_start: noonS - 600, home_score_list: [1], ...change })
const anchor = { id: 301, avatar: '', user_nickname: 'Nan' }

test('LIVE-01 the strip: at most two football matches and one of basketball first, then what comes, one result, the rest', () => {
  const of = (id: number, status: number, sport: 'football' | 'basketball' = 'football') =>
    aMatch({ id, status, sport })
  const ids = (...matches: ReturnType<typeof of>[]) => stripOf(matches).map(({ id }) => id)
  const football = [1, 2, 3, 4].map((id) => of(id, 4))
  expect(ids(...football, of(10, 2, 'basketball'), of(20, 1), of(21, 1), of(30, 8))).toEqual([1, 2, 10, 20, 21, 30])
  expect(ids(...football, of(20, 1), of(30, 8))).toEqual([1, 2, 3, 20, 30, 4])
  expect(ids(of(1, 9), of(2, 12))).toEqual([])
})

test('LIVE-01 the strip waits, and a tile of a match with a broadcast leads to its room', async () => {
  answerCalls({ listAllMatches: [live(7, { anchor: [anchor] }), aScheduleRow({ sourceid: 8 })] })
  await showPage(<HomeStrip />)
  const strip = screen.getByRole('region', { name: 'Matches of the moment' })
  expect(strip.getAttribute('aria-busy')).toBe('true')
  expect((await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
    '/live?type=football&id=7&uid=301',
    '/score-detail?type=football&id=8',
  ])
  expect(strip.getAttribute('aria-busy')).toBe('false')
})

test('LIVE-01 a strip that did not load is asked for again', async () => {
  let isDown = true
  answerCalls({ listAllMatches: () => (isDown ? new Error('down') : [live(7)]) })
  await showPage(<HomeStrip />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  fireEvent.click(retry)
  expect(await screen.findByRole('link')).toBeTruthy()
})

test('LIVE-01 a goal on the topic changes the tile', async () => {
  const line = openFakeSocket(socket)
  try {
    answerCalls({ listAllMatches: [live(7)] })
    await showPage(<HomeStrip />)
    const tile = await screen.findByRole('link')
    expect(tile.textContent).toContain('1')
    expect(tile.textContent).not.toContain('9')
    act(() => line.tell('match.football', { type: 'football_delta', ts: noonS, m: [[7, 10, 9]] }))
    expect((await screen.findByRole('link')).textContent).toContain('9')
  } finally {
    line.close()
  }
})

test('LIVE-01 hot matches: another sport asks for its own; without any the section says so', async () => {
  const asked = answerCalls({
    listRecommendedMatches: ({ type }: { type: string | number }) =>
      Number(type) === 1 ? { type1: [], type2: [] } : { type1: [live(7)], type2: [aScheduleRow({ sourceid: 8 })] },
  })
  await showPage(<HotMatches />)
  expect(await screen.findAllByRole('article')).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Basketball' }))
  expect(await screen.findByText('No hot matches now')).toBeTruthy()
  expect(asked.map(({ input }) => Number(input.type))).toEqual([-1, 1])
})

test('LIVE-01 of many hot matches two run and two are to come, of both sports in turn', async () => {
  const names = (id: number) => ({ home_team_name_en: `Home ${id}`, away_team_name_en: `Away ${id}` })
  const basketball = live(4, { ...names(4), type: 1, status: 2, home_score_list: [20], away_score_list: [18] })
  const rows = [1, 2, 3].map((id) => live(id, names(id)))
  const next = [5, 6, 7].map((id) => aScheduleRow({ sourceid: id, ...names(id) }))
  answerCalls({ listRecommendedMatches: { type1: [...rows, basketball], type2: next } })
  await showPage(<HotMatches />)
  await screen.findAllByRole('article')
  const opened = screen.getAllByRole('link', { name: /^Open/ }).map((link) => link.getAttribute('aria-label'))
  expect(opened).toEqual([
    'Open Home 1 v Away 1',
    'Open Home 4 v Away 4',
    'Open Home 5 v Away 5',
    'Open Home 6 v Away 6',
  ])
})

test('LIVE-01 a reminder of a hot match is set with one press', async () => {
  signedIn(me)
  answerCalls({
    listRecommendedMatches: { type1: [], type2: [aScheduleRow({ sourceid: 8 })] },
    reserveMatch: { reserve: 1 },
  })
  await showPage(<HotMatches />)
  fireEvent.click(await screen.findByRole('button', { name: 'Reserve' }))
  expect((await screen.findByRole('button', { name: 'Reserved' })).getAttribute('aria-pressed')).toBe('true')
})
