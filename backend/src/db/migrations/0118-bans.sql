-- Epoch milliseconds until which nobody logs in with this account; null: not banned.
alter table users add column banned_until bigint;
alter table users add column ban_reason text not null default '';
create index users_banned on users (banned_until) where banned_until is not null;
