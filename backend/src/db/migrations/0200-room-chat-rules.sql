-- How a room talks: a pause between the lines of one member, who may write, and what. No row: as anybody likes.
create table room_chat_rules (
  room_uid bigint primary key references rooms (uid) on delete cascade,
  slow_s integer not null default 0 check (slow_s >= 0),
  is_followers_only boolean not null default false,
  is_emotes_only boolean not null default false,
  -- the line that stands above all others
  pinned_id bigint references room_messages (id) on delete set null
);
create index room_chat_rules_pinned on room_chat_rules (pinned_id) where pinned_id is not null;

-- What a line answers: it goes with the line it was.
alter table room_messages add column quoted_id bigint references room_messages (id) on delete set null;
create index room_messages_quoted on room_messages (quoted_id) where quoted_id is not null;
