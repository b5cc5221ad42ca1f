-- Double-entry ledger. Amounts are whole numbers of the currency's smallest unit (0.1 yellow diamond, 1 point).
-- A transaction's entries sum to zero per currency; entries and transactions are never changed or removed; a wrong
-- posting is corrected by another one.

create table ledger_account (
  id bigint generated always as identity primary key,
  owner_id bigint,
  currency text not null check (currency in ('diamond', 'point')),
  kind text not null,
  reference text not null default '',
  balance bigint not null default 0,
  may_go_negative boolean not null default false,
  constraint ledger_account_covered check (may_go_negative or balance >= 0),
  constraint ledger_account_once unique nulls not distinct (owner_id, currency, kind, reference)
);

create table ledger_txn (
  id bigint generated always as identity primary key,
  kind text not null,
  idem_key text not null constraint ledger_txn_idem_key unique,
  request_hash text not null,
  memo jsonb not null default '{}',
  created_at bigint not null
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  txn_id bigint not null references ledger_txn,
  account_id bigint not null references ledger_account,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null
);
create index ledger_entry_by_account on ledger_entry (account_id, id desc);
create index ledger_entry_by_txn on ledger_entry (txn_id);

-- The house: diamonds enter the world from issuance, the only account that may be below zero.
insert into ledger_account (owner_id, currency, kind, may_go_negative) values
  (null, 'diamond', 'issuance', true),
  (null, 'diamond', 'revenue', false),
  (null, 'point', 'issuance', true),
  (null, 'point', 'revenue', false);

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'LG001';
end $$;
create trigger ledger_entry_append_only before update or delete on ledger_entry for each row execute function ledger_refuse_change();
create trigger ledger_txn_append_only before update or delete on ledger_txn for each row execute function ledger_refuse_change();

create function ledger_check_balanced() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.txn_id = new.txn_id group by a.currency having sum(e.amount) <> 0
  ) then
    raise exception 'transaction % does not sum to zero', new.txn_id using errcode = 'LG002';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_balanced();

-- The account of an owner, made when missing.
create function ledger_account_of(p_owner bigint, p_currency text, p_kind text, p_reference text default '') returns bigint language plpgsql as $$
declare found_id bigint;
begin
  select id into found_id from ledger_account
    where owner_id is not distinct from p_owner and currency = p_currency and kind = p_kind and reference = p_reference;
  if found_id is not null then return found_id; end if;
  insert into ledger_account (owner_id, currency, kind, reference) values (p_owner, p_currency, p_kind, p_reference)
    on conflict on constraint ledger_account_once do nothing returning id into found_id;
  if found_id is null then
    select id into found_id from ledger_account
      where owner_id is not distinct from p_owner and currency = p_currency and kind = p_kind and reference = p_reference;
  end if;
  return found_id;
end $$;

-- Posts one transaction. p_entries: [{"account": id, "amount": signed}]. Replaying the same key with the same request
-- changes nothing and says so; the same key with another request is refused (LG003); a debit that is not covered is
-- refused (LG004). Accounts are updated in id order, so opposing transfers cannot deadlock.
create function post_txn(p_kind text, p_idem_key text, p_request_hash text, p_entries jsonb, p_memo jsonb, p_now bigint)
returns table (txn bigint, is_replay boolean) language plpgsql as $$
declare
  v_txn bigint;
  v_hash text;
  v_balance bigint;
  v_entry record;
begin
  if (select count(*) from jsonb_array_elements(p_entries)) < 2 then
    raise exception 'a transaction has at least two entries' using errcode = 'LG002';
  end if;
  insert into ledger_txn (kind, idem_key, request_hash, memo, created_at) values (p_kind, p_idem_key, p_request_hash, p_memo, p_now)
    on conflict on constraint ledger_txn_idem_key do nothing returning id into v_txn;
  if v_txn is null then
    select id, request_hash into v_txn, v_hash from ledger_txn where idem_key = p_idem_key;
    if v_hash <> p_request_hash then
      raise exception 'key % was used for another request', p_idem_key using errcode = 'LG003';
    end if;
    txn := v_txn; is_replay := true; return next; return;
  end if;
  for v_entry in
    select (e ->> 'account')::bigint as account_id, sum((e ->> 'amount')::bigint)::bigint as amount
    from jsonb_array_elements(p_entries) e group by 1 order by 1
  loop
    update ledger_account set balance = balance + v_entry.amount
      where id = v_entry.account_id and (may_go_negative or balance + v_entry.amount >= 0)
      returning balance into v_balance;
    if not found then
      raise exception 'account % does not cover %', v_entry.account_id, v_entry.amount using errcode = 'LG004';
    end if;
    insert into ledger_entry (txn_id, account_id, amount, balance_after) values (v_txn, v_entry.account_id, v_entry.amount, v_balance);
  end loop;
  txn := v_txn; is_replay := false; return next;
end $$;
