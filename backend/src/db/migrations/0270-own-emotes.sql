-- Pictures of an anchor's own for the chat of the room: [{"name": "...", "url": "/media/uploads/..."}].
alter table room_chat_rules add column own_emotes jsonb not null default '[]';
create index room_chat_rules_by_emote on room_chat_rules using gin (stored_files(own_emotes::text)) with (fastupdate = off)
  where own_emotes <> '[]';
