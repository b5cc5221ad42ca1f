-- What a page plays a video with, and what its author adds (modules/content/videos).
-- Lines of the picture; 0 while they are not known.
alter table video add column height int not null default 0;
-- Its lower qualities and pictures are still to be made.
alter table video add column parts_wait boolean not null default false;
-- One picture of many, row after row, for looking ahead on the bar; seconds from one to the next, and how many.
alter table video add column stills text not null default '';
alter table video add column still_step_s int not null default 0;
alter table video add column still_count int not null default 0;
create index video_parts_waiting on video (id) where parts_wait;
create index video_by_stills on video (stills) where stills like '/media/%';

-- The same in lower qualities: files of its owner.
create table video_quality (
  video_id bigint not null references video on delete cascade,
  height int not null check (height > 0),
  address text not null,
  primary key (video_id, height)
);
create index video_quality_by_address on video_quality (address);

create table video_chapter (
  video_id bigint not null references video on delete cascade,
  second int not null check (second >= 0),
  title text not null,
  primary key (video_id, second)
);

create table video_subtitle (
  video_id bigint not null references video on delete cascade,
  lang text not null check (lang in ('zh', 'en', 'vi')),
  -- [{"from": 1.5, "to": 3, "text": "plain"}], in their order
  cues jsonb not null,
  primary key (video_id, lang)
);
