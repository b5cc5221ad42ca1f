import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { pageFrom } from '@pitchside/parts'

export const ownSchemesKey = ['member', 'schemes', 'own'] as const

export type SchemeState = 'open' | 'settled' | 'void' | 'withdrawn'
export type Sport = 'football' | 'basketball'
const states: readonly SchemeState[] = ['open', 'settled', 'void', 'withdrawn']

/** A scheme as its expert or its buyer sees it in a list. */
export interface SchemeRow {
  id: number
  expert: string
  home: string
  away: string
  score: string
  title: string
  play: number
  sport: Sport
  choice: number
  line: string
  odds: string
  price: string
  state: SchemeState
  /** 0 none yet, 1 won, 2 half won, 3 push, 4 half lost, 5 lost. */
  outcome: number
  canWithdraw: boolean
  buyers: number
  atMs: number
  /** What it brings the expert, or what the buyer paid. */
  diamonds: string
  /** The expert has it; the buyer got it back. */
  isDone: boolean
}

type Wire = CallData<'listSchemes'>['data'][number]

const toRow = (row: Wire) => ({
  id: row.scheme_id,
  expert: row.nickname,
  home: row.home_name,
  away: row.away_name,
  score: row.home_score < 0 ? 'vs' : `${row.home_score}-${row.away_score}`,
  title: row.title,
  play: row.play,
  sport: row.sport,
  choice: row.choice,
  line: row.line,
  odds: row.odds,
  price: row.gold_coin,
  state: states[row.state] ?? 'open',
  outcome: row.outcome,
  canWithdraw: row.is_own === 1 && row.state === 0 && row.match_state === 0,
  buyers: row.buyers,
})

export async function loadOwnSchemes(page: number, signal?: AbortSignal) {
  const reply = await call('listOwnSchemes', { page }, { isQuiet: true, signal })
  return pageFrom(
    reply,
    (row): SchemeRow => ({
      ...toRow(row),
      atMs: row.published_at * 1_000,
      diamonds: row.income,
      isDone: row.is_paid_out === 1,
    }),
  )
}

export async function loadBoughtSchemes(page: number, signal?: AbortSignal) {
  const reply = await call('listBoughtSchemes', { page }, { isQuiet: true, signal })
  return pageFrom(
    reply,
    (row): SchemeRow => ({
      ...toRow(row),
      atMs: row.bought_at * 1_000,
      diamonds: row.paid,
      isDone: row.refunded === 1,
    }),
  )
}

export async function withdrawScheme(id: number): Promise<void> {
  await call('withdrawScheme', { id }, { isQuiet: true })
}

export interface SchemeMatch {
  id: number
  sport: Sport
  competition: string
  home: string
  away: string
  kickoffMs: number
}

const toMatch = (row: CallData<'listSchemeMatches'>[number]): SchemeMatch => ({
  id: row.match_id,
  sport: row.sport,
  competition: row.competition_name,
  home: row.home_name,
  away: row.away_name,
  kickoffMs: row.match_time * 1_000,
})

/** Matches to come that a scheme can be about. */
export async function findMatches(sport: Sport, name: string, signal?: AbortSignal): Promise<SchemeMatch[]> {
  const input = { ball: sport === 'basketball' ? 1 : 0, name }
  return (await call('listSchemeMatches', input, { isQuiet: true, signal })).map(toMatch)
}

export interface SchemePlay {
  play: number
  options: readonly { choice: number; line: string; odds: string }[]
  /** The expert has said something of the kind about this match. */
  isTaken: boolean
}

/** What the match costs now. The price of a scheme is taken by the server when it is published. */
export async function loadPrices(matchId: number, signal?: AbortSignal): Promise<SchemePlay[]> {
  const { plays } = await call('getSchemePrices', { match_id: matchId }, { isQuiet: true, signal })
  return plays.map(({ play, options, is_taken }) => ({ play, options, isTaken: is_taken === 1 }))
}

export interface NewScheme {
  matchId: number
  play: number
  choice: number
  diamonds: number
  title: string
  text: string
}

export async function publishScheme({ matchId, play, choice, diamonds, title, text }: NewScheme): Promise<void> {
  const input = { match_id: matchId, play, choice, gold_coin: diamonds, title, content: text }
  await call('publishScheme', input, { isQuiet: true })
}
