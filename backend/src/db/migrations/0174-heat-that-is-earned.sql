-- Heat is counted from what happened in a room (modules/live/heat.rules.ts); the last count stands in its row.
alter table rooms rename column heat_base to heat;
update rooms set heat = 0;
-- Followers are those who follow.
alter table rooms drop column fans_base;

drop trigger search_rooms on rooms;
create trigger search_rooms after insert or update or delete on rooms
  for each row execute function search_watch('room', 'uid', 'heat', 'placard', 'planned_at');

-- The most people seen at once in a minute (minutes since 1970), the anchor not among them.
create table room_watch_minutes (
  room_uid bigint not null references rooms (uid) on delete cascade,
  minute bigint not null,
  people integer not null check (people >= 0),
  primary key (room_uid, minute)
);
create index room_watch_minutes_old on room_watch_minutes (minute);

-- Diamonds one member gave in one minute, tenths.
create table room_gift_minutes (
  room_uid bigint not null references rooms (uid) on delete cascade,
  minute bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  tenths bigint not null check (tenths >= 0),
  primary key (room_uid, minute, user_id)
);
create index room_gift_minutes_old on room_gift_minutes (minute);

create index room_messages_lately on room_messages (room_uid, created_at);
