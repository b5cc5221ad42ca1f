import { basketballState, esportsState, footballState } from '@pitchside/contract'
import type { Block, Choice, DataNode, PageDocument, Text } from '@pitchside/remote-kit'

/** What the reply of a call holds of a match, as places of a declaration. */
interface Fields {
  sport: 'football' | 'basketball' | 'esports'
  call: 'getFootballMatch' | 'getBasketballMatch' | 'getEsportsMatch'
  id: string
  status: string
  start: string
  competition: string
  competitionId: string
  home: string
  away: string
  homeScore: string
  awayScore: string
  venue?: string
}

interface States {
  upcoming: number
  over: number
  postponed: number
  cancelled: number
  undetermined: number
}

const states: Readonly<Record<Fields['sport'], States>> = {
  football: footballState,
  basketball: basketballState,
  esports: esportsState,
}
const lists = {
  football: { name: { zh: '足球比分', en: 'Football scores', vi: 'Tỷ số bóng đá' }, address: '/football' },
  basketball: { name: { zh: '篮球比分', en: 'Basketball scores', vi: 'Tỷ số bóng rổ' }, address: '/basketball' },
  esports: { name: { zh: '电竞赛事', en: 'Esports', vi: 'Thể thao điện tử' }, address: '/esports' },
} as const

function statusOf({ sport, status }: Fields): Choice<DataNode> {
  const { postponed, cancelled } = states[sport]
  return {
    by: status,
    of: {
      [postponed]: 'https://schema.org/EventPostponed',
      [cancelled]: 'https://schema.org/EventCancelled',
      '*': 'https://schema.org/EventScheduled',
    },
  }
}

/** The match in a sentence: when it is, or how it stands or ended. */
function sentenceOf({ sport, status, start, competition, home, away, homeScore, awayScore }: Fields): Text {
  const { upcoming, over, postponed, cancelled, undetermined } = states[sport]
  const toCome = {
    zh: `${competition}：${home} vs ${away}，${start.replace('}', '|date}')}。赛事直播、阵容与数据。`,
    en: `${competition}: ${home} vs ${away}, ${start.replace('}', '|date}')}. Live score, line-ups and statistics.`,
    vi: `${competition}: ${home} vs ${away}, ${start.replace('}', '|date}')}. Tỷ số trực tiếp, đội hình và thống kê.`,
  }
  const off = {
    zh: `${competition}：${home} vs ${away}未按计划进行。`,
    en: `${competition}: ${home} vs ${away} does not take place as planned.`,
    vi: `${competition}: ${home} vs ${away} không diễn ra theo kế hoạch.`,
  }
  const score = `${home} ${homeScore}-${awayScore} ${away}`
  return {
    by: status,
    of: {
      [upcoming]: toCome,
      [undetermined]: toCome,
      [postponed]: off,
      [cancelled]: off,
      [over]: {
        zh: `${competition}完场：${score}。进球、统计与阵容。`,
        en: `${competition}, full time: ${score}. Goals, statistics and line-ups.`,
        vi: `${competition}, kết thúc: ${score}. Bàn thắng, thống kê và đội hình.`,
      },
      '*': {
        zh: `${competition}进行中：${score}。即时比分与文字直播。`,
        en: `${competition}, live: ${score}. Score and commentary as it happens.`,
        vi: `${competition}, đang diễn ra: ${score}. Tỷ số và tường thuật trực tiếp.`,
      },
    },
  }
}

/** How it stands; nothing before it starts. */
function scoreOf({ sport, status, homeScore, awayScore }: Fields): Text {
  const { upcoming, postponed, cancelled, undetermined } = states[sport]
  const none = '{none}'
  return {
    by: status,
    of: {
      ...{ [upcoming]: none, [undetermined]: none, [postponed]: none, [cancelled]: none },
      '*': `${homeScore}-${awayScore}`,
    },
  }
}

/** The document of a match. Its title has no score: who hides scores would read it in the tab. */
function matchAt(
  path: string,
  when: Readonly<Record<string, string>>,
  fields: Fields,
  events: readonly Block[] = [],
): PageDocument {
  const { sport, call, id, start, competition, competitionId, home, away, venue } = fields
  const name = `${home} vs ${away}`
  const league = sport === 'esports' ? [] : [{ name: competition, address: `/base-${sport}?id=${competitionId}` }]
  return {
    path,
    when: { id: '*', ...when },
    ask: { call, input: { id: '{?id}' } },
    address: `/score-detail?type=${sport}&id=${id}`,
    title: name,
    description: sentenceOf(fields),
    ...(sport === 'esports' ? {} : { picture: `/previews/{@language}/${sport}-${id}.png` }),
    crumbs: [lists[sport], ...league],
    things: [
      {
        '@type': 'SportsEvent',
        name,
        description: sentenceOf(fields),
        image: sport === 'esports' ? undefined : `{@origin}/previews/{@language}/${sport}-${id}.png`,
        startDate: start.replace('}', '|time}'),
        eventStatus: statusOf(fields),
        sport,
        homeTeam: { '@type': 'SportsTeam', name: home },
        awayTeam: { '@type': 'SportsTeam', name: away },
        superEvent: { '@type': 'SportsEvent', name: competition },
        location: venue ? { '@type': 'Place', name: venue } : undefined,
      },
    ],
    body: [
      {
        block: 'facts',
        facts: [
          { name: { zh: '赛事', en: 'Competition', vi: 'Giải đấu' }, value: competition },
          { name: { zh: '时间', en: 'Start', vi: 'Thời gian' }, value: start.replace('}', '|date}') },
          ...(venue ? [{ name: { zh: '场地', en: 'Venue', vi: 'Sân' }, value: venue }] : []),
          { name: { zh: '比分', en: 'Score', vi: 'Tỷ số' }, value: scoreOf(fields), isScore: true },
        ],
      },
      ...events,
    ],
  }
}

const sides = (before: string, name: string) => ({ home: `{${before}home_${name}}`, away: `{${before}away_${name}}` })
const league = (before: string) => ({
  competition: `{${before}competition_name_~}`,
  competitionId: `{${before}competition_id}`,
})

const football: Fields = {
  ...{ sport: 'football', call: 'getFootballMatch', id: '{row.id}', status: '{row.status}', start: '{row.match_time}' },
  ...league('row.'),
  ...sides('row.', 'team_name_~'),
  ...{ homeScore: '{row.home_score}', awayScore: '{row.away_score}', venue: '{space}' },
}
const basketball: Fields = {
  ...{ sport: 'basketball', call: 'getBasketballMatch', id: '{id}', status: '{status_id}', start: '{match_time}' },
  ...league(''),
  ...sides('', 'team_name_~'),
  ...{ homeScore: '{home_scores_total}', awayScore: '{away_scores_total}' },
}
const esports: Fields = {
  ...{ sport: 'esports', call: 'getEsportsMatch', id: '{id}', status: '{status}', start: '{match_time}' },
  ...{ competition: '{competition_name}', competitionId: '{competition_id}' },
  ...sides('', 'name'),
  ...{ homeScore: '{home_score}', awayScore: '{away_score}' },
}

const footballEvents: readonly Block[] = [
  {
    block: 'list',
    title: { zh: '比赛事件', en: 'Events', vi: 'Diễn biến' },
    each: 'tlive',
    text: '{item.time}′ {item.player}',
    isScore: true,
  },
]

/** Matches under both of their addresses; one without a sport is football, as in links of before. */
export const matches: readonly PageDocument[] = ['/score-detail', '/score-live'].flatMap((path) => [
  matchAt(path, { type: 'basketball' }, basketball),
  matchAt(path, { type: '1' }, basketball),
  matchAt(path, { type: 'esports' }, esports),
  matchAt(path, {}, football, footballEvents),
])
