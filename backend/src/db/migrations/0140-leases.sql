-- Who does what only one node may do. The term grows with every change of hands: what an earlier holder still wants to
-- write is refused by it. Times are the data base's own, in epoch milliseconds.
create table leases (
  name text primary key,
  holder text not null,
  term bigint not null,
  until_at bigint not null
);
