-- The index of the search. Trigrams find the word that was meant; words and sounds are tokens of our own.
create extension if not exists pg_trgm;

create table search_document (
  id bigint generated always as identity primary key,
  -- where it comes from, and what it is there
  source text not null,
  ref text not null,
  kind text not null,
  -- whose it is: what belongs to a banned member is hidden until then. 0: nobody's
  owner_id bigint not null default 0,
  hidden_until bigint not null default 0,
  -- names between bars, which say how well a query fits
  keys text not null,
  -- 0 to 10
  popularity real not null,
  -- published, begins, came; 0: it has no time
  at bigint not null,
  tokens tsvector not null,
  unique (source, ref)
);
create index search_document_tokens on search_document using gin (tokens) with (fastupdate = off);
create index search_document_of_owner on search_document (owner_id) where owner_id > 0;

-- What results show, apart from what is looked through.
create table search_card (
  document_id bigint primary key references search_document on delete cascade,
  title jsonb not null,
  body jsonb not null,
  card jsonb not null
);

-- Words of names: what a mistyped word may have been meant as.
create table search_word (word text primary key);
create index search_word_trigrams on search_word using gin (word gin_trgm_ops) with (fastupdate = off);

-- What has to be read again. One row for each change, so that none is lost while another is being read.
create table search_change (
  id bigint generated always as identity primary key,
  source text not null,
  ref text not null
);

-- What answers a query, by the index and never by reading the table: a row's tokens are long, and of a word that many
-- rows have the planner would look at them one by one until there are enough.
create function search_hits(wanted tsquery, at_ms bigint, most integer)
  returns table (id bigint, kind text, keys text, popularity real, at bigint)
  language sql stable rows 1000 set enable_seqscan = off as $$
  select d.id, d.kind, d.keys, d.popularity, d.at from search_document d
  where d.tokens @@ wanted and d.hidden_until <= at_ms limit most
$$;

-- Is this row one that nobody may find? By the names all tables use for it.
create function search_is_hidden(entry jsonb) returns boolean language sql immutable as $$
  select coalesce((entry->>'status')::int, 1) <> 1 or coalesce((entry->>'is_hidden')::boolean, false)
    or coalesce((entry->>'is_closed')::boolean, false) or entry->>'deleted_at' is not null or entry->>'removed_at' is not null
    or not coalesce((entry->>'is_live')::boolean, true)
$$;

-- Watches a table for a source: (source, column with the number, columns that do not matter …). What is deleted or hidden
-- leaves the index in the same transaction; everything else is read again soon.
create function search_watch() returns trigger language plpgsql as $$
declare
  before jsonb;
  after jsonb;
  quiet text[] := tg_argv[2:];
begin
  if tg_op <> 'INSERT' then before := to_jsonb(old) - quiet; end if;
  if tg_op <> 'DELETE' then after := to_jsonb(new) - quiet; end if;
  if before is not distinct from after then return null; end if;
  insert into search_change (source, ref)
    select distinct tg_argv[0], one->>tg_argv[1] from unnest(array[before, after]) one
    where one->>tg_argv[1] is not null;
  if before is not null and (after is null or search_is_hidden(after)) then
    delete from search_document where source = tg_argv[0] and ref = before->>tg_argv[1];
  end if;
  return null;
end $$;

create trigger search_members after insert or update or delete on users
  for each row execute function search_watch('member', 'id', 'exp', 'tier', 'password_hash', 'payment_password_hash');
create trigger search_rooms after insert or update or delete on rooms
  for each row execute function search_watch('room', 'uid', 'heat_base', 'fans_base', 'placard', 'planned_at');
create trigger search_rooms_of_members after update of nickname on users
  for each row execute function search_watch('room', 'id', 'exp', 'tier');
create trigger search_headlines after insert or update or delete on headline
  for each row execute function search_watch('headline', 'story_id', 'clicks', 'likes', 'favorites', 'comments');
create trigger search_videos after insert or update or delete on video
  for each row execute function search_watch('video', 'id', 'views', 'likes', 'favorites', 'comments');
create trigger search_circles after insert or update or delete on circle
  for each row execute function search_watch('circle', 'id', 'members', 'posts');
create trigger search_posts after insert or update or delete on circle_post
  for each row execute function search_watch('post', 'id', 'views', 'likes', 'comments', 'favorites', 'heat', 'active_at');

-- A ban hides what a member has at once, and shows it again by itself when it is over.
create function search_follow_ban() returns trigger language plpgsql as $$
begin
  update search_document set hidden_until = coalesce(new.banned_until, 0) where owner_id = new.id;
  return null;
end $$;
create trigger search_bans after update of banned_until on users
  for each row when (old.banned_until is distinct from new.banned_until) execute function search_follow_ban();

-- What is there already is read once.
insert into search_change (source, ref)
  select 'member', id::text from users union all select 'room', uid::text from rooms
  union all select distinct 'headline', story_id::text from headline where story_id is not null
  union all select 'video', id::text from video union all select 'circle', id::text from circle
  union all select 'post', id::text from circle_post;
