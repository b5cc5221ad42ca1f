-- Goals and other big moments of matches that rooms showed, with when they were known: marks on the bars of broadcasts and
-- replays. Feeds say the minute of a match, not the time of day, and forget.
create table match_moments (
  match_id bigint not null,
  incident_id bigint not null,
  kind text not null check (kind in ('goal', 'red', 'missed')),
  -- 1 home, 2 away
  side smallint not null,
  minute text not null,
  player jsonb not null,
  home_score smallint not null,
  away_score smallint not null,
  at bigint not null,
  primary key (match_id, incident_id)
);
create index match_moments_at on match_moments (at);
