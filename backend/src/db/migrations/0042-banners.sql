create table banner (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('banner', 'advertisement', 'activity')),
  position int not null default 0,
  title jsonb not null,
  image text not null,
  url text not null,
  sort int not null default 0
);

create table notice (
  id bigint generated always as identity primary key,
  kind int not null default 0,
  title jsonb not null,
  content jsonb not null,
  created_at bigint not null
);
