-- A planned broadcast becomes the broadcast itself: opened by its anchor, on air with the first segment, over.
alter table broadcast_plans
  add column cover text not null default '',
  -- 0 planned, 1 opened or on air, 2 over
  add column state smallint not null default 0 check (state between 0 and 2),
  add column opened_at bigint,
  add column on_air_at bigint,
  add column ended_at bigint,
  add column viewers integer not null default 0,
  add column hotvotes bigint not null default 0;
create unique index broadcast_plans_one_open on broadcast_plans (uid) where state = 1;
create index broadcast_plans_of_anchor on broadcast_plans (uid, starts_at desc);
