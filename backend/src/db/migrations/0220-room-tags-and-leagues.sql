-- What a room is like, in words of `shared/contract/src/rooms.ts`; its anchor chooses them.
alter table rooms add column tags text[] not null default '{}';

-- Highest heat of a day while a room showed a match of a league (number of the feed), for the ranking by league.
create table room_league_days (
  room_uid bigint not null references rooms (uid) on delete cascade,
  day integer not null,
  league_id bigint not null,
  heat bigint not null,
  primary key (league_id, day, room_uid)
);
create index room_league_days_day on room_league_days (day);
