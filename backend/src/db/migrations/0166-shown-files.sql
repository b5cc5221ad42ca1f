-- Where a stored file is shown is asked of the rows that show it; this makes the question cheap.
-- Addresses of stored files in a text, as pages and JSON write them. Those of other sites have a name in front.
create function stored_files(words text) returns text[] language sql immutable parallel safe as $$
  select case when strpos(words, '/media/') = 0 then '{}'::text[] else array(
    select distinct found[1] from regexp_matches(words, '(?<![A-Za-z0-9.:-])/media/(?:uploads|documents)/[A-Za-z0-9_-]+\.[a-z0-9]+', 'g') found)
  end
$$;

-- Most rows show portraits the site draws: those are in no index. Lists that wait to be indexed would be read each time.
create index users_by_avatar on users (avatar) where avatar like '/media/%';
create index room_messages_by_avatar on room_messages (avatar) where avatar like '/media/%';
create index broadcast_plans_by_cover on broadcast_plans (cover) where cover like '/media/%';
create index playbacks_by_cover on playbacks (cover) where cover like '/media/%';
create index video_by_cover on video (cover) where cover like '/media/%';
create index video_by_address on video (address) where address like '/media/%';
create index chat_groups_by_avatar on chat_groups (avatar) where avatar like '/media/%';
create index dynamic_by_image on dynamic using gin (images) with (fastupdate = off) where images <> '{}';
create index dynamic_by_video on dynamic using gin (stored_files(videos::text)) with (fastupdate = off) where videos <> '[]';
create index circle_post_by_image on circle_post using gin (stored_files(images::text)) with (fastupdate = off) where images <> '[]';
create index circle_post_by_video on circle_post using gin (stored_files(videos::text)) with (fastupdate = off) where videos <> '[]';
create index headline_by_cover on headline using gin (stored_files(cover)) with (fastupdate = off) where cover <> '';
create index headline_by_picture on headline using gin (stored_files(content)) with (fastupdate = off) where strpos(content, '/media/') > 0;
create index chat_message_by_file on chat_message using gin (stored_files(payload::text)) with (fastupdate = off)
  where kind in ('TIMImageElem', 'TIMFileElem', 'TIMCustomElem');

-- Since when nothing shows a file, as the sweep saw it first; null: something does, or nobody has looked yet.
alter table uploaded_file add column unshown_since bigint;
alter table private_documents add column unshown_since bigint;
create index uploaded_file_unshown on uploaded_file (unshown_since) where unshown_since is not null;
create index private_documents_unshown on private_documents (unshown_since) where unshown_since is not null;

-- The mark is no longer kept. A node of the version before removes what it says nobody shows: it shall find nothing.
drop index uploaded_file_left;
alter table uploaded_file alter column is_used set default true;
update uploaded_file set is_used = true where not is_used;
