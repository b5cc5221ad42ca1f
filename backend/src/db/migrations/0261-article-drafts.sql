-- Drafts of articles (modules/content/headlines): kept as they are typed. A row is a version, the newest one the draft.
create table headline_draft (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id) on delete cascade,
  -- What is changed or corrected; null: the new article.
  article_id bigint references headline (id) on delete cascade,
  -- Another one with every save, so that who saves says what was changed.
  revision text not null,
  -- 0: none chosen yet.
  category_id bigint not null,
  title text not null,
  cover text not null,
  summary text not null,
  content text not null,
  tags text not null,
  began_at bigint not null,
  saved_at bigint not null
);
create index headline_draft_of_writer on headline_draft (user_id, coalesce(article_id, 0), id desc);
create index headline_draft_of_article on headline_draft (article_id);
-- Where a stored file is shown is asked of the rows that show it.
create index headline_draft_by_cover on headline_draft using gin (stored_files(cover)) with (fastupdate = off) where cover <> '';
create index headline_draft_by_picture on headline_draft using gin (stored_files(content)) with (fastupdate = off)
  where strpos(content, '/media/') > 0;
