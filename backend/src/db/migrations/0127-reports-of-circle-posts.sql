-- Posts of circles are reported like those of anchors: kind 3.
alter table reports drop constraint reports_kind_check;
alter table reports add constraint reports_kind_check check (kind between 0 and 20);
create index reports_open_of on reports (kind, target_id) where state = 0;
