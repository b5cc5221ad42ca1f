import { limits } from '@pitchside/contract'
import { groupedNumber, useT } from '@pitchside/i18n'
import type { Found } from './payout-checks'
import type { Problems } from './use-money-form'

/** Turns what checks found into sentences. */
export function useProblemTexts() {
  const t = useT('member')
  return <F>(problems: Found<F>): Problems<F> => {
    const words = {
      min: groupedNumber(limits.withdrawalMinDiamonds),
      max: groupedNumber(limits.withdrawalMaxDiamonds),
      digits: limits.paymentPasswordDigits,
    }
    const texts = Object.entries<string | undefined>(problems).map(([field, key]) => [
      field,
      t(`payout.problem.${key}`, words),
    ])
    return Object.fromEntries(texts) as Problems<F>
  }
}
