import type { Block, PageDocument, Template } from '@pitchside/remote-kit'

type Sport = 'football' | 'basketball'

const base = {
  football: { name: { zh: '足球资料库', en: 'Football data', vi: 'Dữ liệu bóng đá' }, address: '/base-football' },
  basketball: { name: { zh: '篮球资料库', en: 'Basketball data', vi: 'Dữ liệu bóng rổ' }, address: '/base-basketball' },
}

const scoreOf = '{item.home_name} {item.home_score}-{item.away_score} {item.away_name}'
const played = (sport: Sport, each: string): Block => ({
  block: 'list',
  title: { zh: '赛果', en: 'Results', vi: 'Kết quả' },
  ...{ each, text: scoreOf, address: `/score-detail?type=${sport}&id={item.id}`, isScore: true },
})
const coming = (sport: Sport): Block => ({
  block: 'list',
  title: { zh: '赛程', en: 'Fixtures', vi: 'Lịch đấu' },
  each: 'next',
  text: '{item.home_name} vs {item.away_name} · {item.match_time|date}',
  address: `/score-detail?type=${sport}&id={item.id}`,
})

/** What is said and shown of a team or a league, by its name. */
const about = (name: Template): PageDocument['more'] => ({
  news: { call: 'searchHits', input: { name, kind: 'news', sort: '1', strict: '1' } },
  videos: { call: 'searchHits', input: { name, kind: 'video', sort: '1', strict: '1' } },
})
const aboutBlocks: readonly Block[] = [
  {
    block: 'list',
    title: { zh: '资讯', en: 'News', vi: 'Tin tức' },
    each: 'more.news.data',
    text: '{item.title}',
    address: '/detail?id={item.id}',
  },
  {
    block: 'list',
    title: { zh: '视频', en: 'Videos', vi: 'Video' },
    each: 'more.videos.data',
    text: '{item.title}',
    address: '/video-player?id={item.id}',
  },
]

const season = { name: { zh: '赛季', en: 'Season', vi: 'Mùa giải' }, value: '{item.label}' }
const appearances = { name: { zh: '出场', en: 'Played', vi: 'Số trận' }, value: '{item.played}' }

interface PlayerDocument {
  description: NonNullable<PageDocument['description']>
  columns: Extract<Block, { block: 'table' }>['columns']
}

/** What a season of a player is told by; the figures of basketball come in this order, each the mean of a game. */
const playerFigures: Record<Sport, PlayerDocument> = {
  football: {
    description: {
      zh: '{name}，{team.name}球员：{competition.name}的出场、进球与助攻。',
      en: '{name} of {team.name}: appearances, goals and assists in {competition.name}.',
      vi: '{name} của {team.name}: số trận, bàn thắng và kiến tạo tại {competition.name}.',
    },
    columns: [
      season,
      appearances,
      { name: { zh: '进球', en: 'Goals', vi: 'Bàn thắng' }, value: '{item.goals}' },
      { name: { zh: '助攻', en: 'Assists', vi: 'Kiến tạo' }, value: '{item.assists}' },
    ],
  },
  basketball: {
    description: {
      zh: '{name}，{team.name}球员：{competition.name}的出场，场均得分、篮板与助攻。',
      en: '{name} of {team.name}: games, points, rebounds and assists in {competition.name}.',
      vi: '{name} của {team.name}: số trận, điểm, bắt bóng bật bảng và kiến tạo tại {competition.name}.',
    },
    columns: [
      season,
      appearances,
      { name: { zh: '场均得分', en: 'Points a game', vi: 'Điểm mỗi trận' }, value: '{item.figures.0.value}' },
      { name: { zh: '场均篮板', en: 'Rebounds a game', vi: 'Bắt bóng mỗi trận' }, value: '{item.figures.1.value}' },
      { name: { zh: '场均助攻', en: 'Assists a game', vi: 'Kiến tạo mỗi trận' }, value: '{item.figures.2.value}' },
    ],
  },
}

const player = (sport: Sport): PageDocument => ({
  path: `/base-${sport}`,
  when: { player: '*' },
  ask: { call: 'getPlayerPage', input: { id: '{?player}' } },
  address: `/base-${sport}?id={competition.id}&player={player_id}`,
  title: '{name}',
  description: playerFigures[sport].description,
  picture: '/previews/{@language}/player-{player_id}.png',
  kind: 'profile',
  crumbs: [base[sport], { name: '{competition.name}', address: `/base-${sport}?id={competition.id}` }],
  things: [
    {
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: '{name}', memberOf: { '@type': 'SportsTeam', name: '{team.name}' } },
    },
  ],
  body: [{ block: 'table', each: 'seasons', columns: playerFigures[sport].columns }, coming(sport)],
})

const team = (sport: Sport): PageDocument => ({
  path: `/base-${sport}`,
  when: { team: '*' },
  ask: { call: 'getTeamPage', input: { id: '{?team}' } },
  more: about('{name}'),
  address: `/base-${sport}?id={competitions.0.id}&team={team_id}`,
  title: '{name}',
  description: {
    zh: '{name}的赛程、赛果、积分、阵容、资讯与视频。',
    en: 'Fixtures, results, table, squad, news and videos of {name}.',
    vi: 'Lịch đấu, kết quả, bảng điểm, đội hình, tin tức và video của {name}.',
  },
  picture: '/previews/{@language}/team-{team_id}.png',
  crumbs: [base[sport]],
  things: [
    {
      '@type': 'SportsTeam',
      name: '{name}',
      sport,
      memberOf: { '@type': 'SportsOrganization', name: '{competitions.0.name}' },
    },
  ],
  body: [
    coming(sport),
    played(sport, 'last'),
    ...aboutBlocks,
    {
      block: 'list',
      title: { zh: '阵容', en: 'Squad', vi: 'Đội hình' },
      each: 'squad',
      text: '{item.name}',
      address: `/base-${sport}?player={item.player_id}`,
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
  more: about('{info.name}'),
  address: `/base-${sport}?id={info.id}`,
  title: '{info.name}',
  description: {
    zh: '{info.name}的积分榜、赛程、赛果与数据。',
    en: 'Table, fixtures, results and statistics of {info.name}.',
    vi: 'Bảng xếp hạng, lịch đấu, kết quả và thống kê của {info.name}.',
  },
  picture: '/previews/{@language}/league-{info.id}.png',
  crumbs: [base[sport]],
  things: [{ '@type': 'SportsOrganization', name: '{info.name}', sport }],
  body: [
    {
      block: 'table',
      title: { zh: '胜率', en: 'Wins', vi: 'Tỷ lệ thắng' },
      each: 'winRate',
      columns: [
        {
          name: { zh: '球队', en: 'Team', vi: 'Đội' },
          value: '{item.name}',
          address: `/base-${sport}?id={info.id}&team={item.team_id}`,
        },
        { name: { zh: '胜率 %', en: 'Won %', vi: 'Thắng %' }, value: '{item.won_rate}' },
      ],
    },
    {
      block: 'list',
      title: { zh: '比赛', en: 'Matches', vi: 'Trận đấu' },
      each: 'list',
      text: '{item.home_name} vs {item.away_name} · {item.match_time|date}',
      address: `/score-detail?type=${sport}&id={item.id}`,
    },
    ...aboutBlocks,
  ],
})

const sports: readonly Sport[] = ['football', 'basketball']

/** Players, teams and competitions of the data bases. */
export const database: readonly PageDocument[] = sports.flatMap((sport) => [
  player(sport),
  team(sport),
  competition(sport),
])
