-- News. A story may exist in several languages: the rows share story_id, the id of the first one.

create table headline_category (
  id bigint generated always as identity primary key,
  name jsonb not null,
  position int not null
);

create table headline (
  id bigint generated always as identity primary key,
  story_id bigint,
  lang text not null check (lang in ('zh', 'en', 'vi')),
  writer_id bigint not null,
  category_id bigint not null references headline_category,
  title text not null,
  cover text not null default '',
  summary text not null default '',
  -- sanitised on write: what is here may be shown as it is
  content text not null,
  tags text not null default '',
  source_name text not null default '',
  source_url text not null default '',
  -- 0 awaits review, 1 published, 2 refused
  status int not null default 0 check (status in (0, 1, 2)),
  is_top boolean not null default false,
  is_banner boolean not null default false,
  clicks int not null default 0,
  likes int not null default 0,
  favorites int not null default 0,
  comments int not null default 0,
  published_at bigint not null
);
create index headline_newest on headline (published_at desc, id desc) where status = 1;
create unique index headline_story on headline (story_id, lang);
create index headline_by_writer on headline (writer_id, published_at desc);

create table headline_comment (
  id bigint generated always as identity primary key,
  headline_id bigint not null references headline on delete cascade,
  -- the comment a reply hangs under; replies have one level
  root_id bigint references headline_comment on delete cascade,
  reply_to_id bigint,
  user_id bigint not null,
  body text not null,
  likes int not null default 0,
  replies int not null default 0,
  created_at bigint not null
);
create index headline_comment_of on headline_comment (headline_id, created_at desc) where root_id is null;
create index headline_comment_replies on headline_comment (root_id, created_at);

create table headline_like (
  headline_id bigint not null references headline on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (headline_id, user_id)
);

create table headline_favorite (
  headline_id bigint not null references headline on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (headline_id, user_id)
);

create table headline_comment_like (
  comment_id bigint not null references headline_comment on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (comment_id, user_id)
);
