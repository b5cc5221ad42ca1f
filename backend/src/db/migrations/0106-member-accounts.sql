-- Who brought a member, and what becomes of a member who left. Columns of time (…_at) hold epoch milliseconds.
alter table users
  -- given when first asked for
  add column invite_code text unique,
  add column invited_by bigint references users (id) on delete set null,
  -- The account is deleted: the row stays as a number for ledger and posts, without anything about the person.
  add column deleted_at bigint;
create index users_invited_by on users (invited_by, created_at desc) where invited_by is not null;

-- Where wealth experience came from. The lines of a member add up to users.exp.
create table experience_log (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  source text not null check (source in ('opening', 'gift', 'barrage', 'noble', 'horn', 'spending')),
  -- tenths of a yellow diamond
  tenths bigint not null check (tenths > 0),
  created_at bigint not null
);
create index experience_log_newest on experience_log (user_id, id desc);

-- What was gathered before there was a log, and what somebody is made with.
create function experience_open() returns trigger language plpgsql as $$
begin
  insert into experience_log (user_id, source, tenths, created_at) values (new.id, 'opening', new.exp, new.created_at);
  return null;
end $$;
create trigger users_experience_open after insert on users for each row when (new.exp > 0) execute function experience_open();
insert into experience_log (user_id, source, tenths, created_at)
  select id, 'opening', exp, created_at from users where exp > 0;
