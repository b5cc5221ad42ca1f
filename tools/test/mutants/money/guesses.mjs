/** Ways to break guesses and what a member who leaves gives up. */
const guesses = 'backend/src/modules/guesses/guesses.service.ts'
const settlement = 'backend/src/modules/guesses/settlement.ts'
const stakes = 'backend/src/modules/guesses/stakes.queries.ts'
const deletion = 'backend/src/modules/account-deletion/deletion.service.ts'
const paidStake = 'key: `$' + '{kind}-$' + '{guessId}-$' + '{userId}`'
const paidStakeAgain = 'key: `$' + '{kind}-$' + '{guessId}-$' + '{userId}-$' + '{Math.random()}`'
const givenUp = 'key: `given-up-$' + '{userId}`'
const givenUpAgain = 'key: `given-up-$' + '{userId}-$' + '{Math.random()}`'

export const guessMutants = [
  {
    name: 'guess staked from the house',
    part: 'guess',
    edits: [
      {
        file: guesses,
        find: "{ owner: userId, account: 'wallet', tenths: -tenths }",
        put: "{ account: 'issuance' as const, tenths: -tenths }",
      },
    ],
  },
  {
    name: 'doubled stakes not recognised',
    part: 'guess',
    edits: [{ file: guesses, find: 'if (known) {', put: 'if (false) {' }],
  },
  {
    name: 'guess paid back twice from the house',
    part: 'guess',
    edits: [
      { file: stakes, find: ' for update of s skip locked', put: '' },
      { file: settlement, find: paidStake, put: paidStakeAgain },
      {
        file: settlement,
        find: '{ ...escrowOf(guessId), tenths: -winTenths }',
        put: "{ account: 'issuance' as const, tenths: -winTenths }",
      },
    ],
  },
  {
    name: 'guess paid back half',
    part: 'guess',
    edits: [
      {
        file: settlement,
        find: 'isVoid, wins, rest } = shareOut(all, verdict)',
        put: 'isVoid, wins: all0, rest } = shareOut(all, verdict)\n    const wins = all0.map((tenths) => Math.floor(tenths / 2))',
      },
    ],
  },
  {
    name: 'given up by the house, not the member',
    part: 'given-up',
    edits: [
      {
        file: deletion,
        find: "{ owner, account: 'wallet', tenths: -spendable }",
        put: "{ account: 'issuance', tenths: -spendable }",
      },
    ],
  },
  {
    name: 'given up twice',
    part: 'given-up',
    edits: [
      { file: deletion, find: "if (!(await queries.lock(userId))) throw new Failure('user-unknown')", put: '' },
      { file: deletion, find: givenUp, put: givenUpAgain },
      {
        file: deletion,
        find: "{ owner, account: 'wallet', tenths: -spendable }",
        put: "{ account: 'issuance', tenths: -spendable }",
      },
    ],
  },
]
