-- Corrections of published articles (modules/content/headlines): the new words wait as an article of their own, and take the place
-- of the old ones when they are published.
alter table headline add column corrects bigint references headline (id) on delete cascade;
create unique index headline_correction on headline (corrects) where corrects is not null;
-- When the last correction was published; null: there was none.
alter table headline add column updated_at bigint;
