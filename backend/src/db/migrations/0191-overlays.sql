-- The secret address of an anchor's overlays (modules/cockpit): who knows the key sees what everybody in the room sees.
create table anchor_overlays (
  uid bigint primary key references users (id) on delete cascade,
  key_digest text not null unique,
  created_at bigint not null
);
