import { guessMutants } from './guesses.mjs'
import { memberMutants } from './member.mjs'
import { schemeMutants } from './schemes.mjs'

/**
 * Known ways to break the money, and the part of the proof that has to notice. Each finds its text, or the tool says that
 * it is out of date.
 */
const ledger = 'backend/src/db/migrations/0010-ledger.sql'
const envelopes = 'backend/src/modules/envelopes/envelopes.service.ts'
const envelopeQueries = 'backend/src/modules/envelopes/envelopes.queries.ts'
const gifts = 'backend/src/modules/gifts/gifts.service.ts'
const refundKey = 'key: `red-refund-$' + '{id}`'
const newRefundKey = 'key: `red-refund-$' + '{id}-$' + '{random.uuid()}`'

const ways = [
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
  ...memberMutants,
  ...guessMutants,
  ...schemeMutants,
]

/** Each runs against the part of the proof that has to notice, all of it, on a data base that works. */
export const moneyFaults = ways.map(({ part, ...way }) => ({
  ...way,
  tests: [`backend/src/money-proof/${part}`],
  mustStart: true,
}))
