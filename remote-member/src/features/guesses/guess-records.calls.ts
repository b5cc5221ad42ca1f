import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { pageFrom } from '@pitchside/parts'

export type GuessState = 'open' | 'closed' | 'settled' | 'void'
const states: readonly GuessState[] = ['open', 'closed', 'settled', 'void']

/** A guess the member took part in. */
export interface GuessRecord {
  id: number
  /** 1 winner, 2 goals, 3 next goal. */
  kind: number
  line: string
  home: string
  away: string
  anchorId: number
  anchor: string
  option: number
  /** The right one, 0 none. */
  result: number
  staked: string
  won: string
  atMs: number
  state: GuessState
  /** Score it was settled at; empty before. */
  score: string
}

type Row = CallData<'listGuessRecords'>['data'][number]

const toRecord = (row: Row): GuessRecord => ({
  id: row.id,
  kind: row.kind,
  line: row.line,
  home: row.home_name,
  away: row.away_name,
  anchorId: row.uid,
  anchor: row.user_nickname,
  option: row.option,
  result: row.result,
  staked: row.amount,
  won: row.win,
  atMs: row.addtime * 1_000,
  state: states[row.status] ?? 'open',
  score: row.score,
})

/** Records of the last three months, newest first. */
export async function loadGuessRecords(page: number, signal?: AbortSignal) {
  const reply = await call('listGuessRecords', { page }, { isQuiet: true, signal })
  return pageFrom(reply, toRecord)
}
