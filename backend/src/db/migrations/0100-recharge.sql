-- Top-ups with real money. Prices in fen, diamonds whole.
create table recharge_packs (
  id int primary key,
  diamonds int not null check (diamonds > 0),
  given int not null default 0 check (given >= 0),
  price_fen int not null check (price_fen > 0),
  is_active boolean not null default true
);
insert into recharge_packs (id, diamonds, given, price_fen) values
  (1, 60, 0, 600), (2, 300, 0, 3000), (3, 680, 0, 6800), (4, 1980, 100, 19800), (5, 3280, 200, 32800), (6, 6480, 500, 64800);

-- One order of a member. What it buys and costs is fixed when it is made.
create table recharge_orders (
  id bigint generated always as identity primary key,
  no text not null unique,
  user_id bigint not null,
  request_key text not null unique,
  channel text not null,
  diamonds int not null check (diamonds > 0),
  given int not null check (given >= 0),
  amount_fen bigint not null check (amount_fen > 0),
  state text not null default 'pending' check (state in ('pending', 'paid', 'failed', 'closed', 'disputed', 'refunded')),
  -- What the provider calls the order before it is paid, where the payer goes, and what the payer scans.
  provider_reference text,
  pay_url text,
  pay_code text,
  -- As the provider says. Fen of the order's currency; null in another one.
  transaction text,
  paid_fen bigint,
  paid_at bigint,
  -- Tenths of a diamond that were booked; null: nothing was.
  credited_tenths bigint check (credited_tenths > 0),
  -- Why an operator must look; stays after the operator did.
  problem text check (problem in ('amount', 'second-payment')),
  resolved_by bigint,
  resolved_at bigint,
  created_at bigint not null,
  expires_at bigint not null,
  -- When the provider is asked next; null: never again.
  ask_at bigint,
  asked int not null default 0,
  constraint recharge_orders_paid check (state <> 'paid' or (paid_at is not null and credited_tenths is not null)),
  constraint recharge_orders_exact check (credited_tenths is null or paid_fen = amount_fen or problem = 'amount')
);
create index recharge_orders_of_user on recharge_orders (user_id, id desc);
create index recharge_orders_open on recharge_orders (expires_at) where state = 'pending';
create index recharge_orders_to_ask on recharge_orders (ask_at) where ask_at is not null;
create index recharge_orders_to_resolve on recharge_orders (id) where problem is not null and resolved_at is null;
-- One payment pays one order.
create unique index recharge_orders_transaction on recharge_orders (channel, transaction) where transaction is not null;

-- What providers told us, genuine messages only, kept before anything is done about them. An answer we asked for is kept
-- in the same way when it changed something.
create table payment_messages (
  id bigint generated always as identity primary key,
  channel text not null,
  message_id text not null,
  order_no text not null,
  fact jsonb not null,
  body text not null,
  received_at bigint not null,
  handled_at bigint,
  outcome text,
  unique (channel, message_id)
);
create index payment_messages_of_order on payment_messages (order_no);
create index payment_messages_unhandled on payment_messages (id) where handled_at is null;
