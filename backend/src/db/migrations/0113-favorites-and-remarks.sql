-- Posts of circles that members keep, as videos and news are kept.
alter table circle_post add column favorites int not null default 0;
create table circle_post_favorite (
  post_id bigint not null references circle_post on delete cascade,
  user_id bigint not null,
  created_at bigint not null,
  primary key (post_id, user_id)
);
create index circle_post_favorite_of_user on circle_post_favorite (user_id, created_at desc);
create index video_favorite_of_user on video_favorite (user_id, created_at desc);
create index headline_favorite_of_user on headline_favorite (user_id, created_at desc);

-- Why a horn was refused.
alter table horns add column remark text not null default '';
