-- Fun guesses on the match of a room. Amounts are tenths of a diamond; what is staked waits in escrow `guess:<id>`.
create table guesses (
  id bigint generated always as identity primary key,
  room_uid bigint not null references rooms (uid),
  -- null: the site itself
  opened_by bigint references users (id) on delete set null,
  -- 1 winner, 2 goals over or under, 3 next goal
  kind smallint not null check (kind between 1 and 3),
  -- goals: "over" is more than `line` and a half
  line smallint not null default 0 check (line >= 0),
  sport text not null check (sport in ('football', 'basketball')),
  match_id bigint not null,
  home jsonb not null,
  away jsonb not null,
  -- score when it was opened
  base_home integer not null,
  base_away integer not null,
  -- 0 open, 1 closed, 2 settled, 3 void
  status smallint not null default 0 check (status between 0 and 3),
  -- the right option; 0 none
  result smallint not null default 0 check (result between 0 and 3),
  -- what the match says at the moment (0: it is off), and since when
  verdict smallint check (verdict between 0 and 3),
  verdict_at bigint,
  -- score it was settled at
  home_score integer,
  away_score integer,
  created_at bigint not null,
  closes_at bigint not null,
  settled_at bigint,
  check ((status >= 2) = (settled_at is not null))
);
create index guesses_of_room on guesses (room_uid, id desc);
create index guesses_unsettled on guesses (id) where status < 2;
-- One of a kind at a time; the site asks each question once a match.
create unique index guesses_one_of_a_kind on guesses (room_uid, match_id, kind) where status < 2;
create unique index guesses_of_the_site on guesses (room_uid, match_id, kind) where opened_by is null;

create table guess_stakes (
  guess_id bigint not null references guesses (id),
  user_id bigint not null references users (id),
  option smallint not null check (option between 1 and 3),
  tenths bigint not null check (tenths > 0),
  key text not null unique,
  -- what comes back: the share of the pool, or the stake
  win_tenths bigint not null default 0 check (win_tenths >= 0),
  paid_at bigint,
  created_at bigint not null,
  primary key (guess_id, user_id)
);
create index guess_stakes_of_member on guess_stakes (user_id, created_at desc);
create index guess_stakes_due on guess_stakes (guess_id) where win_tenths > 0 and paid_at is null;
