import type { CallData, GuessData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { type Guess, guessStates } from './guess'

type Row = CallData<'listGuesses'>['list'][number]

const toOptions = (options: GuessData['options']) =>
  options.map(({ option, amount, num }) => ({ option, diamonds: Number(amount), people: num }))

/** What the room hears of a guess. */
export const newsOf = ({ status, result, options }: GuessData) => ({
  state: guessStates[status] ?? 'open',
  result,
  options: toOptions(options),
})

function toGuess(row: Row, aheadMs: number): Guess {
  return {
    id: row.id,
    kind: row.kind,
    line: row.line,
    home: row.home_name,
    away: row.away_name,
    isOfSite: row.is_system === 1,
    state: guessStates[row.status] ?? 'open',
    result: row.result,
    closesAt: row.close_time * 1_000 - aheadMs,
    options: toOptions(row.options),
    mine: row.my_option,
    staked: Number(row.my_amount),
    won: Number(row.my_win),
  }
}

/** Guesses of a room; their times are this machine's. */
export async function fetchGuesses(anchorId: number, signal?: AbortSignal): Promise<Guess[]> {
  const { servertime, list } = await call('listGuesses', { uid: anchorId }, { isQuiet: true, signal })
  const aheadMs = servertime * 1_000 - Date.now()
  return list.map((row) => toGuess(row, aheadMs))
}

export interface StakeOrder {
  id: number
  option: number
  diamonds: number
}

export async function joinGuess({ id, option, diamonds }: StakeOrder, nonce: string): Promise<void> {
  await call('joinGuess', { id, option, amount: diamonds, nonce }, { isQuiet: true })
}

/** `more`: goals that are needed for "over"; only for the number of goals. */
export async function openGuess(kind: number, more: number): Promise<void> {
  await call('openGuess', { kind, ...(kind === 2 ? { more } : {}) }, { isQuiet: true })
}

export async function withdrawGuess(id: number): Promise<void> {
  await call('closeGuess', { id }, { isQuiet: true })
}
