-- Browsers and networks an account was logged in from: a log-in from any other is told to the member.
create table session_devices (
  user_id bigint not null references users (id) on delete cascade,
  -- Of the mark the browser keeps, together with the member: two accounts of one browser have nothing in common.
  mark_hash text not null,
  seen_at bigint not null,
  primary key (user_id, mark_hash)
);
create table session_networks (
  user_id bigint not null references users (id) on delete cascade,
  -- As networkOf writes it: 203.0.113.0/24 or 2001:db8:85a3::/48.
  network text not null,
  seen_at bigint not null,
  primary key (user_id, network)
);
create index session_networks_seen on session_networks (seen_at);
-- Which browser shows the code, as the digest of its mark.
alter table qr_logins add column mark text;
