-- Teams and leagues a member follows: their matches are followed with them. kind: 1 team, 2 league. Numbers are the feed's.
create table source_follows (
  user_id bigint not null references users (id) on delete cascade,
  kind smallint not null check (kind in (1, 2)),
  ref_id bigint not null,
  created_at bigint not null,
  primary key (user_id, kind, ref_id)
);

-- The one secret calendar address of a member. Only its digest is kept: a copy of the data base opens no calendar.
create table calendar_links (
  user_id bigint primary key references users (id) on delete cascade,
  token_digest text not null unique,
  language text not null,
  created_at bigint not null
);
