import type { PageDocument } from '@pitchside/remote-kit'

type Sport = 'football' | 'basketball'

const base = {
  football: { name: { zh: '足球资料库', en: 'Football data', vi: 'Dữ liệu bóng đá' }, address: '/base-football' },
  basketball: { name: { zh: '篮球资料库', en: 'Basketball data', vi: 'Dữ liệu bóng rổ' }, address: '/base-basketball' },
}

const player = (sport: Sport): PageDocument => ({
  path: `/base-${sport}`,
  when: { player: '*' },
  ask: { call: 'getPlayerPage', input: { id: '{?player}' } },
  address: `/base-${sport}?id={competition.id}&player={player_id}`,
  title: '{name}',
  description: {
    zh: '{name}，{team.name}球员：{competition.name}的出场、进球与助攻。',
    en: '{name} of {team.name}: appearances, goals and assists in {competition.name}.',
    vi: '{name} của {team.name}: số trận, bàn thắng và kiến tạo tại {competition.name}.',
  },
  kind: 'profile',
  crumbs: [base[sport], { name: '{competition.name}', address: `/base-${sport}?id={competition.id}` }],
  things: [
    {
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: '{name}', memberOf: { '@type': 'SportsTeam', name: '{team.name}' } },
    },
  ],
})

const team = (sport: Sport): PageDocument => ({
  path: `/base-${sport}`,
  when: { team: '*' },
  ask: { call: 'getTeamPage', input: { id: '{?team}' } },
  address: `/base-${sport}?id={competitions.0.id}&team={team_id}`,
  title: '{name}',
  description: {
    zh: '{name}的赛程、赛果、积分与阵容。',
    en: 'Fixtures, results, table and squad of {name}.',
    vi: 'Lịch đấu, kết quả, bảng điểm và đội hình của {name}.',
  },
  crumbs: [base[sport]],
  things: [
    {
      '@type': 'SportsTeam',
      name: '{name}',
      sport,
      memberOf: { '@type': 'SportsOrganization', name: '{competitions.0.name}' },
    },
  ],
})

const competition = (sport: Sport): PageDocument => ({
  path: `/base-${sport}`,
  when: { id: '*' },
  ask: {
    call: sport === 'football' ? 'getFootballCompetition' : 'getBasketballCompetition',
    input: { id: '{?id}' },
  },
  address: `/base-${sport}?id={info.id}`,
  title: '{info.name}',
  description: {
    zh: '{info.name}的积分榜、赛程、赛果与数据。',
    en: 'Table, fixtures, results and statistics of {info.name}.',
    vi: 'Bảng xếp hạng, lịch đấu, kết quả và thống kê của {info.name}.',
  },
  crumbs: [base[sport]],
  things: [{ '@type': 'SportsOrganization', name: '{info.name}', sport }],
})

const sports: readonly Sport[] = ['football', 'basketball']

/** Players, teams and competitions of the data bases. */
export const database: readonly PageDocument[] = sports.flatMap((sport) => [
  player(sport),
  team(sport),
  competition(sport),
])
