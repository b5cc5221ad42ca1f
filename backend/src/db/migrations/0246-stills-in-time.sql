-- When each picture of a broadcast was taken, for looking ahead on the bar of a player.
create table broadcast_stills (
  broadcast_id bigint not null references broadcast_plans (id) on delete cascade,
  number integer not null,
  -- Epoch milliseconds.
  at bigint not null,
  primary key (broadcast_id, number)
);
