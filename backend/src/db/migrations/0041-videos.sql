create table video_category (
  id bigint generated always as identity primary key,
  name jsonb not null,
  icon text not null,
  position int not null
);

create table video (
  id bigint generated always as identity primary key,
  owner_id bigint not null,
  category_id bigint not null references video_category,
  title text not null,
  cover text not null,
  address text not null,
  duration_s int not null default 0,
  -- 0 awaits review, 1 published, 2 refused
  status int not null default 0 check (status in (0, 1, 2)),
  views int not null default 0,
  likes int not null default 0,
  favorites int not null default 0,
  comments int not null default 0,
  published_at bigint not null
);
create index video_newest on video (published_at desc, id desc) where status = 1;
create index video_by_owner on video (owner_id, published_at desc);

create table video_like (
  video_id bigint not null references video on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (video_id, user_id)
);

create table video_favorite (
  video_id bigint not null references video on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (video_id, user_id)
);

create table video_comment (
  id bigint generated always as identity primary key,
  video_id bigint not null references video on delete cascade,
  root_id bigint references video_comment on delete cascade,
  reply_to_id bigint,
  user_id bigint not null,
  body text not null,
  likes int not null default 0,
  replies int not null default 0,
  created_at bigint not null
);
create index video_comment_of on video_comment (video_id, created_at desc) where root_id is null;
create index video_comment_replies on video_comment (root_id, created_at);

create table video_comment_like (
  comment_id bigint not null references video_comment on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (comment_id, user_id)
);

-- Categories a member put into the own menu.
create table video_category_choice (
  user_id bigint not null,
  category_id bigint not null references video_category on delete cascade,
  created_at bigint not null,
  primary key (user_id, category_id)
);
