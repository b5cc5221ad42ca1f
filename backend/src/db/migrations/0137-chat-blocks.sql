-- Whom a member does not want to hear from in private.
create table chat_blocks (
  user_id bigint not null references users (id) on delete cascade,
  target_id bigint not null references users (id) on delete cascade,
  created_at bigint not null,
  primary key (user_id, target_id),
  check (user_id <> target_id)
);
create index chat_blocks_target on chat_blocks (target_id);

-- Members who may not write in private for a while, by decision of an operator.
create table chat_silences (
  user_id bigint primary key references users (id) on delete cascade,
  until bigint not null,
  reason text not null default '',
  silenced_by bigint references users (id) on delete set null,
  created_at bigint not null
);
