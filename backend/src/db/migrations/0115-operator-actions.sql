-- What operators changed: who, when, what, from which state to which. Never changed or removed.
create table operator_actions (
  id bigint generated always as identity primary key,
  operator_id bigint not null,
  at bigint not null,
  call text not null,
  kind text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  input jsonb not null,
  -- a network, not an address
  ip_prefix text not null
);
create index operator_actions_by_operator on operator_actions (operator_id, id desc);
create index operator_actions_by_subject on operator_actions (kind, subject, id desc);

create function operator_actions_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only' using errcode = 'OA001';
end $$;
create trigger operator_actions_append_only before update or delete on operator_actions
  for each row execute function operator_actions_refuse_change();
create trigger operator_actions_no_truncate before truncate on operator_actions
  for each statement execute function operator_actions_refuse_change();
