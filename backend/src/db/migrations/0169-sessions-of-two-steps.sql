-- Whether a session was opened with a second factor: where a role must have one, no other session counts.
alter table sessions add column is_two_step boolean not null default false;
