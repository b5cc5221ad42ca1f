import { planted } from '../planted.mjs'

const at = (path) => `remote-member/src/${path}`

/** Faults in money forms, safety and the member centre. */
export const memberFaults = [
  planted(
    'ten times the balance can be paid out',
    at('features/payout/payout-checks.ts'),
    'diamonds * 10 <= (parseTenths',
    'diamonds <= (parseTenths',
  ),
  planted(
    'a draft is shown to the next member',
    at('features/payout/form-draft.ts'),
    'draft.userId === userId && now',
    'now',
  ),
  planted('any number of diamonds is sold', at('features/recharge/recharge.ts'), ' && diamonds % step === 0', ''),
  planted('a closed order is not looked at again', at('features/recharge/recharge.ts'), " || state === 'closed'", ''),
  planted(
    'an account goes with its diamonds unasked',
    at('features/safety/safety-form.rules.ts'),
    "if (owns && !givesUp) problems.givesUp = 'giveUp'",
    '',
  ),
  planted(
    'a text of the house links elsewhere',
    at('parts/agreement/with-links.tsx'),
    '\\((\\/[^)\\s]*)\\)/g',
    '\\(([^)\\s]*)\\)/g',
  ),
  planted(
    'everybody sees the sections of operators',
    at('pages/member/sections.ts'),
    "operator: role === 'admin'",
    'operator: true',
  ),
  planted(
    'the last day of a range is left out',
    at('features/wallet/order-filter.ts'),
    'startOf(toDay, 1)',
    'startOf(toDay)',
  ),
  planted(
    'a parcel goes to a blank address',
    at('features/mall/receiver-problems.ts'),
    "if (address.trim() === '')",
    "if (address === '')",
  ),
]
