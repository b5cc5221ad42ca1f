-- What operators hide stays in the data base and is shown to nobody. News and videos have a state for it already.
alter table dynamic add column is_hidden boolean not null default false;
alter table dynamic_comment add column is_hidden boolean not null default false;
alter table headline_comment add column is_hidden boolean not null default false;
alter table video_comment add column is_hidden boolean not null default false;

-- A banner may be switched off, or have a time of its own.
alter table banner add column is_off boolean not null default false;
alter table banner add column starts_at bigint;
alter table banner add column ends_at bigint;
