-- Red envelopes. Their diamonds lie in the escrow account `envelope:<id>` until a share is claimed or time is up.
create table red_envelopes (
  id bigint generated always as identity primary key,
  room_uid bigint not null references rooms (uid),
  sender_id bigint not null references users (id),
  -- the sender's own key of the intent: the same key again is the same envelope
  send_key text not null,
  diamonds integer not null check (diamonds > 0),
  shares integer not null check (shares > 0 and shares <= diamonds * 10),
  is_random boolean not null,
  is_for_fans boolean not null,
  created_at bigint not null,
  opens_at bigint not null,
  expires_at bigint not null check (expires_at > opens_at),
  -- what nobody claimed went back
  closed_at bigint,
  unique (sender_id, send_key)
);
create index red_envelopes_open on red_envelopes (room_uid, opens_at) where closed_at is null;
create index red_envelopes_due on red_envelopes (expires_at) where closed_at is null;

-- Shares are decided when the envelope is sent, in tenths of a diamond.
create table red_envelope_shares (
  envelope_id bigint not null references red_envelopes (id),
  place integer not null,
  tenths bigint not null check (tenths > 0),
  user_id bigint references users (id),
  claimed_at bigint,
  primary key (envelope_id, place),
  check ((user_id is null) = (claimed_at is null))
);
create unique index red_envelope_shares_once on red_envelope_shares (envelope_id, user_id) where user_id is not null;
