-- Months of nobility. One row is one paid month; months of one member never overlap.
create table noble_periods (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  tier smallint not null check (tier between 1 and 6),
  starts_at bigint not null,
  ends_at bigint not null,
  -- key of the booking that paid for it
  paid_key text not null unique,
  paid_tenths bigint not null check (paid_tenths > 0),
  -- price of the month before anything was credited
  worth_tenths bigint not null check (worth_tenths >= paid_tenths),
  anchor_id bigint references users (id) on delete set null,
  free_horns integer not null check (free_horns >= 0),
  free_barrages integer not null check (free_barrages >= 0),
  created_at bigint not null,
  check (ends_at >= starts_at),
  -- Boxes, because a range beside an equality would need an extension. An empty period (ended the moment it began) has
  -- no box. Checked at the end of a statement: one statement may move several months.
  constraint noble_periods_apart exclude using gist (box(point(user_id, starts_at), point(user_id, ends_at - 1)) with &&)
    where (ends_at > starts_at) deferrable initially immediate
);
create index noble_periods_user on noble_periods (user_id, ends_at);
