import type { Db } from '../../../db/db'

/** What must always be true of the ledger, the gift log, the backpacks and the ranking; empty when all of it is. */
export async function giftProblems(db: Db): Promise<string[]> {
  const rows = await db.query<{ problem: string }>(`
    select 'entries do not sum to zero' as problem from ledger_entry e join ledger_account a on a.id = e.account_id
      group by a.currency having sum(e.amount) <> 0
    union all select 'transaction ' || txn_id || ' does not sum to zero' from ledger_entry
      group by txn_id having sum(amount) <> 0
    union all select 'balance of account ' || a.id from ledger_account a
      where a.balance <> coalesce((select sum(amount) from ledger_entry where account_id = a.id), 0)
    union all select 'account ' || id || ' is below zero' from ledger_account where balance < 0 and not may_go_negative
    union all select 'chain of account ' || account_id from (
        select account_id, balance_after, sum(amount) over (partition by account_id order by id) as running
        from ledger_entry) chain
      where balance_after <> running
    union all select 'booking without a gift: ' || t.idem_key from ledger_txn t
      where t.kind = 'gift' and not exists (select 1 from gift_log l where l.key = t.idem_key)
    union all select 'gift without a booking: ' || l.key from gift_log l
      where not exists (select 1 from ledger_txn t where t.idem_key = l.key and t.kind = 'gift')
    union all select 'gift and booking differ: ' || l.key from gift_log l join ledger_txn t on t.idem_key = l.key
      where l.tenths <> (select sum(amount) from ledger_entry e where e.txn_id = t.id and e.amount > 0)
        or l.tenths <> l.num * (select g.tenths from gifts g where g.id = l.gift_id)
        or l.anchor_tenths <> coalesce((select sum(e.amount) from ledger_entry e join ledger_account a on a.id = e.account_id
          where e.txn_id = t.id and a.kind = 'withdrawable' and a.owner_id = l.room_uid), 0)
    union all select 'gift to oneself: ' || key from gift_log where room_uid = user_id
    union all select 'backpack of ' || substr(a.reference, 10) from ledger_account a
      where a.kind = 'escrow' and a.reference like 'backpack:%' and a.balance <> coalesce((select sum(u.num * g.tenths)
        from user_gifts u join gifts g on g.id = u.gift_id where u.user_id = substr(a.reference, 10)::bigint), 0)
    union all select 'ranking of room ' || coalesce(c.room_uid, l.room_uid) from room_contributions c
      full join (select room_uid, user_id, day, sum(tenths) as tenths from gift_log group by 1, 2, 3) l
        on l.room_uid = c.room_uid and l.user_id = c.user_id and l.day = c.day
      where c.tenths is distinct from l.tenths
    union all select 'coloured line and booking differ: ' || b.key from barrage_log b
      where b.tenths > 0 and b.tenths is distinct from (select sum(e.amount) from ledger_entry e
        join ledger_txn t on t.id = e.txn_id where t.idem_key = b.txn_key and t.kind = 'barrage' and e.amount > 0)`)
  return rows.map(({ problem }) => problem)
}
