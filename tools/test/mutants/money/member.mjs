/** Ways to break orders, withdrawals and the mall. */
const ledger = 'backend/src/db/migrations/0010-ledger.sql'
const settle = 'backend/src/modules/payments/settle.service.ts'
const settleRules = 'backend/src/modules/payments/settle.rules.ts'
const settleQueries = 'backend/src/modules/payments/settle.queries.ts'
const mall = 'backend/src/modules/mall/mall.service.ts'
const withdrawals = 'backend/src/modules/payouts/withdrawals.service.ts'
const review = 'backend/src/modules/payouts/withdrawal-review.service.ts'
const reviewQueries = 'backend/src/modules/payouts/withdrawals.queries.ts'
const decidedKey = 'key: `$' + '{kind}-$' + '{id}`'
const newDecidedKey = 'key: `$' + '{kind}-$' + '{id}-$' + '{Math.random()}`'
const refundedParcel = 'key: `mall-refund-$' + '{id}`'
const refundedParcelAgain = 'key: `mall-refund-$' + '{id}-$' + '{Math.random()}`'
const heldByHouse = "const held = { account: 'issuance' as const, tenths: -tenths }"

export const memberMutants = [
  {
    name: 'shelf not guarded',
    part: 'mall',
    edits: [
      { file: 'backend/src/modules/mall/goods.queries.ts', find: ' and stock >= $2', put: '' },
      { file: 'backend/src/db/migrations/0108-mall.sql', find: ' check (stock >= 0)', put: '' },
    ],
  },
  {
    name: 'parcel refused twice from the house',
    part: 'mall',
    edits: [
      { file: mall, find: "if (found.status !== 0) throw new Failure('exchange-reviewed')", put: '' },
      { file: mall, find: refundedParcel, put: refundedParcelAgain },
      { file: mall, find: 'const held = { ...escrowOf(id), tenths: -tenths }', put: heldByHouse },
    ],
  },
  {
    name: 'a top-up of any amount credited',
    part: 'recharge',
    edits: [{ file: settleRules, find: 'fact.paidFen === order.amountFen', put: 'true' }],
  },
  {
    name: 'payments not told apart, and no key',
    part: 'recharge',
    edits: [
      { file: settleRules, find: 'if (hasMoney.has(order.state))', put: 'if (false)' },
      { file: settle, find: 'key: bookingKey(order.no)', put: 'key: kernel.random.uuid()' },
    ],
  },
  {
    name: 'orders not locked, and no key',
    part: 'recharge',
    edits: [
      { file: settleQueries, find: ' where no = $1 for update', put: ' where no = $1' },
      { file: settle, find: 'key: bookingKey(order.no)', put: 'key: kernel.random.uuid()' },
    ],
  },
  {
    name: 'accepted again and again',
    part: 'recharge',
    edits: [
      {
        file: settle,
        find: "if (order.problem === null || order.resolvedAt !== null) throw new Failure('recharge-not-disputed')",
        put: '',
      },
      { file: settle, find: "if (order.state !== 'disputed') {", put: 'if (false) {' },
      { file: settle, find: 'key: bookingKey(order.no)', put: 'key: kernel.random.uuid()' },
    ],
  },
  {
    name: 'withdrawal held without balance guard',
    part: 'payout',
    edits: [
      { file: ledger, find: ' and (may_go_negative or balance + v_entry.amount >= 0)', put: '' },
      { file: ledger, find: 'check (may_go_negative or balance >= 0)', put: 'check (true)' },
      { file: withdrawals, find: 'withdrawable < diamonds * 10', put: 'withdrawable < 0' },
    ],
  },
  {
    name: 'withdrawal held from the house',
    part: 'payout',
    edits: [
      {
        file: withdrawals,
        find: "{ owner: userId, account: 'withdrawable', tenths: -tenths }",
        put: "{ account: 'issuance', tenths: -tenths }",
      },
    ],
  },
  {
    name: 'withdrawal resolved twice',
    part: 'payout',
    edits: [
      { file: review, find: "if (found.status !== 0) throw new Failure('withdrawal-decided')", put: '' },
      { file: reviewQueries, find: 'where w.id = $1 for update', put: 'where w.id = $1' },
      { file: review, find: decidedKey, put: newDecidedKey },
    ],
  },
  {
    name: 'withdrawal resolved twice from the house',
    part: 'payout',
    edits: [
      { file: review, find: "if (found.status !== 0) throw new Failure('withdrawal-decided')", put: '' },
      { file: review, find: decidedKey, put: newDecidedKey },
      {
        file: review,
        find: '{ ...pendingOf(owner, id), tenths: -tenths }',
        put: "{ account: 'issuance' as const, tenths: -tenths }",
      },
    ],
  },
  {
    name: 'doubled withdrawals not recognised',
    part: 'payout',
    edits: [
      {
        file: withdrawals,
        find: 'if (isRepetition(await inside.byKey(userId, key), request)) return undefined',
        put: '',
      },
    ],
  },
]
