import type { Db } from '../db/db'

/** Each query gives one row per breach of an invariant of the ledger. */
const invariants: Record<string, string> = {
  'entries sum to zero per currency':
    'select a.currency from ledger_entry e join ledger_account a on a.id = e.account_id group by 1 having sum(e.amount) <> 0',
  'every transaction sums to zero': `select e.txn_id from ledger_entry e join ledger_account a on a.id = e.account_id
    group by e.txn_id, a.currency having sum(e.amount) <> 0`,
  'a balance is the sum of its entries': `select a.id from ledger_account a
    where a.balance <> coalesce((select sum(amount) from ledger_entry where account_id = a.id), 0)`,
  'nobody owes': 'select id from ledger_account where balance < 0 and not may_go_negative',
  'the chain of balances is unbroken': `select id from (select e.id, e.amount, e.balance_after,
      coalesce(lag(e.balance_after) over (partition by e.account_id order by e.id), 0) as before from ledger_entry e) c
    where c.before + c.amount <> c.balance_after`,
  'a transaction has two entries': `select t.id from ledger_txn t
    where (select count(*) from ledger_entry where txn_id = t.id) < 2`,
  'shares of an envelope are its diamonds': `select e.id from red_envelopes e
    where (select sum(tenths) from red_envelope_shares where envelope_id = e.id) <> e.diamonds * 10
      or (select count(*) from red_envelope_shares where envelope_id = e.id) <> e.shares`,
  'escrow holds what is left of an envelope': `select e.id from red_envelopes e
    join ledger_account a on a.kind = 'escrow' and a.reference = 'envelope:' || e.id
    where a.balance <> case when e.closed_at is not null then 0 else
      (select coalesce(sum(tenths), 0) from red_envelope_shares where envelope_id = e.id and user_id is null) end`,
  'a claim is a booking': `select s.envelope_id from red_envelope_shares s where s.user_id is not null and not exists
    (select 1 from ledger_txn t join ledger_entry n on n.txn_id = t.id
     where t.idem_key = 'red-claim-' || s.envelope_id || '-' || s.user_id and n.amount = s.tenths)`,
  'a noble month is paid once': `select p.id from noble_periods p
    where (select count(*) from ledger_txn t where t.kind = 'noble' and t.idem_key = p.paid_key) <> 1`,
  'a noble booking is one month': `select t.id from ledger_txn t where t.kind = 'noble'
    and (select count(*) from noble_periods p where p.paid_key = t.idem_key) <> 1`,
  'noble months do not overlap': `select a.id from noble_periods a join noble_periods b
    on a.user_id = b.user_id and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.ends_at > a.starts_at and b.ends_at > b.starts_at`,
  'escrow holds what waits for review': `select h.id from horns h
    join ledger_account a on a.kind = 'escrow' and a.reference = 'horn:' || h.id
    where a.balance <> case when h.status = 0 then h.paid_tenths else 0 end`,
}

/** Names of the invariants that do not hold. */
export async function ledgerProblems(db: Db): Promise<string[]> {
  const problems: string[] = []
  for (const [name, query] of Object.entries(invariants)) if ((await db.query(query)).length > 0) problems.push(name)
  return problems
}
