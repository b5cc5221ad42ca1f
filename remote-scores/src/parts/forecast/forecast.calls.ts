import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'

export interface SideLines {
  home: readonly string[]
  away: readonly string[]
}
export type VoteChoice = 'home' | 'draw' | 'away'
export const choices: readonly VoteChoice[] = ['home', 'draw', 'away']

/** How members voted, and what the visitor chose. */
export interface Votes {
  home: number
  draw: number
  away: number
  mine: VoteChoice | undefined
}

export interface ForesightDetail {
  good: SideLines
  bad: SideLines
  votes: Votes
}

const toVotes = ({ home, draw, away, mine }: CallData<'voteForesight'>): Votes => ({
  home,
  draw,
  away,
  mine: choices[mine - 1],
})

/** What speaks for and against both sides, and the votes. */
export async function fetchForesight(id: number, signal?: AbortSignal): Promise<ForesightDetail> {
  const { good, bad, votes } = await call('getForesight', { id }, { isQuiet: true, ...(signal ? { signal } : {}) })
  return { good, bad, votes: toVotes(votes) }
}

/** Votes once and for all; the counts with this vote. */
export async function vote(id: number, choice: VoteChoice): Promise<Votes> {
  return toVotes(await call('voteForesight', { id, choice: choices.indexOf(choice) + 1 }))
}
