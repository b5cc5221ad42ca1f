import { expect, jest, test } from '@jest/globals'
import { signedIn } from '@pitchside/auth'
import { CallError } from '@pitchside/http'
import { pageOf } from '@pitchside/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { openAtNoon } from '../../testing/page-at-noon'
import { askAgain } from '../../testing/show-page'
import { aFootballRow, me, noonS } from '../../testing/wire-rows'
import { arsenal, bodyOf, chelsea, competition, match, open, scorer, table, tournaments } from './database.fixture'

openAtNoon()

const leagues = () => within(screen.getByRole('navigation', { name: 'Leagues' }))
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const tab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }))

test('SCORE-04 the popular leagues stand first in their order, the others by region; the shown one is marked', async () => {
  await open('/base-football')
  await leagues().findAllByRole('link')
  expect(
    leagues()
      .getAllByRole('heading')
      .map((one) => one.textContent),
  ).toEqual(['Popular', expect.any(String)])
  expect(
    leagues()
      .getAllByRole('link')
      .map((one) => one.textContent),
  ).toEqual(['Premier League', 'Serie A', 'Northern League'])
  expect(
    leagues()
      .getAllByRole('link', { current: 'page' })
      .map((one) => one.textContent),
  ).toEqual(['Premier League'])
})

test('SCORE-04 a search looks into all leagues, also by their country; Enter opens the first, and none is said', async () => {
  const { path } = await open('/base-football')
  const field = await leagues().findByRole('searchbox')
  fireEvent.change(field, { target: { value: 'italy' } })
  expect(leagues().getByRole('heading', { name: '1 found' })).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Enter' })
  fireEvent.submit(field.closest('form') ?? field)
  await waitFor(() => expect(path()).toBe('/base-football?id=108'))
  fireEvent.change(field, { target: { value: 'nowhere' } })
  expect(leagues().getByRole('status').textContent).toBe('No such league')
})

test('SCORE-04 leagues that do not load are asked for again, and the season beside them is there meanwhile', async () => {
  let isDown = true
  await open('/base-football', { listFootballTournaments: () => (isDown ? new Error('down') : tournaments) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Premier League' })).toBeTruthy()
  isDown = false
  fireEvent.click(await leagues().findByRole('button', { name: 'Try again' }))
  expect(await leagues().findByText('Serie A')).toBeTruthy()
})

test('SCORE-04 a season says how far it is; its table leads to the teams', async () => {
  await open('/base-football?id=82')
  expect((await screen.findByRole('progressbar', { name: 'Season progress' })).getAttribute('aria-valuenow')).toBe('12')
  expect(screen.getByText('Round 12 of 38')).toBeTruthy()
  expect(screen.getByText('England · 20 teams')).toBeTruthy()
  await screen.findByRole('table', { name: /Premier League/ })
  expect(bodyOf(/Premier League/).map(([place]) => place)).toEqual(['1', '2'])
  expect(screen.getByRole('link', { name: /^A?Arsenal$/ }).getAttribute('href')).toContain('team=1')
})

test('SCORE-04 another season and another view stand in the address, and Back takes them back', async () => {
  const { path, back, sent } = await open('/base-football?id=82')
  await screen.findByRole('heading', { level: 1 })
  tab('Season figures')
  expect(path()).toBe('/base-football?id=82&tab=statistics')
  fireEvent.click(screen.getByRole('combobox', { name: 'Season' }))
  fireEvent.click(await screen.findByRole('option', { name: /2025/ }))
  await waitFor(() => expect(sent('getFootballCompetition').at(-1)).toEqual({ id: '82', season_id: '8' }))
  expect(path()).toBe('/base-football?id=82&season=8&tab=statistics')
  await back()
  await back()
  expect(path()).toBe('/base-football?id=82')
})

test('SCORE-04 the table of one ground, and the table as it was after a round or a day', async () => {
  const { path, sent } = await open('/base-football?id=82')
  await screen.findByRole('table', { name: /Premier League/ })
  press('Home')
  await waitFor(() => expect(sent('getSeasonTable').at(-1)).toEqual({ id: '82', venue: 'home' }))
  press('Look back')
  const slider = screen.getByRole('slider', { name: 'As of round' })
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next round' }).disabled).toBe(true)
  press('Previous round')
  await waitFor(() => expect(sent('getSeasonTable').at(-1)).toEqual({ id: '82', venue: 'home', round: '11' }))
  expect(slider.getAttribute('aria-valuetext')).toBe('After round 11')
  expect(screen.getByText('Table of the past')).toBeTruthy()
  fireEvent.change(screen.getByLabelText('As of day'), { target: { value: '2026-10-01' } })
  await waitFor(() => expect(sent('getSeasonTable').at(-1)).toMatchObject({ date: '2026-10-01' }))
  expect(path()).toBe('/base-football?id=82&venue=home&on=2026-10-01')
  press('Back to now')
  expect(path()).toBe('/base-football?id=82&venue=home')
})

test('SCORE-04 groups have a table each; who plays now is marked, but not in a table of the past', async () => {
  const replies = {
    getFootballCompetition: competition({ list: [match(1, { status_type: 1, home_id: 1, away_id: 9 })] }),
    getSeasonTable: table({ ...arsenal, group: 'A' }, { ...chelsea, group: 'B' }),
  }
  await open('/base-football?id=82', replies)
  expect((await screen.findAllByRole('heading', { name: /^Group/ })).map((one) => one.textContent)).toEqual([
    'Group A',
    'Group B',
  ])
  expect(screen.getAllByRole('img', { name: 'Live' })).toHaveLength(1)
  cleanup()
  await open('/base-football?id=82&through=3', replies)
  await screen.findAllByRole('heading', { name: /^Group/ })
  expect(screen.queryByRole('img', { name: 'Live' })).toBeNull()
})

test('SCORE-09 WORLD-04 the table counts what is over; a switch shows it with the matches that run, and the address says so', async () => {
  const against = { home_team_id: 2, away_team_id: 1, home_score: 1, away_score: 0 }
  const { path } = await open('/base-football?id=82', {
    getSeasonTable: {
      ...table(arsenal, { ...chelsea, points: 26 }),
      zones: [{ from: 1, to: 1, kind: 'champions', color: 1 }],
    },
    // A cup match of the same two says nothing about the table.
    listFootballMatches: {
      ...pageOf([aFootballRow(against), aFootballRow({ ...against, id: 6, stage: 'final', home_score: 5 })]),
      servertime: noonS,
    },
  })
  const places = () => bodyOf(/Premier League/).map(([place, name]) => `${place} ${name}`)
  const live = await screen.findByRole('switch', { name: 'Live positions' })
  expect(places()).toEqual(['1 AArsenal', '2 CChelsea'])
  fireEvent.click(live)
  expect(path()).toBe('/base-football?id=82&live=1')
  expect(places()).toEqual(['11 CChelsea', '21 AArsenal'])
  expect(screen.getByRole('img', { name: 'Up 1' }).closest('tr')?.textContent).toContain('31/10+2129')
  expect(screen.getByText(/^Running matches count as they stand/)).toBeTruthy()
  fireEvent.click(screen.getByRole('switch', { name: 'Live positions' }))
  expect(places()).toEqual(['1 AArsenal', '2 CChelsea'])
  // The table of one ground, or of the past, knows no running matches.
  press('Home')
  await waitFor(() => expect(screen.queryByRole('switch', { name: 'Live positions' })).toBeNull())
})

test('SCORE-04 a table is saved as a file that names season and league', async () => {
  const saved: string[] = []
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  await open('/base-football?id=82')
  fireEvent.click(await screen.findByRole('button', { name: 'CSV' }))
  expect(saved).toEqual([expect.stringMatching(/Premier League.*2026.*\.csv$/)])
  click.mockRestore()
})

test('SCORE-04 fixtures are walked round by round and stage by stage; days stand above their matches', async () => {
  const { path, sent } = await open('/base-football?id=82&tab=rounds', {
    listSeasonStages: [
      {
        id: 1,
        name: 'League',
        stage: 'league',
        list: [11, 12, 13].map((id) => ({ id, count: 10, from: noonS, to: noonS })),
      },
      { id: 2, name: 'Play-offs', stage: 'final', list: [{ id: 1, count: 2, from: noonS, to: noonS }] },
    ],
  })
  await screen.findByRole('group', { name: 'Stage' })
  const days = screen.getAllByRole('heading', { level: 3 })
  expect(days.length).toBeGreaterThanOrEqual(2)
  press('Next round')
  await waitFor(() => expect(path()).toBe('/base-football?id=82&tab=rounds&stage=1&round=13'))
  await waitFor(() => expect(sent('getFootballCompetition').at(-1)).toEqual({ id: '82', stage_id: '1', son_id: '13' }))
  press('Play-offs')
  expect(path()).toBe('/base-football?id=82&tab=rounds&stage=2')
})

test('SCORE-04 scorers of the same number share a place; assists are counted the other way round', async () => {
  const { sent } = await open('/base-football?id=82&tab=scorers')
  await screen.findByRole('table', { name: 'Scorers' })
  expect(bodyOf('Scorers').map((cells) => [cells[0], cells[1], cells.at(-1)])).toEqual([
    ['1', 'Ann', '9'],
    ['2', 'Bo', '7'],
    ['', 'Cy', '7'],
    ['4', 'Di', '2'],
  ])
  // The short list beside it has no other places.
  expect([...document.querySelectorAll('[data-medal]')].map(({ textContent }) => textContent)).toEqual(['1', '2', '2'])
  tab('Assists')
  await screen.findByRole('table', { name: 'Assists' })
  expect(bodyOf('Assists')[0]?.slice(-2)).toEqual(['9', '1'])
  expect(sent('listScorers').at(-1)).toEqual({ id: '82', sort: 'assists' })
})

test('SCORE-04 basketball has no scorers and no draws; margins go by fives', async () => {
  await open('/base-basketball', {}, 'basketball')
  await screen.findByRole('heading', { level: 1, name: 'NBA' })
  expect(screen.queryByRole('tab', { name: 'Scorers' })).toBeNull()
  tab('Season figures')
  const figures = screen.getByRole('tabpanel')
  expect(figures.textContent).not.toContain('Draw')
  expect(within(figures).getByRole('heading', { name: 'Winning margins' }).nextSibling?.textContent).toBe(
    '0–4305–94010+50',
  )
})

test('SCORE-04 figures of a season are shares and means; before the first match there are none', async () => {
  await open('/base-football?id=82&tab=statistics')
  const figures = within(await screen.findByRole('tabpanel'))
  expect(figures.getByText('Goals per match').nextSibling?.textContent).toBe('2.75')
  expect(figures.getByText('Home : away per match').nextSibling?.textContent).toBe('1.67 : 1.08')
  expect(figures.getByText('Home win').nextSibling?.textContent).toBe('50%')
  expect(figures.getByRole('heading', { name: 'Most wins' }).nextSibling?.textContent).toContain('75%')
  cleanup()
  await open('/base-football?id=82&tab=statistics', { getFootballCompetition: competition({ total: 0 }) })
  expect(await screen.findByText('No match is over yet')).toBeTruthy()
})

test('SCORE-04 the running round and the best five stand beside the table', async () => {
  await open('/base-football?id=82', {
    listScorers: { list: [1, 2, 3, 4, 5, 6].map((id) => scorer(id, `P${id}`, 9 - id)) },
  })
  const aside = within(await screen.findByRole('complementary'))
  expect((await aside.findAllByRole('link', { name: /P\d/ })).length).toBe(5)
  expect(aside.getByText('2-1')).toBeTruthy()
  expect(aside.getByText('13:00')).toBeTruthy()
})

test('SCORE-04 a competition nobody knows leads back; one that can not be brought up to date stays, with a word', async () => {
  await open('/base-football?id=99999', { getFootballCompetition: new CallError('Gone', 1, 'competition-unknown') })
  expect((await screen.findByRole('link', { name: 'Back to the league' })).getAttribute('href')).toBe('/base-football')
  cleanup()
  let isDown = false
  const { client } = await open('/base-football?id=82', {
    getFootballCompetition: () => (isDown ? new Error('down') : competition()),
  })
  await screen.findByRole('heading', { level: 1 })
  isDown = true
  await askAgain(client, ['scores.competition'])
  expect(await screen.findByText(/latest data we have/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Premier League')
})

test('SCORE-08 a member follows a league and stops; the button waits for the answer', async () => {
  act(() => signedIn(me))
  let isFollowed = false
  const { sent } = await open('/base-football?id=82', {
    listCollected: () => ({ match: [], team: [], league: isFollowed ? [{ id: 82 }] : [] }),
    toggleCollect: () => {
      isFollowed = !isFollowed
      return { is_collect: isFollowed ? 1 : 0 }
    },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Follow league' }))
  const following = await screen.findByRole('button', { name: 'Following' })
  expect(following.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(following.getAttribute('aria-busy')).toBeNull())
  fireEvent.click(following)
  expect(await screen.findByRole('button', { name: 'Follow league' })).toBeTruthy()
  expect(sent('toggleCollect')).toHaveLength(2)
})
