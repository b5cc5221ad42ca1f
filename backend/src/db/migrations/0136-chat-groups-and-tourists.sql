-- Visitors who write to the support agent. In conversations they stand under minus their number.
create table chat_tourists (
  no bigint generated always as identity primary key,
  -- the name the messaging service knows them by
  id text not null unique,
  -- number of the topic their frames come on: known to them alone
  topic bigint not null unique,
  created_at bigint not null
);

create table chat_groups (
  id text primary key,
  owner_id bigint not null references users (id) on delete cascade,
  -- Empty: a fan group that is called after its anchor.
  name text not null default '',
  avatar text not null default '',
  introduction text not null default '',
  is_fan_group boolean not null default false,
  created_at bigint not null,
  destroyed_at bigint
);
create index chat_groups_owner on chat_groups (owner_id);

create table chat_group_members (
  group_id text not null references chat_groups (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  role text not null default 'Member' check (role in ('Owner', 'Admin', 'Member')),
  muted_until bigint not null default 0,
  joined_at bigint not null,
  primary key (group_id, user_id)
);
create index chat_group_members_user on chat_group_members (user_id);

-- A conversation is one of two people or of a group.
alter table chat_conversation alter column low_id drop not null;
alter table chat_conversation alter column high_id drop not null;
alter table chat_conversation add column group_id text unique references chat_groups (id) on delete cascade;
alter table chat_conversation
  add constraint chat_conversation_kind check ((group_id is null) = (low_id is not null and high_id is not null));

-- What one side did with the conversation.
alter table chat_reader add column cleared_sequence bigint not null default 0;
alter table chat_reader add column is_listed boolean not null default true;
alter table chat_reader add column pinned_at bigint;

alter table chat_message add column revoked_at bigint;
alter table chat_message drop constraint chat_message_kind_check;
alter table chat_message add constraint chat_message_kind_check
  check (kind in ('TIMTextElem', 'TIMCustomElem', 'TIMImageElem', 'TIMFileElem', 'TIMGroupTipElem'));

-- Messages that one side no longer wants to see.
create table chat_hidden (
  message_id bigint not null references chat_message (id) on delete cascade,
  user_id bigint not null,
  primary key (message_id, user_id)
);
