-- Articles whose writer named a moment of publication (modules/content/headlines). Accepted before it they have state 3 and wait;
-- everything readers see asks for state 1.
alter table headline drop constraint headline_status_check;
alter table headline add constraint headline_status_check check (status in (0, 1, 2, 3));
-- Null: as soon as it is accepted, or it is published.
alter table headline add column publish_at bigint;
create index headline_due on headline (publish_at) where status = 3;
alter table headline_draft add column publish_at bigint;
