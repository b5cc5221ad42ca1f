import { wholeNumber } from '@pitchside/base'
import { limits } from '@pitchside/contract'

/** A pack: diamonds, presents on top, price in yuan as text. */
export interface Pack {
  id: number
  diamonds: number
  given: number
  yuan: string
}

/** What is chosen: a pack, or an amount that is being typed. */
export type Choice = { pack: Pack } | { text: string }

/** What is bought for how much; undefined while nothing can be bought. */
export interface Bill {
  diamonds: number
  given: number
  yuan: string
}

/** Whole diamonds of a typed amount; undefined when none can be bought. */
export function typedDiamonds(text: string): number | undefined {
  const { rechargeDiamondsMin: min, rechargeDiamondsMax: max, rechargeDiamondsStep: step } = limits
  const diamonds = wholeNumber(text) ?? 0
  return diamonds >= min && diamonds <= max && diamonds % step === 0 ? diamonds : undefined
}

export function billOf(choice: Choice | undefined): Bill | undefined {
  if (choice === undefined) return undefined
  if ('pack' in choice) return choice.pack
  const diamonds = typedDiamonds(choice.text)
  if (diamonds === undefined) return undefined
  // A step is whole yuan, so there is nothing to round.
  return { diamonds, given: 0, yuan: `${diamonds / limits.rechargeDiamondsPerYuan}.00` }
}

/** A price without needless decimals: 6.00 is 6, 6.50 stays. */
export const shortYuan = (yuan: string): string => yuan.replace(/\.00$/, '')

export type OrderState = 'pending' | 'paid' | 'failed' | 'closed' | 'disputed' | 'refunded'

/** Orders that may still change while somebody watches: a closed one when its money was on the way. */
export const isWatched = (state: OrderState | undefined): boolean =>
  state === undefined || state === 'pending' || state === 'closed' || state === 'failed'
