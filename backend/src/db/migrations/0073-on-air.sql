-- Key with which an anchor pushes. The key itself is made from a secret that lies outside the data base; here is only
-- what recognises it.
create table stream_keys (
  uid bigint primary key references users (id) on delete cascade,
  generation integer not null default 1,
  digest text not null unique,
  changed_at bigint not null
);

alter table broadcast_plans
  -- false: made on the spot, for an anchor who planned nothing
  add column is_planned boolean not null default true,
  -- an open broadcast is over when nothing arrives until then
  add column ends_after bigint,
  -- name of what is recorded
  add column recording text not null default '';
create index broadcast_plans_running on broadcast_plans (ends_after) where state = 1;

alter table playbacks add column broadcast_id bigint references broadcast_plans (id) on delete set null;
create index playbacks_broadcast on playbacks (broadcast_id);

-- A real broadcast takes the place of a demo room's stream, which comes back some time after its end.
alter table rooms
  add column demo_stream text,
  add column demo_back_at bigint;
