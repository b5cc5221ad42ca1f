import { pageOf } from '@pitchside/testing'
import { aFootballRow, noonS } from '../../testing/wire-rows'

/** What the server says of a match, its line-ups, shots and tables. */
export const event = (id: number, type: number, time: string, change: object = {}) => ({
  ...{ id, type, time, minute: Number.parseInt(time, 10), position: 1, player: `Player ${id}`, other: '' },
  ...{ home_score: 1, away_score: 0, is_cancelled: 0 },
  ...change,
})
const quote = (win: number, draw: number, fail: number, sealing_disk = 0) => ({ win, draw, fail, sealing_disk })
export const company = (company_id: number, company_name: string) => ({
  ...{ company_id, company_name, asia: { initial: quote(0.9, -0.5, 0.9), immediate: quote(0.95, -0.75, 0.85) } },
  eu: { initial: quote(2, 3.2, 3.6), immediate: quote(1.8, 3.4, 4), scram: quote(1.2, 5, 11) },
  bs: {},
})
export const detail = (row: object = {}, more: object = {}) => ({
  ...{ row: aFootballRow(row), position: { seq: 1, epoch: 'a' }, space: 'North Ground' },
  environment: { weather: 'rain', temperature: 9 },
  tlive: [event(1, 1, '12'), event(2, 1, '30', { is_cancelled: 1 }), event(3, 8, '45+2', { position: 2 })],
  ...{ home_data: [0, 1, 0, 80, 40, 55, 5, 3, 4, 9], away_data: [0, 2, 0, 60, 20, 45, 2, 2, 3, 11], trend: [5, -3] },
  ...{ home_form: ['W', 'D'], away_form: ['L'], chances: { home: 0.6, draw: 0.3, away: 0.1 } },
  odds: [company(2, 'First House'), company(9, 'Second House')],
  ...more,
})
export const before = (id: number, change: object = {}) => ({
  ...{ id, competition_id: 82, competition: 'Premier League', match_time: noonS - id * 86_400 },
  ...{ home_team_id: 8201, home_team: 'Arsenal', away_team_id: 8207, away_team: 'Chelsea', home_score: 2 },
  ...{ away_score: 1, half_score: '1-0', asia: -0.5, asia_text: 'win', eu: [], bs: 2.5, bs_text: 'over' },
  ...{ is_home: 1, is_home_style: 1 },
  ...change,
})
export const person = (id: number, change: object = {}) => ({
  ...{ id, name: `Player ${id}`, shirt_number: id, position: 'M', x: 50, y: 50, is_captain: 0, incidents: [] },
  ...change,
})
export const lineup = (change: object = {}) => ({
  ...{ is_known: 1, confirmed: 1, home_formation: '4-3-3', away_formation: '4-4-2', home_manager: 'Mo' },
  ...{ away_manager: '', home_player_first: [person(1)], away_player_first: [person(11)], away_player: [] },
  home_player: [person(20, { incidents: [9], rating: 7.25 })],
  home_absence: [{ id: 30, name: 'Hurt', shirt_number: 30, type: 1, reason: '' }],
  away_absence: [{ id: 31, name: 'Barred', shirt_number: 31, type: 2, reason: 'Two yellow cards' }],
  ...change,
})
export const shot = (minute: number, position: number, outcome: string, xg: number) => ({
  ...{ minute, added: 0, position, player_id: minute, player: `Shooter ${minute}`, x: 90, y: 50, xg, outcome },
})
const standing = (position: number, team_id: number, name: string, points: number) => ({
  ...{ position, team_id, name, group: '', played: 10, won: 5, draw: 2, loss: 3, goals: 15, goals_against: 10, points },
  ...{ won_rate: 0.5, game_back: 0, form: [], decided_by: 'points', deducted: 0, zone: '' },
})
export const table = {
  ...{ competition_key: 'en.1', competition_name_zh: '英超', competition_name_en: 'Premier League' },
  ...{ competition_name_vi: 'NHA', flag: '', primary_color: '#000', season_id: 9, label: '2026', is_current: 1 },
  ...{ round: 12, rounds: 38, as_of: noonS, zones: [], deductions: [], tie_break: [] },
  list: [standing(1, 8207, 'Chelsea', 20), standing(2, 8201, 'Arsenal', 18), standing(3, 3, 'Leeds', 3)],
}
const room = (uid: number, heat: number, islive = 1) => ({
  ...{ uid, user_nickname: `Host ${uid}`, avatar: '', title: '', thumb: '', heat, islive },
})
export const parts = {
  listHeadToHead: {
    list: [before(1), before(2, { competition_id: 7, is_home: 0, is_home_style: 2, asia: 0.25, asia_text: 'lose' })],
  },
  ...{ listTeamMatches: { list: [] }, listSameOdds: { list: [before(5)] }, getLineup: lineup(), listOddsChanges: [] },
  listShots: { list: [shot(12, 1, 'goal', 0.4), shot(60, 2, 'saved', 0.1)] },
  getMatchStatistics: {
    full: [{ type: 25, home: 60, away: 40 }],
    first: [{ type: 25, home: 70, away: 30 }],
    second: [],
  },
  ...{
    listCommentary: { list: [] },
    getSeasonTable: table,
    listRooms: pageOf([room(5, 10), room(6, 900), room(7, 5_000, 0)]),
  },
  ...{ listFootballMatches: pageOf([]), getReplay: new Error('not asked') },
}
