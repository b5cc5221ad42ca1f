import type { Db } from '../../db/db'

/** A row that breaks an invariant. */
export interface Breach {
  /** I1 to I13, as in the guide to the money; I14: pools of guesses are shared out exactly; I15: so are prices of schemes. */
  invariant: Invariant
  /** Which row, in words of the data base. */
  about: string
}

/**
 * Each gives one row per breach, its `about`. Every check is one statement and so sees one state of the data base: it
 * may run while bookings go on. I11 speaks of what is bought with diamonds and of diamonds bought with money; I9 of the
 * way from spending to income, and that only income is paid out.
 */
const checks = {
  I1: `select 'currency ' || a.currency as about from ledger_entry e join ledger_account a on a.id = e.account_id
    group by a.currency having sum(e.amount) <> 0`,
  I2: `select 'transaction ' || e.txn_id as about from ledger_entry e join ledger_account a on a.id = e.account_id
    group by e.txn_id, a.currency having sum(e.amount) <> 0`,
  I3: `select 'account ' || a.id as about from ledger_account a
    left join (select account_id, sum(amount) as total from ledger_entry group by 1) e on e.account_id = a.id
    where a.balance <> coalesce(e.total, 0)`,
  I4: `select 'account ' || id as about from ledger_account
    where (balance < 0 and not may_go_negative) or (may_go_negative and (kind <> 'issuance' or owner_id is not null))
    union all select 'deleted member ' || u.id from users u join ledger_account a on a.owner_id = u.id
    where u.deleted_at is not null and a.balance <> 0`,
  I5: `select 'entry ' || id as about from (select id, amount, balance_after,
      coalesce(lag(balance_after) over (partition by account_id order by id), 0) as before from ledger_entry) chain
    where before + amount <> balance_after`,
  I6: `select 'transaction ' || t.id as about from ledger_txn t left join ledger_entry e on e.txn_id = t.id
    group by t.id having count(e.id) < 2`,
  I7: `select 'envelope ' || e.id as about from red_envelopes e
      left join red_envelope_shares s on s.envelope_id = e.id
      group by e.id having count(s.place) <> e.shares or coalesce(sum(s.tenths), 0) <> e.diamonds * 10
    union all select 'share ' || s.envelope_id || '/' || s.place from red_envelope_shares s
      where s.user_id is not null and not exists (select 1 from ledger_txn t
        join ledger_entry n on n.txn_id = t.id join ledger_account a on a.id = n.account_id
        where t.idem_key = 'red-claim-' || s.envelope_id || '-' || s.user_id and a.kind = 'wallet'
          and a.owner_id = s.user_id and n.amount = s.tenths)
    union all select 'claim ' || t.idem_key from ledger_txn t where t.kind = 'envelope-claim'
      and not exists (select 1 from red_envelope_shares s
        where t.idem_key = 'red-claim-' || s.envelope_id || '-' || s.user_id)`,
  I8: `select 'escrow ' || coalesce(a.reference, owed.reference) as about
    from (select reference, balance from ledger_account where kind in ('escrow', 'pending')) a
    full join (
      select 'envelope:' || e.id as reference, case when e.closed_at is null
        then coalesce(sum(s.tenths) filter (where s.user_id is null), 0) else 0 end as tenths
        from red_envelopes e left join red_envelope_shares s on s.envelope_id = e.id group by e.id
      union all select 'withdrawal:' || id, case when status = 0 then tenths else 0 end from withdrawals
      union all select 'horn:' || id, case when status = 0 then paid_tenths else 0 end from horns
      union all select 'mall:' || id, case when status = 0 then tenths else 0 end from mall_exchanges where kind = 'parcel'
      union all select 'guess:' || g.id, coalesce(sum(case when g.status < 2 then s.tenths
          when s.paid_at is null then s.win_tenths else 0 end), 0)
        from guesses g left join guess_stakes s on s.guess_id = g.id group by g.id
      union all select 'scheme:' || s.id, coalesce(sum(p.tenths) filter (where p.state = 0), 0)
        from expert_schemes s left join scheme_purchases p on p.scheme_id = s.id group by s.id
      union all select 'backpack:' || u.user_id, sum(u.num * g.tenths)
        from user_gifts u join gifts g on g.id = u.gift_id group by u.user_id
    ) owed on owed.reference = a.reference
    where coalesce(a.balance, 0) <> coalesce(owed.tenths, 0)`,
  I9: `select 'transaction ' || i.txn_id as about from ledger_entry i
      join ledger_account own on own.id = i.account_id and own.kind = 'withdrawable' and i.amount > 0
      join ledger_entry o on o.txn_id = i.txn_id and o.amount < 0
      join ledger_account paid on paid.id = o.account_id
    where (paid.owner_id = own.owner_id and paid.kind <> 'pending') or paid.reference = 'backpack:' || own.owner_id
    union all select 'paid out ' || i.txn_id from ledger_entry i
      join ledger_account goal on goal.id = i.account_id and goal.kind in ('pending', 'payout') and i.amount > 0
      where i.amount <> (select coalesce(sum(-o.amount), 0) from ledger_entry o
        join ledger_account source on source.id = o.account_id
        where o.txn_id = i.txn_id and o.amount < 0 and case goal.kind when 'payout' then source.kind = 'pending'
          else source.kind = 'withdrawable' and source.owner_id = goal.owner_id end)`,
  I10: `select 'noble month ' || p.id as about from noble_periods p
      left join ledger_txn t on t.idem_key = p.paid_key and t.kind = 'noble' where t.id is null
    union all select 'noble booking ' || t.id from ledger_txn t
      where t.kind = 'noble' and not exists (select 1 from noble_periods p where p.paid_key = t.idem_key)
    union all select 'noble months ' || a.id || ' and ' || b.id from noble_periods a join noble_periods b
      on a.user_id = b.user_id and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
      where a.ends_at > a.starts_at and b.ends_at > b.starts_at`,
  I11: `select bought.what || ' ' || bought.id as about from (
      select 'noble month' as what, id, 'noble' as kind, paid_key as key, paid_tenths as tenths from noble_periods
      union all select 'envelope', id, 'envelope', 'envelope-' || id, diamonds * 10 from red_envelopes
      union all select 'horn', id, 'horn', 'horn-' || id, paid_tenths from horns where paid_tenths > 0
      union all select 'exchange', id, 'mall', 'mall-' || id, tenths from mall_exchanges
      union all select 'stake on guess', guess_id, 'guess', 'guess-' || guess_id || '-' || user_id, tenths
        from guess_stakes
      union all select 'scheme', scheme_id, 'scheme', 'scheme-' || scheme_id || '-' || user_id, tenths
        from scheme_purchases
      union all select 'coloured line', id, 'barrage', txn_key, tenths from barrage_log where tenths > 0
    ) bought
    where bought.tenths is distinct from (select sum(-e.amount) from ledger_txn t join ledger_entry e on e.txn_id = t.id
      where t.idem_key = bought.key and t.kind = bought.kind and e.amount < 0)
    union all select 'recharge ' || coalesce(o.no, booked.idem_key) from recharge_orders o
      full join (select t.idem_key, sum(e.amount) as tenths, min(a.owner_id) as owner_id
        from ledger_txn t join ledger_entry e on e.txn_id = t.id
        join ledger_account a on a.id = e.account_id and a.kind = 'wallet'
        where t.kind = 'recharge' group by t.id) booked on booked.idem_key = 'recharge-' || o.no
      where o.credited_tenths is distinct from booked.tenths
        or (o.credited_tenths is not null) <> coalesce(o.state = 'paid', false)
        or (booked.idem_key is not null and o.user_id is distinct from booked.owner_id)
        or (o.state = 'paid' and o.credited_tenths <> case
          when o.problem = 'amount' then o.paid_fen else (o.diamonds + o.given) * 10 end)
        or (o.state = 'paid' and coalesce(o.problem, '') <> 'amount' and o.paid_fen is distinct from o.amount_fen)
    union all select 'payment of recharge ' || o.no from recharge_orders o
      where o.transaction is not null and not exists (select 1 from payment_messages m
        where m.order_no = o.no and m.channel = o.channel and m.fact ->> 'status' = 'paid'
          and m.fact ->> 'transaction' = o.transaction
          and (m.fact ->> 'paidFen')::bigint is not distinct from o.paid_fen)`,
  I12: `select 'gift ' || coalesce(l.key, t.idem_key) as about from gift_log l
      full join (select t.idem_key, sum(e.amount) filter (where e.amount > 0) as tenths,
          sum(e.amount) filter (where a.kind = 'withdrawable' and e.amount > 0) as anchor
        from ledger_txn t join ledger_entry e on e.txn_id = t.id join ledger_account a on a.id = e.account_id
        where t.kind = 'gift' group by t.id) t on t.idem_key = l.key
      where l.tenths is distinct from t.tenths or l.anchor_tenths is distinct from coalesce(t.anchor, 0)
        or l.tenths is distinct from l.num * (select g.tenths from gifts g where g.id = l.gift_id)
    union all select 'ranking of room ' || coalesce(c.room_uid, l.room_uid) from room_contributions c
      full join (select room_uid, user_id, day, sum(tenths) as tenths from gift_log group by 1, 2, 3) l
        on l.room_uid = c.room_uid and l.user_id = c.user_id and l.day = c.day
      where c.tenths is distinct from l.tenths`,
  I13: `select 'resolved ' || about from (
      select a.reference as about, count(*) as times from ledger_entry e join ledger_account a on a.id = e.account_id
        where (a.kind = 'pending' or a.kind = 'escrow' and (a.reference like 'horn:%' or a.reference like 'mall:%'))
          and e.amount < 0 group by a.reference
      union all select a.reference, count(*) from ledger_txn t
        join ledger_entry e on e.txn_id = t.id and e.amount < 0 join ledger_account a on a.id = e.account_id
        where t.kind = 'envelope-refund' group by a.reference
    ) resolved where times > 1
    union all select 'resolved early ' || a.reference from ledger_txn t
      join ledger_entry e on e.txn_id = t.id and e.amount < 0 join ledger_account a on a.id = e.account_id
      join red_envelopes r on 'envelope:' || r.id = a.reference
      where t.kind = 'envelope-refund' and r.closed_at is null
    union all select 'decided withdrawal ' || w.id from withdrawals w
      where w.status > 0 and not exists (select 1 from ledger_txn t
        join ledger_entry e on e.txn_id = t.id join ledger_account a on a.id = e.account_id
        where t.idem_key = case w.status when 1 then 'withdrawal-paid-' else 'withdrawal-refund-' end || w.id
          and e.amount = w.tenths and (w.status = 1 and a.kind = 'payout'
            or w.status = 2 and a.kind = 'withdrawable' and a.owner_id = w.user_id))`,
  I14: `select 'guess ' || g.id as about from guesses g join guess_stakes s on s.guess_id = g.id
      where g.status >= 2 group by g.id, g.status, g.result
      having sum(s.win_tenths) > sum(s.tenths) or sum(s.tenths) - sum(s.win_tenths) >= count(*)
        or bool_or(g.status = 2 and (s.option = g.result) <> (s.win_tenths > 0))
        or bool_or(g.status = 3 and s.win_tenths <> s.tenths)
    union all select 'win of guess ' || s.guess_id || '/' || s.user_id from guess_stakes s
      join guesses g on g.id = s.guess_id
      where (s.paid_at is not null) <> exists (select 1 from ledger_txn t
        join ledger_entry n on n.txn_id = t.id join ledger_account a on a.id = n.account_id
        where t.idem_key = case when g.status = 3 then 'guess-refund-' else 'guess-win-' end
            || s.guess_id || '-' || s.user_id
          and a.kind = 'wallet' and a.owner_id = s.user_id and n.amount = s.win_tenths)`,
  I15: `select 'price of scheme ' || p.scheme_id || '/' || p.user_id as about from scheme_purchases p
      join expert_schemes s on s.id = p.scheme_id
      where p.tenths <> s.price_tenths or p.user_id = s.expert_id
        or (p.state = 1) <> (s.released_at is not null and p.state <> 2) or (p.state = 2 and s.status not in (2, 3))
        or (p.state = 2) <> exists (select 1 from ledger_txn t
          join ledger_entry n on n.txn_id = t.id join ledger_account a on a.id = n.account_id
          where t.idem_key = 'scheme-refund-' || p.scheme_id || '-' || p.user_id and t.kind = 'scheme-refund'
            and a.kind = 'wallet' and a.owner_id = p.user_id and n.amount = p.tenths)
    union all select 'purchase ' || t.idem_key from ledger_txn t where t.kind = 'scheme' and not exists (
      select 1 from scheme_purchases p where t.idem_key = 'scheme-' || p.scheme_id || '-' || p.user_id)
    union all select 'share ' || coalesce('of scheme ' || s.id, t.idem_key)
      from (select s.id, s.expert_id, s.share_tenths, sum(p.tenths) as tenths from expert_schemes s
        join scheme_purchases p on p.scheme_id = s.id and p.state = 1 group by s.id) s
      full join (select t.idem_key, sum(e.amount) filter (where e.amount > 0) as tenths,
          sum(e.amount) filter (where a.kind = 'withdrawable') as share,
          min(a.owner_id) filter (where a.kind = 'withdrawable') as owner_id
        from ledger_txn t join ledger_entry e on e.txn_id = t.id join ledger_account a on a.id = e.account_id
        where t.kind = 'scheme-share' group by t.id) t on t.idem_key = 'scheme-share-' || s.id
      where t.tenths is distinct from s.tenths or t.share is distinct from s.share_tenths
        or t.owner_id is distinct from s.expert_id or t.share >= t.tenths`,
} as const

export type Invariant = keyof typeof checks

export const invariants = Object.keys(checks) as Invariant[]

/** Breaches named of one invariant: the first few say enough. */
const namedMax = 20

/** Every row that breaks an invariant of the money; none: all of it is sound. Reads whole tables. */
export async function findBreaches(db: Db): Promise<Breach[]> {
  const breaches: Breach[] = []
  for (const invariant of invariants)
    for (const { about } of await db.query<{ about: string }>(`${checks[invariant]} limit ${namedMax}`))
      breaches.push({ invariant, about })
  return breaches
}
