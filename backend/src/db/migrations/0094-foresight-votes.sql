-- What members expect of matches to come. choice: 1 home, 2 draw, 3 away.
create table foresight_votes (
  user_id bigint not null references users (id) on delete cascade,
  match_id bigint not null,
  choice smallint not null check (choice between 1 and 3),
  created_at bigint not null,
  primary key (user_id, match_id)
);
create index foresight_votes_by_match on foresight_votes (match_id, choice);
