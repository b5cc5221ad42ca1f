-- Circles have rules and moderators (modules/content/circles); posts quote each other and carry polls.

-- {"zh": ["..."], "en": ["..."], "vi": ["..."]}: a language without a list reads another one's.
alter table circle add column rules jsonb not null default '{}';

create table circle_moderator (
  circle_id bigint not null references circle on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (circle_id, user_id)
);
create index circle_moderator_of_user on circle_moderator (user_id, circle_id);

-- What moderators did, and operators in their place. What it was about is read from its own row: a text that is gone is gone
-- here as well.
create table circle_action (
  id bigint generated always as identity primary key,
  circle_id bigint not null references circle on delete cascade,
  by_id bigint not null,
  deed text not null,
  -- number of the post or comment
  target_id bigint,
  -- whose that is, or who was named or removed
  user_id bigint,
  remark text not null default '',
  created_at bigint not null
);
create index circle_action_newest on circle_action (circle_id, id desc);

-- The number stays when the quoted post is gone: the card says so.
alter table circle_post add column quoted_id bigint;
create index circle_post_quoting on circle_post (quoted_id) where quoted_id is not null and status = 1;

-- A poll belongs to a room or to a post. That of a post has no question of its own.
alter table polls alter column room_uid drop not null;
alter table polls add column post_id bigint unique references circle_post (id) on delete cascade;
alter table polls add constraint polls_of_one check (num_nonnulls(room_uid, post_id) = 1);
