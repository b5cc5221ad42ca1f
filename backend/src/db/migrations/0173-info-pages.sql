-- Agreements and information pages operators changed; what is not here has the texts that came with the site.
create table info_page (
  name text primary key,
  texts jsonb not null,
  changed_by bigint not null,
  changed_at bigint not null
);
