-- News, videos and comments are reported like posts; `kind` is the number on the wire.
alter table reports drop constraint reports_kind_check;
alter table reports add constraint reports_kind_check check (kind between 0 and 20);
