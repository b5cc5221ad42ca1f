-- Slide captchas: the answer never leaves the server but through the test aid.
create table captchas (
  id text primary key,
  x integer not null,
  y integer not null,
  expires_at bigint not null
);
create index captchas_expiry on captchas (expires_at);

create table sms_codes (
  id bigint generated always as identity primary key,
  mobile text not null,
  purpose text not null,
  code_hash text not null,
  ip text not null,
  tries integer not null default 0,
  sent_at bigint not null,
  expires_at bigint not null,
  used_at bigint
);
create index sms_codes_mobile on sms_codes (mobile, sent_at);
create index sms_codes_ip on sms_codes (ip, sent_at);
create index sms_codes_sent on sms_codes (sent_at);

-- Messages the outbox adapter "sends"; for tests and demonstrations.
create table sms_outbox (
  id bigint generated always as identity primary key,
  mobile text not null,
  text text not null,
  code text not null,
  at bigint not null
);
create index sms_outbox_mobile on sms_outbox (mobile, id);

create table qr_logins (
  code_hash text primary key,
  state text not null default 'new' check (state in ('new', 'scanned', 'confirmed', 'consumed', 'cancelled')),
  -- The browser that shows the code.
  browser text not null,
  ip text not null,
  -- Who scanned it: only this user may confirm.
  user_id bigint references users (id) on delete cascade,
  expires_at bigint not null
);
create index qr_logins_expiry on qr_logins (expires_at);
