import type { CallData, CallInput } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'
import {
  type Expert,
  type ExpertOrder,
  type ExpertPage,
  expertOrders,
  type MatchStage,
  type Outcome,
  type Scheme,
  type SchemePage,
  type SchemeState,
  type SportChoice,
} from './expert'

type WireExpert = CallData<'listExperts'>['data'][number]
type WireScheme = CallData<'listSchemes'>['data'][number]

const states: readonly SchemeState[] = ['open', 'settled', 'void', 'withdrawn']
const stages: readonly MatchStage[] = ['upcoming', 'live', 'finished', 'off']
const rateOf = (rate: number) => (rate < 0 ? undefined : rate)
const ballOf = (sport: SportChoice | undefined): { ball?: 0 | 1 } =>
  sport === 'football' ? { ball: 0 } : sport === 'basketball' ? { ball: 1 } : {}

const toExpert = (row: WireExpert): Expert => ({
  id: row.expert_id,
  nickname: row.nickname,
  avatar: row.avatar,
  level: row.level,
  about: row.describe,
  fans: row.fans,
  articles: row.article_num,
  isFollowed: row.is_attention === 1,
  hitRate: rateOf(row.hit_rate),
  hitTag: row.hit_tag,
  streak: row.streak,
  streakTag: row.continuous_tag,
  settled: row.settled_num,
  decided: row.decided_num,
  hits: row.hit_num,
  returnRate: row.return_rate,
  last: row.last as Outcome[],
  open: row.open_num,
})

const toScheme = (row: WireScheme): Scheme => ({
  id: row.scheme_id,
  expert: {
    id: row.expert_id,
    nickname: row.nickname,
    avatar: row.avatar,
    level: row.level,
    hitRate: rateOf(row.hit_rate),
    hitTag: row.hit_tag,
    streakTag: row.continuous_tag,
  },
  matchId: row.match_id,
  sport: row.sport,
  competition: row.competition_name,
  home: { id: row.home_id, name: row.home_name },
  away: { id: row.away_id, name: row.away_name },
  kickoffMs: row.match_time * 1_000,
  stage: stages[row.match_state] ?? 'upcoming',
  score: row.home_score < 0 ? undefined : [row.home_score, row.away_score],
  play: row.play,
  price: Number(row.gold_coin),
  publishedMs: row.published_at * 1_000,
  title: row.title,
  state: states[row.state] ?? 'open',
  outcome: row.outcome as Outcome,
  isLocked: row.is_locked === 1,
  isBought: row.is_bought === 1,
  isOwn: row.is_own === 1,
  canBuy: row.can_buy === 1,
  buyers: row.buyers,
  choice: row.choice,
  line: row.line,
  odds: row.odds,
})

export interface ExpertAsk {
  page?: number
  sport?: SportChoice
  order?: ExpertOrder
  /** Only those with articles. */
  onlyWriters?: boolean
}

export async function listExperts(ask: ExpertAsk, signal?: AbortSignal): Promise<ListPage<Expert>> {
  const { page = 1, sport, order = 'rate', onlyWriters } = ask
  const input = { page, type: onlyWriters ? 1 : 0, order: expertOrders.indexOf(order), ...ballOf(sport) }
  return pageFrom(await call('listExperts', input, { isQuiet: true, signal }), toExpert)
}

export async function readExpert(id: number, signal?: AbortSignal): Promise<ExpertPage> {
  const { info, plays, points } = await call('getExpert', { id }, { isQuiet: true, signal })
  return {
    expert: toExpert(info),
    plays,
    points: points.map(({ time, outcome, gain }) => ({ atMs: time * 1_000, outcome: outcome as Outcome, gain })),
  }
}

/** `when`: on matches to come, or with a result. */
export interface SchemeAsk {
  expertId?: number
  matchId?: number
  when?: 'all' | 'coming' | 'over'
  sport?: SportChoice
  onlyFree?: boolean
}

export async function listSchemes(ask: SchemeAsk, page: number, signal?: AbortSignal): Promise<ListPage<Scheme>> {
  const { expertId, matchId, when = 'all', sport, onlyFree } = ask
  const input: CallInput<'listSchemes'> = { page, type: ['all', 'coming', 'over'].indexOf(when), ...ballOf(sport) }
  if (expertId !== undefined) input.expert_id = expertId
  if (matchId !== undefined) input.match_id = matchId
  if (onlyFree) input.is_free = 1
  return pageFrom(await call('listSchemes', input, { isQuiet: true, signal }), toScheme)
}

export async function readScheme(id: number, signal?: AbortSignal): Promise<SchemePage> {
  const { info, content, expert } = await call('getScheme', { id }, { isQuiet: true, signal })
  return { scheme: toScheme(info), content, expert: toExpert(expert) }
}

/** The same nonce again costs nothing. */
export async function buyScheme(id: number, nonce: string): Promise<void> {
  await call('buyScheme', { id, nonce }, { isQuiet: true })
}
