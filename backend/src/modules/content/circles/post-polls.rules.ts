import { circleLimits } from '@pitchside/contract/circles'
import { Failure } from '../../../kernel/failure'
import { flagOf } from '../../../kernel/wire-values'
import type { PollRow } from '../../polls/polls.module'
import { cleanText } from './post-text.rules'

/** Answers as they are kept: each says something, and something else than the others. */
export function pollOptions(options: readonly string[]): string[] {
  const words = options.map((option) => cleanText(option).replaceAll('\n', ' '))
  const chars = circleLimits.pollOptionChars
  if (words.some((one) => one === '')) throw new Failure('poll-empty')
  if (words.some((one) => [...one].length > chars)) throw new Failure('poll-long', { params: { chars } })
  if (new Set(words).size < words.length) throw new Failure('poll-same')
  return words
}

/** Who has not voted yet is not told what others chose, until the end. */
export function pollToWire({ options, votes, mine, closesAt }: PollRow, now: number) {
  const isOver = closesAt <= now
  const isTold = isOver || mine !== null
  return {
    options: options.map((text, place) => ({ text, votes: isTold ? (votes[place] ?? 0) : -1 })),
    num: votes.reduce((sum, one) => sum + one, 0),
    ends_at: closesAt,
    is_over: flagOf(isOver),
    mine: mine ?? -1,
  }
}
