-- Groups of an anchor's fans. The official one belongs to the room and is called after its anchor.
create table room_groups (
  id text primary key,
  uid bigint not null references rooms (uid) on delete cascade,
  -- Empty: named after the anchor, in the reader's language.
  name text not null default '',
  is_official boolean not null default false,
  is_shown boolean not null default false,
  created_at bigint not null
);
create unique index room_groups_one_official on room_groups (uid) where is_official;
insert into room_groups (id, uid, is_official, created_at) select 'fans-' || uid, uid, true, 0 from rooms;
