import type { Db } from '../db/db'

/** Where time begins in a bench, epoch milliseconds. */
export const benchNow = 1_780_000_000_000
/** Posts, articles and videos are so far apart. */
const apartMs = 60_000
/** Members who write, with numbers from here on. */
export const firstAuthor = 500_001
export const authors = 2_000
/** Follows `followedMost` authors and is in two circles. */
export const reader = firstAuthor + authors
/** Follows nobody but the last author, who writes least. */
export const quietReader = reader + 1
/** Wrote one in fifty of everything. */
export const busyAuthor = firstAuthor
const followedMost = 150

/** Languages as readers have them: half Chinese, the rest shared. */
const languageOf = (n: string) => `(array['zh', 'zh', 'en', 'vi'])[1 + ${n} % 4]`
/** Squared, so that some write much and most little. */
const authorOf = (n: string) =>
  `case when ${n} % 50 = 1 then ${busyAuthor} else ${firstAuthor} + floor(power((${n}::bigint * 7919 % 10007) / 10007.0, 2) * ${authors})::int end`
const words = (n: string) => `'比赛 ' || md5(${n}::text) || ' 集锦 derby trận đấu'`
/** A made-up count below `most`, always the same for a number. */
const count = (n: string, most: number, salt: number) =>
  `floor(power((${n}::bigint * ${salt} % 9973) / 9973.0, 6) * ${most})::int`

const people = `
  insert into users (id, mobile, password_hash, nickname, avatar, is_writer, created_at)
  select ${firstAuthor} + n, '86-bench' || n, '', 'bench' || n, '', n % 40 = 0, 0 from generate_series(0, ${authors + 1}) n`

const posts = `
  insert into circle_post (circle_id, user_id, lang, title, body, likes, comments, views, is_refined, is_pinned, status, created_at, active_at)
  select (select array_agg(id order by id) from circle where not is_closed)[1 + n % (select count(*) from circle where not is_closed)],
    ${authorOf('n')}, ${languageOf('n')}, '', ${words('n')}, ${count('n', 3_000, 31)}, ${count('n', 400, 37)}, n % 5000,
    n % 200 = 7, n % 4000 = 9, case when n % 25 = 0 then 0 when n % 31 = 0 then 2 else 1 end,
    ${benchNow} - n::bigint * ${apartMs}, ${benchNow} - (n::bigint * 7919 % $1) * ${apartMs}
  from generate_series(1, $1::int) n`

const topics = `
  insert into circle_post_topic (post_id, key, name)
  select id, 'topic' || floor(power((id * 7919 % 10007) / 10007.0, 3) * 5000)::int, 'Topic' from circle_post where id % 3 = 0
  on conflict do nothing`

/** A story has up to three languages; the newest come first. */
const articles = `
  insert into headline (id, story_id, lang, writer_id, category_id, title, summary, content, status, is_top, is_banner, clicks, published_at)
  overriding system value
  select 1000000 + n, 1000000 + n - n % 3, (array['zh', 'en', 'vi'])[1 + n % 3], ${authorOf('(n / 3)')},
    (select array_agg(id order by id) from headline_category)[1 + (n / 3) % (select count(*) from headline_category)],
    ${words('n')}, ${words('n')}, repeat(md5(n::text), 40),
    case when (n / 3) % 25 = 0 then 0 else 1 end, (n / 3) % 9000 = 1, (n / 3) % 5000 = 2, ${count('n', 90_000, 41)},
    ${benchNow} - (n / 3)::bigint * 3 * ${apartMs}
  from generate_series(3, $1::int + 2) n`

const videos = `
  insert into video (owner_id, category_id, title, cover, address, status, views, likes, favorites, comments, published_at)
  select ${authorOf('n')}, (select array_agg(id order by id) from video_category)[1 + n % (select count(*) from video_category)],
    ${words('n')}, '', '/files/' || n || '.mp4', case when n % 25 = 0 then 0 else 1 end,
    ${count('n', 900_000, 43)}, ${count('n', 9_000, 47)}, ${count('n', 900, 53)}, ${count('n', 900, 59)}, ${benchNow} - n::bigint * ${apartMs}
  from generate_series(1, $1::int) n`

/** Views of a month: of one video in five. */
const views = `
  insert into video_view_hour (video_id, hour, views)
  select v.id, ${Math.floor(benchNow / 3_600_000)} - (v.id * 7919 + k * 101) % 720, 1 + k from video v, generate_series(0, 2) k where v.id % 5 = 0
  on conflict do nothing`

const ties = [
  `insert into follows (user_id, target_id, created_at) values (${quietReader}, ${reader - 1}, 0)`,
  `insert into follows (user_id, target_id, created_at) select ${reader}, ${firstAuthor} + n * 13 % ${authors}, 0
   from generate_series(1, ${followedMost}) n on conflict do nothing`,
  `insert into circle_member (circle_id, user_id, created_at) select id, ${reader}, 0 from circle order by id limit 2`,
  `insert into circle_post_favorite (post_id, user_id, created_at) select id, ${reader}, id from circle_post where id % 50 = 3`,
  `insert into video_favorite (video_id, user_id, created_at) select id, ${reader}, id from video where id % 50 = 3`,
  `insert into headline_favorite (headline_id, user_id, created_at) select id, ${reader}, id from headline where id % 50 = 3`,
  `insert into video_category_choice (user_id, category_id, created_at) select ${reader}, id, 0 from video_category order by id limit 2`,
]

const catalogue = [
  `insert into circle (name, icon, position) select jsonb_build_object('zh', 'c' || n), '', n from generate_series(1, 13) n`,
  `insert into headline_category (name, position) select jsonb_build_object('zh', 'k' || n), n from generate_series(1, 7) n`,
  `insert into video_category (name, icon, position) select jsonb_build_object('zh', 'v' || n), '', n from generate_series(1, 9) n`,
]

/** So many posts, articles and videos each, as after years: some write much, few are liked much. */
export async function fillWithPosts(db: Db, rows: number): Promise<void> {
  // What the search hears of is another bench's.
  for (const table of ['circle_post', 'headline', 'video']) await db.query(`alter table ${table} disable trigger user`)
  for (const sql of [...catalogue, people]) await db.query(sql)
  for (const sql of [posts, articles, videos]) await db.query(sql, [rows])
  for (const sql of [topics, views, ...ties]) await db.query(sql)
  for (const table of ['circle_post', 'headline', 'video']) await db.query(`alter table ${table} enable trigger user`)
  await db.query('analyze')
}
