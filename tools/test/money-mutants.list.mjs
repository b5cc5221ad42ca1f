import { schemeMutants } from './money-mutants.schemes.mjs'

/**
 * Known ways to break the money, and the part of the proof that has to notice. Each finds its text, or the tool says that
 * it is out of date.
 */
const ledger = 'backend/src/db/migrations/0010-ledger.sql'
const envelopes = 'backend/src/modules/envelopes/envelopes.service.ts'
const envelopeQueries = 'backend/src/modules/envelopes/envelopes.queries.ts'
const settle = 'backend/src/modules/payments/settle.service.ts'
const settleRules = 'backend/src/modules/payments/settle.rules.ts'
const settleQueries = 'backend/src/modules/payments/settle.queries.ts'
const gifts = 'backend/src/modules/gifts/gifts.service.ts'
const mall = 'backend/src/modules/mall/mall.service.ts'
const withdrawals = 'backend/src/modules/payouts/withdrawals.service.ts'
const review = 'backend/src/modules/payouts/withdrawal-review.service.ts'
const reviewQueries = 'backend/src/modules/payouts/withdrawals.queries.ts'
const decidedKey = 'key: `$' + '{kind}-$' + '{id}`'
const newDecidedKey = 'key: `$' + '{kind}-$' + '{id}-$' + '{Math.random()}`'
/** As written in the source, where they are templates. */
const refundKey = 'key: `red-refund-$' + '{id}`'
const newRefundKey = 'key: `red-refund-$' + '{id}-$' + '{random.uuid()}`'
const refundedParcel = 'key: `mall-refund-$' + '{id}`'
const refundedParcelAgain = 'key: `mall-refund-$' + '{id}-$' + '{Math.random()}`'
const guesses = 'backend/src/modules/guesses/guesses.service.ts'
const settlement = 'backend/src/modules/guesses/settlement.ts'
const stakes = 'backend/src/modules/guesses/stakes.queries.ts'
const deletion = 'backend/src/modules/account-deletion/deletion.service.ts'
const paidStake = 'key: `$' + '{kind}-$' + '{guessId}-$' + '{userId}`'
const paidStakeAgain = 'key: `$' + '{kind}-$' + '{guessId}-$' + '{userId}-$' + '{Math.random()}`'
const givenUp = 'key: `given-up-$' + '{userId}`'
const givenUpAgain = 'key: `given-up-$' + '{userId}-$' + '{Math.random()}`'
const heldByHouse = "const held = { account: 'issuance' as const, tenths: -tenths }"

export const mutants = [
  { name: 'no FOR UPDATE', part: 'envelope', edits: [{ file: envelopeQueries, find: ' for update`', put: '`' }] },
  {
    name: 'accounts locked payer first',
    part: 'ledger',
    edits: [{ file: ledger, find: 'e group by 1 order by 1', put: 'e group by 1 order by 2' }],
  },
  {
    name: 'keys not unique',
    part: 'ledger',
    edits: [
      { file: ledger, find: ' constraint ledger_txn_idem_key unique', put: '' },
      { file: ledger, find: 'on conflict on constraint ledger_txn_idem_key do nothing', put: '' },
      { file: 'backend/src/db/migrations/0061-gifts.sql', find: ' references ledger_txn (idem_key)', put: '' },
      { file: 'backend/src/db/migrations/0062-bubbles.sql', find: ' references ledger_txn (idem_key)', put: '' },
    ],
  },
  {
    name: 'no balance guard',
    part: 'ledger',
    edits: [
      { file: ledger, find: ' and (may_go_negative or balance + v_entry.amount >= 0)', put: '' },
      { file: ledger, find: 'check (may_go_negative or balance >= 0)', put: 'check (true)' },
    ],
  },
  {
    name: 'balance read before, not guarded',
    part: 'ledger',
    edits: [
      {
        file: ledger,
        find: `    update ledger_account set balance = balance + v_entry.amount
      where id = v_entry.account_id and (may_go_negative or balance + v_entry.amount >= 0)`,
        put: `    select balance into v_balance from ledger_account where id = v_entry.account_id;
    update ledger_account set balance = v_balance + v_entry.amount
      where id = v_entry.account_id and (may_go_negative or v_balance + v_entry.amount >= 0)`,
      },
    ],
  },
  {
    name: 'amounts as floating point',
    part: 'ledger',
    edits: [
      { file: ledger, find: '::bigint', put: '::double precision' },
      { file: ledger, find: 'amount bigint', put: 'amount double precision' },
      { file: ledger, find: 'balance bigint', put: 'balance double precision' },
      { file: ledger, find: 'balance_after bigint', put: 'balance_after double precision' },
      { file: ledger, find: "(e ->> 'account')::double precision", put: "(e ->> 'account')::bigint" },
    ],
  },
  {
    name: 'gift to oneself allowed',
    part: 'gift',
    edits: [{ file: gifts, find: "if (ask.userId === ask.roomUid) throw new Failure('gift-self')", put: '' }],
  },
  {
    name: 'refunded twice',
    part: 'envelope',
    edits: [
      { file: envelopes, find: ' || envelope.closedAt !== null || now < envelope.expiresAt', put: '' },
      { file: envelopes, find: refundKey, put: newRefundKey },
    ],
  },
  {
    name: 'refunded twice from the house',
    part: 'envelope',
    edits: [
      { file: envelopes, find: ' || envelope.closedAt !== null || now < envelope.expiresAt', put: '' },
      { file: envelopes, find: refundKey, put: newRefundKey },
      {
        file: envelopes,
        find: '{ ...escrowOf(id), tenths: -tenths }',
        put: "{ account: 'issuance', tenths: -tenths }",
      },
    ],
  },
  {
    name: 'key with another body accepted',
    part: 'ledger',
    edits: [{ file: ledger, find: 'if v_hash <> p_request_hash then', put: 'if false then' }],
  },
  {
    name: 'entries may be changed',
    part: 'ledger',
    edits: [
      {
        file: ledger,
        find: 'create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function ledger_refuse_change();',
        put: '',
      },
    ],
  },
  {
    name: 'unbalanced bookings accepted',
    part: 'ledger',
    edits: [{ file: ledger, find: 'having sum(e.amount) <> 0', put: 'having false' }],
  },
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
  ...schemeMutants,
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
  {
    name: 'scheme sold twice to one',
    part: 'scheme',
    edits: [
      {
        file: schemePurchase,
        find: "if (!(await purchases.insert({ schemeId, userId, tenths, key }, now))) throw new Failure('scheme-bought')",
        put: 'await purchases.insert({ schemeId, userId, tenths, key }, now)',
      },
      { file: schemePurchase, find: soldKey, put: newSoldKey },
    ],
  },
  {
    name: 'scheme without the key of a request',
    part: 'scheme',
    edits: [{ file: schemePurchase, find: 'if (known) {', put: 'if (known && false) {' }],
  },
  {
    name: 'own scheme sold',
    part: 'scheme',
    edits: [{ file: schemePurchase, find: "if (scheme.expertId === userId) throw new Failure('scheme-own')", put: '' }],
  },
  {
    name: 'scheme sold after the start',
    part: 'scheme',
    edits: [{ file: schemePurchase, find: 'requireUpcoming(matches.find(scheme.matchId), now)', put: '' }],
  },
  {
    name: 'scheme refunded twice',
    part: 'scheme',
    edits: [
      { file: schemeQueries, find: ' for update of p skip locked', put: '' },
      { file: schemeSettlement, find: schemeRefundKey, put: newSchemeRefundKey },
    ],
  },
  {
    name: 'scheme refunded twice from the house',
    part: 'scheme',
    edits: [
      { file: schemeQueries, find: ' for update of p skip locked', put: '' },
      { file: schemeSettlement, find: schemeRefundKey, put: newSchemeRefundKey },
      { file: schemeSettlement, find: schemeEscrow, put: fromHouse },
    ],
  },
  {
    name: 'share of a scheme paid at once',
    part: 'scheme',
    edits: [{ file: schemeRules, find: 'holdMs = limits.schemeHoldH * hourMs', put: 'holdMs = 0' }],
  },
  {
    name: 'share of a scheme paid twice from the house',
    part: 'scheme',
    edits: [
      {
        file: schemeSettlement,
        find: 'if (scheme?.status !== 1 || scheme.releasedAt !== null) return',
        put: 'if (!scheme) return',
      },
      {
        file: schemeSettlement,
        find: 'const tenths = await createPurchaseQueries(tx).heldOf(schemeId)',
        put: 'const tenths = (await createPurchaseQueries(tx).heldOf(schemeId)) || 280',
      },
      { file: schemeSettlement, find: shareKey, put: newShareKey },
      { file: schemeSettlement, find: schemeEscrow, put: fromHouse },
    ],
  },
  {
    name: 'void scheme refunded after its share',
    part: 'scheme',
    edits: [
      { file: schemeQueries, find: 'p.state = 0 and s.status in (2, 3)', put: 'p.state < 2 and s.status in (2, 3)' },
    ],
  },
]
