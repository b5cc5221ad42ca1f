-- People behind one notice, e.g. everybody who liked a post: it stands there once and grows.
create table notice_people (
  notice_id bigint not null references member_notices (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  -- took it back: not counted, and not told of a second time
  is_gone boolean not null default false,
  at bigint not null,
  primary key (notice_id, user_id)
);
create index notice_people_of_user on notice_people (user_id);

-- A notice whose people all took it back is not shown.
alter table member_notices add column is_empty boolean not null default false;

-- One that grows comes to the top again.
drop index member_notices_newest;
create index member_notices_newest on member_notices (user_id, created_at desc, id desc);
drop index member_notices_unread;
create index member_notices_unread on member_notices (user_id, kind) where read_at is null;

-- How far a member has read the announcements to everybody.
create table announcement_reads (
  user_id bigint primary key references users (id) on delete cascade,
  read_until bigint not null
);
