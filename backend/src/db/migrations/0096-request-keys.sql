-- Keys of requests that came without one of their own: the same content of the same member a moment later is the same
-- intent and gets the same key. Rows only matter for seconds.
create table request_keys (
  user_id bigint not null,
  call text not null,
  digest text not null,
  key text not null,
  at bigint not null,
  primary key (user_id, call, digest)
);
