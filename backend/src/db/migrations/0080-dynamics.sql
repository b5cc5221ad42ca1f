-- Posts of anchors on their personal page, with comments like those of news and videos.
create table dynamic (
  id bigint generated always as identity primary key,
  uid bigint not null references users (id) on delete cascade,
  body text not null,
  images text[] not null default '{}',
  -- [{"img": cover, "video": address}]
  videos jsonb not null default '[]',
  likes int not null default 0,
  comments int not null default 0,
  created_at bigint not null
);
create index dynamic_of_anchor on dynamic (uid, created_at desc, id desc);

create table dynamic_like (
  dynamic_id bigint not null references dynamic on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (dynamic_id, user_id)
);

create table dynamic_comment (
  id bigint generated always as identity primary key,
  dynamic_id bigint not null references dynamic on delete cascade,
  root_id bigint references dynamic_comment on delete cascade,
  reply_to_id bigint,
  user_id bigint not null,
  body text not null,
  likes int not null default 0,
  replies int not null default 0,
  created_at bigint not null
);
create index dynamic_comment_of on dynamic_comment (dynamic_id, created_at desc) where root_id is null;
create index dynamic_comment_replies on dynamic_comment (root_id, created_at);

create table dynamic_comment_like (
  comment_id bigint not null references dynamic_comment on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (comment_id, user_id)
);
