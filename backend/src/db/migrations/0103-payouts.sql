-- Where a member's income is paid to: one bank card and one Alipay account. Names and numbers are sealed with a key of
-- this installation and never stored in clear.
create table payout_methods (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- 0 bank card, 1 Alipay
  kind smallint not null check (kind in (0, 1)),
  details text not null,
  bound_at bigint not null,
  unique (user_id, kind)
);

-- Income on its way out. What it is worth waits in the account `withdrawal:<id>` of kind `pending`. Rows outlive their
-- members, as the ledger does.
create table withdrawals (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  request_key text not null,
  -- 0 bank card, 1 Alipay
  kind smallint not null check (kind in (0, 1)),
  tenths bigint not null check (tenths > 0),
  -- hundredths of a yuan, as the rate was when it was asked for
  fen bigint not null check (fen > 0),
  -- sealed: where it goes, as it was bound at that moment
  destination text not null,
  -- 0 in review, 1 paid, 2 refused
  status smallint not null default 0 check (status between 0 and 2),
  remark text not null default '',
  trade_no text not null default '',
  created_at bigint not null,
  decided_at bigint,
  decided_by bigint,
  unique (user_id, request_key),
  check ((status = 0) = (decided_at is null))
);
create index withdrawals_of_user on withdrawals (user_id, id desc);
create index withdrawals_waiting on withdrawals (id) where status = 0;
create index withdrawals_decided on withdrawals (decided_at desc) where status > 0;

-- Wrong payment passwords in a row; for all nodes.
create table payment_password_tries (
  user_id bigint primary key references users (id) on delete cascade,
  tries integer not null,
  tried_at bigint not null
);

-- What has been paid out in money leaves the members' accounts for this one.
insert into ledger_account (owner_id, currency, kind) values (null, 'diamond', 'payout');
