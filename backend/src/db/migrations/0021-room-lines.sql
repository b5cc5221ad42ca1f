-- Lines of a room that are not plain text: gifts, envelopes, entrances, management. `payload` holds the wire's
-- sub-object under its own name, e.g. {"gift": {...}}.
alter table room_messages
  add column no smallint not null default 105 check (no between 100 and 110),
  add column payload jsonb not null default '{}';
update room_messages set no = 101 where color is not null;
