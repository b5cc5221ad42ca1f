-- 3: a video.
alter table reports drop constraint reports_kind_check;
alter table reports add constraint reports_kind_check check (kind in (0, 1, 2, 3));
