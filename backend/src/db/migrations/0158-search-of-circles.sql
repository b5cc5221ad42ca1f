-- A circle that is closed is not found, and nothing that was written in it.
create or replace function search_is_hidden(entry jsonb) returns boolean language sql immutable as $$
  select coalesce((entry->>'status')::int, 1) <> 1 or coalesce((entry->>'is_hidden')::boolean, false)
    or coalesce((entry->>'is_closed')::boolean, false)
    or entry->>'deleted_at' is not null or entry->>'removed_at' is not null
    or not coalesce((entry->>'is_live')::boolean, true)
$$;

-- What a like or a comment moves says nothing about the words: it is no reason to read a post again.
drop trigger search_circles on circle;
create trigger search_circles after insert or update or delete on circle
  for each row execute function search_watch('circle', 'id', 'members', 'posts');
drop trigger search_posts on circle_post;
create trigger search_posts after insert or update or delete on circle_post
  for each row execute function search_watch('post', 'id', 'views', 'likes', 'comments', 'favorites', 'heat', 'active_at');

create function search_follow_circle() returns trigger language plpgsql as $$
begin
  insert into search_change (source, ref) select 'post', id::text from circle_post where circle_id = new.id;
  if new.is_closed then
    delete from search_document d using circle_post p
    where d.source = 'post' and d.ref = p.id::text and p.circle_id = new.id;
  end if;
  return null;
end $$;
create trigger search_posts_of_circles after update of is_closed on circle
  for each row when (old.is_closed is distinct from new.is_closed) execute function search_follow_circle();

-- Posts are read again without the numbers of those they mention, videos with their titles in every language.
insert into search_change (source, ref)
  select 'post', id::text from circle_post union all select 'video', id::text from video
  union all select 'circle', id::text from circle where is_closed;
