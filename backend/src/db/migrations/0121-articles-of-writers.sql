-- Why an article was refused; its writer may change it and hand it in again.
alter table headline add column remark text not null default '';
create index headline_waiting on headline (published_at desc, id desc) where status = 0;
