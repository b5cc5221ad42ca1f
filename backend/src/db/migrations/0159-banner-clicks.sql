-- Who clicked a banner within the last hour, in disguise: a viewer counts once in it.
create table banner_click_viewer (
  banner_id bigint not null references banner on delete cascade,
  viewer text not null,
  counted_at bigint not null,
  primary key (banner_id, viewer)
);
create index banner_click_viewer_age on banner_click_viewer (counted_at);

-- Clicks by day (epoch days).
create table banner_click_day (
  banner_id bigint not null references banner on delete cascade,
  day int not null,
  clicks int not null,
  primary key (banner_id, day)
);
