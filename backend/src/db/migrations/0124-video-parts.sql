-- Titles in the languages of the site where there are several; otherwise the title is as its writer wrote it.
alter table video add column titles jsonb;
-- What the file is, so that a page can say when a browser is unable to play it.
alter table video add column format text not null default 'mp4';
-- 0 plays as it is, 1 waits to be converted, 2 could not be converted
alter table video add column conversion int not null default 0 check (conversion in (0, 1, 2));
create index video_to_convert on video (id) where conversion = 1;
create index video_by_category on video (category_id, published_at desc) where status = 1;

-- When a viewer was last counted; a viewer is a member, or an address in disguise.
create table video_view (
  video_id bigint not null references video on delete cascade,
  viewer text not null,
  counted_at bigint not null,
  primary key (video_id, viewer)
);
create index video_view_age on video_view (counted_at);

-- Views by hour (epoch hours), for the rankings.
create table video_view_hour (
  video_id bigint not null references video on delete cascade,
  hour bigint not null,
  views int not null,
  primary key (video_id, hour)
);
create index video_view_hour_age on video_view_hour (hour);

-- Lines that fly over the picture, each at its second.
create table video_barrage (
  id bigint generated always as identity primary key,
  video_id bigint not null references video on delete cascade,
  user_id bigint not null,
  second int not null check (second >= 0),
  body text not null,
  color text not null default '',
  created_at bigint not null
);
create index video_barrage_of on video_barrage (video_id, second, id);
