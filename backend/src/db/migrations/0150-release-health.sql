-- What pages report of the versions of remotes, as each process of the site counted it: the release service of every
-- process judges by the sum, and one that starts knows what was before. Rows are written once and go after two days.
create table release_health (
  id bigint generated always as identity primary key,
  environment text not null,
  process text not null,
  written bigint not null,
  at bigint not null,
  remote text not null,
  build text not null,
  run text not null,
  loads integer not null check (loads >= 0),
  failures integer not null check (failures >= 0),
  integrity integer not null check (integrity >= 0),
  durations text not null
);
create index release_health_written on release_health (environment, written);
create index release_health_at on release_health (environment, at);
