-- What was looked for and found, by day: the words an empty search page offers. Only names of things that everybody may
-- find are counted, never what somebody typed.
create table search_hit (
  day integer not null,
  source text not null,
  ref text not null,
  hits integer not null default 0,
  primary key (day, source, ref)
);
