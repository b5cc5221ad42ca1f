-- What a log-in asks for beside the password. Columns of time (…_at) hold epoch milliseconds.
create table second_factors (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null,
  -- totp: the secret, sealed. passkey: its public key (COSE), base64url.
  secret text not null,
  -- of passkeys: the number the authenticator gave it, the domain it works for, the ways to reach it
  credential_id text unique,
  rp_id text,
  transports jsonb not null default '[]',
  -- totp: the last time step that was used. passkey: the authenticator's count. Neither is taken a second time.
  counter bigint not null default 0,
  created_at bigint not null,
  used_at bigint,
  check ((kind = 'passkey') = (credential_id is not null and rp_id is not null))
);
create index second_factors_of on second_factors (user_id, id);
create unique index second_factors_one_totp on second_factors (user_id) where kind = 'totp';

-- Ways in without the factor. Only digests are kept.
create table recovery_codes (
  user_id bigint not null references users (id) on delete cascade,
  hash text not null,
  used_at bigint,
  primary key (user_id, hash)
);

-- A factor somebody sets up and has not proved yet: the sealed secret, or the challenge of a passkey.
create table second_factor_set_ups (
  user_id bigint not null references users (id) on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  value text not null,
  expires_at bigint not null,
  primary key (user_id, kind)
);

-- Log-ins whose password was right and that wait for their second step. Only digests of the tickets are kept.
create table second_step_tickets (
  hash text primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- where the log-in began, and only there it goes on
  door text not null check (door in ('site', 'phone', 'operators', 'console')),
  -- asks: for a factor the account has. enrols: the account must set one up. enrolled: it did.
  state text not null check (state in ('asks', 'enrols', 'enrolled')),
  challenge text not null,
  tries integer not null default 0,
  expires_at bigint not null
);
create index second_step_tickets_of on second_step_tickets (user_id);
create index second_step_tickets_expiry on second_step_tickets (expires_at);

-- A new password: who began to log in with the old one begins again.
create function second_step_forget() returns trigger language plpgsql as $$
begin
  delete from second_step_tickets where user_id = new.id;
  return null;
end $$;
create trigger users_second_step_forget after update of password_hash on users
  for each row when (old.password_hash is distinct from new.password_hash) execute function second_step_forget();
