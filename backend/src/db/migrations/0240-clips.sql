-- Clips of rooms (modules/clips): a stretch of a broadcast that a member cut out. Films and pictures lie among stored files.
create table clips (
  id bigint generated always as identity primary key,
  room_uid bigint not null references users (id) on delete cascade,
  author_id bigint not null references users (id) on delete cascade,
  title text not null,
  -- What it is cut from, and where: seconds of that footage.
  source text not null,
  from_s double precision not null,
  length_s double precision not null,
  -- 0 waits, 1 is being cut, 2 can be seen, 3 could not be cut
  state smallint not null default 0 check (state between 0 and 3),
  -- Why it could not: a reason of the module's texts.
  problem text not null default '',
  -- Somebody began to cut it then; who died over it is followed by another try.
  taken_at bigint,
  tries smallint not null default 0,
  video text not null default '',
  cover text not null default '',
  -- Operators took it out of sight.
  is_hidden boolean not null default false,
  key text not null,
  created_at bigint not null,
  unique (author_id, key)
);
create index clips_of_room on clips (room_uid, id desc) where state = 2 and not is_hidden;
create index clips_of_author on clips (author_id, created_at);
create index clips_waiting on clips (id) where state < 2;
create index clips_by_video on clips (video) where video like '/media/%';
create index clips_by_cover on clips (cover) where cover like '/media/%';
