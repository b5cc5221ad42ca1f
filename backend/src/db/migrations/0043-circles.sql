create table circle (
  id bigint generated always as identity primary key,
  name jsonb not null,
  -- recipe of the crest: two colours, field, letters
  icon text not null,
  members int not null default 0,
  position int not null
);

create table circle_post (
  id bigint generated always as identity primary key,
  circle_id bigint not null references circle,
  user_id bigint not null,
  lang text not null check (lang in ('zh', 'en', 'vi')),
  body text not null,
  images jsonb not null default '[]',
  views int not null default 0,
  likes int not null default 0,
  comments int not null default 0,
  is_refined boolean not null default false,
  created_at bigint not null
);
create index circle_post_newest on circle_post (created_at desc, id desc);
create index circle_post_of on circle_post (circle_id, created_at desc);
