-- Columns of time hold epoch milliseconds.
-- Check-in: one row a member and day; the day is the member's calendar day in the site's time zone.
create table check_in (
  user_id bigint not null,
  day date not null,
  -- position in the seven-day cycle, 1 to 7
  cycle_day smallint not null check (cycle_day between 1 and 7),
  created_at bigint not null,
  primary key (user_id, day)
);

-- What members really did today, counted once per deed (`key` makes a deed unique, e.g. the room and the minute).
create table task_deed (
  user_id bigint not null,
  day date not null,
  task text not null,
  key text not null,
  created_at bigint not null,
  primary key (user_id, day, task, key)
);

create table task_claim (
  user_id bigint not null,
  day date not null,
  task text not null,
  created_at bigint not null,
  primary key (user_id, day, task)
);
