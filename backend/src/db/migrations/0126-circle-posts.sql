-- Circles that members join, and what they write there: reviewed, liked, commented, filed under topics.
alter table circle add column about jsonb not null default '{}';
-- posts that are shown
alter table circle add column posts int not null default 0;
-- takes no posts any more and is not listed
alter table circle add column is_closed boolean not null default false;

create table circle_member (
  circle_id bigint not null references circle on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (circle_id, user_id)
);
create index circle_member_of_user on circle_member (user_id, circle_id);

alter table circle_post add column title text not null default '';
-- [{"img": cover, "video": address}]
alter table circle_post add column videos jsonb not null default '[]';
-- 0 awaits review, 1 shown, 2 refused or hidden
alter table circle_post add column status smallint not null default 1 check (status between 0 and 2);
alter table circle_post add column remark text not null default '';
alter table circle_post add column is_pinned boolean not null default false;
-- when somebody last said something under it
alter table circle_post add column active_at bigint not null default 0;
-- Ten times as many votes are worth as much as being a day younger; so the order changes only with votes, never with time.
alter table circle_post add column heat double precision not null generated always as
  (log(greatest(1, likes + 3 * comments)::double precision) + created_at::double precision / 86400000) stored;

drop index circle_post_newest;
drop index circle_post_of;
create index circle_post_newest on circle_post (lang, created_at desc, id desc) where status = 1;
create index circle_post_hottest on circle_post (lang, heat desc, id desc) where status = 1;
create index circle_post_newest_any on circle_post (created_at desc, id desc) where status = 1;
create index circle_post_hottest_any on circle_post (heat desc, id desc) where status = 1;
create index circle_post_newest_of on circle_post (circle_id, lang, created_at desc, id desc) where status = 1;
create index circle_post_waiting on circle_post (created_at desc, id desc) where status = 0;
create index circle_post_of_author on circle_post (user_id, created_at desc, id desc);

create table circle_post_like (
  post_id bigint not null references circle_post on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (post_id, user_id)
);

create table circle_post_comment (
  id bigint generated always as identity primary key,
  circle_post_id bigint not null references circle_post on delete cascade,
  root_id bigint references circle_post_comment on delete cascade,
  reply_to_id bigint,
  user_id bigint not null,
  body text not null,
  likes int not null default 0,
  replies int not null default 0,
  is_hidden boolean not null default false,
  created_at bigint not null
);
create index circle_post_comment_of on circle_post_comment (circle_post_id, created_at desc) where root_id is null;
create index circle_post_comment_liked on circle_post_comment (circle_post_id, likes desc, id)
  where root_id is null and not is_hidden;
create index circle_post_comment_replies on circle_post_comment (root_id, created_at);

create table circle_post_comment_like (
  comment_id bigint not null references circle_post_comment on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (comment_id, user_id)
);

-- "#Derby#" in a text: `key` is the name in small letters.
create table circle_post_topic (
  post_id bigint not null references circle_post on delete cascade,
  key text not null,
  name text not null,
  primary key (post_id, key)
);
create index circle_post_topic_of on circle_post_topic (key, post_id);
