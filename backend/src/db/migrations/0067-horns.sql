-- Horns: short messages for all rooms, shown after somebody approved them. What was paid waits in `horn:<id>`.
create table horns (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  content text not null check (char_length(content) between 1 and 20),
  send_key text not null,
  -- 0 awaiting, 1 approved, 2 refused
  status smallint not null default 0 check (status between 0 and 2),
  -- 0: paid with a free horn of the period
  paid_tenths bigint not null check (paid_tenths >= 0),
  period_id bigint references noble_periods (id) on delete set null,
  created_at bigint not null,
  reviewed_at bigint,
  reviewed_by bigint references users (id) on delete set null,
  -- told to the rooms
  shown_at bigint,
  unique (user_id, send_key)
);
create unique index horns_one_waiting on horns (user_id) where status = 0;
create index horns_user on horns (user_id, id desc);
create index horns_waiting on horns (id) where status = 0;
create index horns_unshown on horns (id) where status = 1 and shown_at is null;
