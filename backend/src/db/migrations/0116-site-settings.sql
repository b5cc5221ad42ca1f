-- Settings operators changed; what is not here has the value of the installation.
create table site_setting (
  name text primary key,
  value jsonb not null,
  changed_by bigint not null,
  changed_at bigint not null
);
