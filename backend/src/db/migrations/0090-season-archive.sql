-- Seasons that were imported from files. Numbers start high: they must never meet those of a live feed.
create table archive_competition (
  id bigint generated always as identity (start with 900001) primary key,
  key text not null unique,
  names jsonb not null,
  flag text not null,
  kind text not null check (kind in ('league', 'cup')),
  time_zone text not null
);

create table archive_team (
  id bigint generated always as identity (start with 91000001) primary key,
  -- Country and slug, e.g. en/arsenal; a team nobody described: ?country/name.
  key text not null unique,
  names jsonb not null,
  country text not null
);

-- How files write a team.
create table archive_alias (
  team_id bigint not null references archive_team on delete cascade,
  spelling text not null,
  primary key (team_id, spelling)
);

create table archive_season (
  id bigint generated always as identity (start with 90000001) primary key,
  competition_id bigint not null references archive_competition on delete cascade,
  label text not null,
  -- Year in which it began: tie-break rules change with the years.
  year int not null,
  unique (competition_id, label)
);

create table archive_match (
  id bigint generated always as identity (start with 50000001) primary key,
  season_id bigint not null references archive_season on delete cascade,
  home_id bigint not null references archive_team,
  away_id bigint not null references archive_team,
  -- Tells matches of the same two teams apart: the round in cups, a count where they meet more often.
  slot text not null,
  -- Round, stage, group, day, time, scores, status, goals, ground and statistics as the file has them.
  facts jsonb not null,
  kickoff bigint,
  updated_at bigint not null,
  unique (season_id, home_id, away_id, slot)
);
create index archive_match_kickoff on archive_match (kickoff);

create table archive_player (
  id bigint generated always as identity (start with 60000001) primary key,
  team_id bigint not null references archive_team on delete cascade,
  name text not null,
  shirt int not null default 0,
  position text not null default '',
  born int not null default 0,
  unique (team_id, name)
);

-- One row for each file that was taken in; servers look here whether there is something new.
create table archive_import (
  id bigint generated always as identity primary key,
  file text not null,
  digest text not null,
  added int not null,
  changed int not null,
  unchanged int not null,
  at bigint not null
);
