import { formatTenths } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import { flagOf, secondsOf } from '../../kernel/wire-values'
import type { SchemeMatch } from './ports/scheme-matches.port'
import type { ExpertRecord, ExpertRow } from './records.queries'
import { lineText, oddsText } from './scheme.rules'
import type { ListedScheme } from './schemes.queries'

type SchemeWire = CallData<'listSchemes'>['data'][number]
type ExpertWire = CallData<'listExperts'>['data'][number]

/** A tag about less than this says nothing. */
const tagFrom = 5

export function hitTag({ lastDecided, lastHits }: ExpertRecord, language: Language): string {
  if (lastDecided < tagFrom || lastHits * 2 <= lastDecided) return ''
  return {
    zh: `近${lastDecided}中${lastHits}`,
    en: `${lastHits} of last ${lastDecided}`,
    vi: `${lastHits}/${lastDecided} gần đây`,
  }[language]
}

export function streakTag({ streak }: ExpertRecord, language: Language): string {
  if (streak < 2) return ''
  return { zh: `${streak}连红`, en: `${streak} in a row`, vi: `${streak} trận đúng liên tiếp` }[language]
}

const rateOf = ({ hits, decided }: ExpertRecord): number => (decided === 0 ? -1 : Math.round((hits / decided) * 100))

const noRecord: ExpertRecord = {
  settled: 0,
  decided: 0,
  hits: 0,
  streak: 0,
  lastDecided: 0,
  lastHits: 0,
  last: [],
  returnRate: 0,
}

interface Person {
  id: number
  nickname: string
  avatar: string
  level: number
}

const personWire = ({ id, nickname, avatar, level }: Person, record: ExpertRecord, language: Language) => ({
  expert_id: id,
  nickname,
  avatar,
  level,
  hit_tag: hitTag(record, language),
  hit_rate: rateOf(record),
  continuous_tag: streakTag(record, language),
  streak: record.streak,
})

export const expertWire = (row: ExpertRow, level: number, language: Language): ExpertWire => ({
  ...personWire({ ...row, level }, row, language),
  describe: row.about,
  fans: row.fans,
  article_num: row.articles,
  is_attention: flagOf(row.isFollowed),
  settled_num: row.settled,
  decided_num: row.decided,
  hit_num: row.hits,
  return_rate: row.returnRate,
  last: row.last,
  open_num: row.open,
})

/** Who looks at a scheme, and when. */
export interface Reader {
  userId: number
  isOperator: boolean
  language: Language
}

/** The analysis is for who paid, for everybody when it is free, and for everybody once the match is over. */
export const isLocked = (scheme: ListedScheme, { userId, isOperator }: Reader): boolean =>
  scheme.priceTenths > 0 &&
  (scheme.status === 0 || scheme.status === 3) &&
  scheme.bought === null &&
  scheme.expertId !== userId &&
  !isOperator

const stages = { upcoming: 0, live: 1, finished: 2, off: 3 } as const

/** A match whose result stands is over, whatever the feed still knows of it. */
function stageOf(scheme: ListedScheme, match: SchemeMatch | undefined, now: number): 0 | 1 | 2 | 3 {
  if (scheme.isVoid) return 3
  if (scheme.homeScore !== null) return 2
  if (match) return stages[match.stage]
  return now < scheme.kickoffAt ? 0 : 1
}

export interface SchemeParts {
  match: SchemeMatch | undefined
  record: ExpertRecord | undefined
  level: number
  now: number
}

export function schemeWire(scheme: ListedScheme, reader: Reader, parts: SchemeParts): SchemeWire {
  const { language, userId } = reader
  const { match, record = noRecord, level, now } = parts
  const isShut = isLocked(scheme, reader)
  const stage = stageOf(scheme, match, now)
  const kickoffAt = match?.kickoffAt ?? scheme.kickoffAt
  const isBought = scheme.bought !== null
  return {
    scheme_id: scheme.id,
    ...personWire({ id: scheme.expertId, nickname: scheme.nickname, avatar: scheme.avatar, level }, record, language),
    match_id: scheme.matchId,
    sport: scheme.sport,
    competition_name: scheme.competition[language],
    home_id: scheme.home.id,
    home_name: scheme.home.names[language],
    home_logo: scheme.home.crest,
    away_id: scheme.away.id,
    away_name: scheme.away.names[language],
    away_logo: scheme.away.crest,
    match_time: secondsOf(kickoffAt),
    match_state: stage,
    home_score: scheme.homeScore ?? -1,
    away_score: scheme.awayScore ?? -1,
    play: scheme.play,
    gold_coin: formatTenths(scheme.priceTenths),
    published_at: secondsOf(scheme.createdAt),
    title: scheme.title[language],
    state: scheme.status,
    outcome: scheme.outcome ?? 0,
    is_locked: flagOf(isShut),
    is_bought: flagOf(isBought),
    is_own: flagOf(scheme.expertId === userId),
    can_buy: flagOf(isShut && scheme.status === 0 && stage === 0 && now < kickoffAt),
    buyers: scheme.buyers,
    choice: isShut ? 0 : scheme.choice,
    line: isShut ? '' : lineText(scheme),
    odds: isShut ? '' : oddsText(scheme.odds),
  }
}
