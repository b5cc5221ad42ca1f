-- Web Push (modules/push): browsers that are told things while no page of the site is open. Each belongs to a session and
-- goes with it: a device that was logged out hears nothing more.
create table push_devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  session_id text not null references sessions (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null check (language in ('zh', 'en', 'vi')),
  created_at bigint not null
);
create index push_devices_user on push_devices (user_id);
create index push_devices_session on push_devices (session_id);

-- What a member wants to be told; none: everything, at any hour.
create table push_choices (
  user_id bigint primary key references users (id) on delete cascade,
  unwanted text[] not null,
  hides_scores boolean not null,
  -- minutes of the day in the zone; both or none
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  zone text not null,
  muted_matches bigint[] not null,
  muted_teams bigint[] not null
);

-- Something to tell, once for its key, and to whom it was not told yet.
create table push_messages (
  id bigint generated always as identity primary key,
  key text not null unique,
  -- a later message of the same tag takes the place of an earlier one that nobody saw
  tag text not null,
  kind text not null,
  -- {zh: {title, body}, ...}
  words jsonb not null,
  safe_words jsonb,
  url text not null,
  created_at bigint not null,
  expires_at bigint not null
);
create index push_messages_expiry on push_messages (expires_at);

create table push_outbox (
  message_id bigint not null references push_messages (id) on delete cascade,
  device_id bigint not null references push_devices (id) on delete cascade,
  due_at bigint not null,
  tries smallint not null default 0,
  primary key (message_id, device_id)
);
create index push_outbox_due on push_outbox (due_at);
create index push_outbox_device on push_outbox (device_id);

-- Who follows a match or a team is asked for with every goal.
create index match_collects_by_match on match_collects (match_id);
create index source_follows_by_source on source_follows (kind, ref_id);
