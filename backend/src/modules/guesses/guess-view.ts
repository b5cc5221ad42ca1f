import { formatTenths } from '@pitchside/base'
import type { GuessData } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { secondsOf } from '../../kernel/wire-values'
import { optionsOf } from './guess.rules'
import { createGuessQueries, type Guess } from './guesses.queries'
import { createStakeQueries, type OptionTotal } from './stakes.queries'

/** What lies on each option. */
export function optionRows({ id, kind, sport }: Guess, totals: readonly OptionTotal[]) {
  return optionsOf(kind, sport).map((option) => {
    const total = totals.find((one) => one.guessId === id && one.option === option)
    return { option, amount: formatTenths(total?.tenths ?? 0), num: total?.people ?? 0 }
  })
}

export const lineText = ({ kind, line }: Pick<Guess, 'kind' | 'line'>): string => (kind === 2 ? `${line}.5` : '')

/** How a guess stands, for everybody in the room. */
export async function guessFrame(db: Db, id: number): Promise<GuessData | undefined> {
  const guess = await createGuessQueries(db).byId(id)
  if (!guess) return undefined
  return {
    type: 'guess',
    anchor_id: guess.roomUid,
    id,
    status: guess.status,
    result: guess.result,
    close_time: secondsOf(guess.closesAt),
    options: optionRows(guess, await createStakeQueries(db).totals([id])),
  }
}
