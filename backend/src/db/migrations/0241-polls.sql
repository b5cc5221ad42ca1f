-- Polls of rooms (modules/polls): the anchor asks, each member answers once.
create table polls (
  id bigint generated always as identity primary key,
  room_uid bigint not null references users (id) on delete cascade,
  question text not null,
  options text[] not null,
  created_at bigint not null,
  closes_at bigint not null,
  -- Set when the room was told how it ended.
  ended_at bigint
);
create unique index polls_running on polls (room_uid) where ended_at is null;
create index polls_of_room on polls (room_uid, id desc);

create table poll_votes (
  poll_id bigint not null references polls (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  -- From 0.
  choice smallint not null,
  created_at bigint not null,
  primary key (poll_id, user_id)
);

-- At the end of a broadcast its anchor sends the viewers on to another room.
alter table rooms add column raid_uid bigint references users (id) on delete set null;
alter table rooms add column raid_at bigint;
