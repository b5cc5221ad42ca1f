create table sessions (
  id text primary key,
  token_hash text not null unique,
  user_id bigint not null references users (id) on delete cascade,
  device text not null,
  ip text not null,
  created_at bigint not null,
  seen_at bigint not null,
  ended_at bigint,
  end_reason text check (end_reason in ('signed-out', 'elsewhere', 'password-changed'))
);
create index sessions_user on sessions (user_id, seen_at) where ended_at is null;

-- Things that are good once: captcha tickets and socket tickets. Only hashes are kept.
create table one_time_tickets (
  hash text primary key,
  kind text not null,
  payload text not null,
  expires_at bigint not null
);
create index one_time_tickets_expiry on one_time_tickets (expires_at);

-- Modules whose demo data is in.
create table seeds (
  name text primary key,
  run_at bigint not null
);
