import { rounded, twoDigits } from '@pitchside/base'
import type { useT } from '@pitchside/i18n'

type T = ReturnType<typeof useT>

export type GuessState = 'open' | 'closed' | 'settled' | 'void'

export interface GuessOption {
  option: number
  /** Diamonds on it. */
  diamonds: number
  people: number
}

/** A question about the match of a room. */
export interface Guess {
  id: number
  /** 1 winner, 2 goals, 3 next goal. */
  kind: number
  line: string
  home: string
  away: string
  isOfSite: boolean
  state: GuessState
  /** The right option, 0 none. */
  result: number
  /** Epoch milliseconds of this machine. */
  closesAt: number
  options: readonly GuessOption[]
  /** The visitor's own, 0 none. */
  mine: number
  staked: number
  won: number
}

export const guessStates: readonly GuessState[] = ['open', 'closed', 'settled', 'void']

export const poolOf = ({ options }: Pick<Guess, 'options'>): number =>
  rounded(
    options.reduce((sum, { diamonds }) => sum + diamonds, 0),
    1,
  )

/** Stakes are taken right now. */
export const isTaking = ({ state, closesAt }: Pick<Guess, 'state' | 'closesAt'>, now: number): boolean =>
  state === 'open' && now < closesAt

/** Minutes and seconds until stakes are no longer taken. */
export function leftText(closesAt: number, now: number): string {
  const seconds = Math.max(0, Math.ceil((closesAt - now) / 1_000))
  return `${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}`
}

/** The one the strip speaks of: what can be joined first, then what waits for its answer, then the newest answer. */
export function foremost(guesses: readonly Guess[], now: number): Guess | undefined {
  return (
    guesses.find((guess) => isTaking(guess, now) && guess.mine === 0) ??
    guesses.find((guess) => guess.state === 'open' || guess.state === 'closed') ??
    guesses[0]
  )
}

export const questionText = (t: T, { kind, line }: Pick<Guess, 'kind' | 'line'>): string =>
  t(`guesses.kind.${kind}`, { line })

/** An option in words: the team's name, or what it says about goals. */
export function optionText(t: T, { kind, line, home, away }: Guess, option: number): string {
  if (kind !== 2 && option === 1) return home
  if (kind !== 2 && option === 3) return away
  return t(`guesses.option.${kind}-${option}`, { line })
}
