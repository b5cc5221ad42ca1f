-- Books of the sandbox cashier: what a bank would know, apart from what we know. Nothing outside its adapter reads them.
create table sandbox_payments (
  order_no text primary key,
  amount_fen bigint not null,
  behaviour text not null,
  status text not null check (status in ('paid', 'failed', 'closed')),
  transaction text unique,
  paid_fen bigint,
  at bigint not null
);

-- Messages the cashier owes us; it repeats them until we accept them.
create table sandbox_messages (
  id bigint generated always as identity primary key,
  order_no text not null,
  body text not null,
  is_forged boolean not null default false,
  due_at bigint not null,
  tries int not null default 0,
  done_at bigint
);
create index sandbox_messages_due on sandbox_messages (due_at) where done_at is null;
