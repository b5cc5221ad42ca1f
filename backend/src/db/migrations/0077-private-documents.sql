-- Stored pictures that only their owner and the operators may see.
create table private_documents (
  name text primary key,
  user_id bigint not null references users (id) on delete cascade,
  created_at bigint not null
);
