-- Lists of posts, news and videos stay fast with a hundred thousand of each: every order has an index to walk.
create index circle_post_answered on circle_post (lang, active_at desc, id desc) where status = 1;
create index circle_post_refined on circle_post (lang, heat desc, id desc) where status = 1 and is_refined;
create index circle_post_pinned on circle_post (circle_id, created_at desc, id desc) where status = 1 and is_pinned;
create index circle_post_hottest_of on circle_post (circle_id, lang, heat desc, id desc) where status = 1;
create index circle_post_answered_of on circle_post (circle_id, lang, active_at desc, id desc) where status = 1;
create index circle_post_topic_begins on circle_post_topic (key text_pattern_ops, post_id);

create index headline_newest_in on headline (lang, published_at desc, id desc) where status = 1;
create index headline_newest_of on headline (lang, category_id, published_at desc, id desc) where status = 1;
create index headline_top on headline (lang, published_at desc, id desc) where status = 1 and is_top;
create index headline_banners on headline (lang, is_top desc, published_at desc, id desc) where status = 1 and is_banner;
create index headline_read_most on headline (lang, clicks desc, id desc) where status = 1;

-- As many votes as ten times are worth three days of age: the order changes with votes, never with time.
alter table video add column heat double precision not null generated always as
  (log((1 + 3 * likes + 5 * favorites + 4 * comments + views / 100)::double precision)
    + published_at::double precision / 259200000) stored;
-- A view that is counted still has nothing read again for the search.
drop trigger search_videos on video;
create trigger search_videos after insert or update or delete on video
  for each row execute function search_watch('video', 'id', 'views', 'likes', 'favorites', 'comments', 'heat');
create index video_hottest on video (heat desc, id desc) where status = 1;
create index video_hottest_of on video (category_id, heat desc, id desc) where status = 1;
create index video_seen on video (views desc, id desc) where status = 1;
create index video_seen_of on video (category_id, views desc, id desc) where status = 1;

-- "Derby" is de er rb by: which titles have all of them is known without reading titles.
create function sign_pairs(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(words), place, 2)), '{}') from generate_series(1, length(words) - 1) place
$$;
create index video_title_pairs on video using gin (sign_pairs(title || coalesce(titles::text, ''))) where status = 1;

drop index video_view_hour_age;
create index video_view_hour_age on video_view_hour (hour, video_id) include (views);
