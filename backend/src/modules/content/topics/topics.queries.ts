import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import {
  type HeadlineRow,
  headlineColumns,
  headlineTables,
  readableHeadline as readable,
} from '../headlines/headlines.queries'

export interface TopicCount {
  name: string
  count: number
}

/** Published articles that bear a tag, in whatever language. */
const tagged = (place: string) =>
  `headline h where h.status = 1 and string_to_array(lower(h.tags), ',') @> array[lower(${place}::text)]`
/** All copies of a story are about what one of them names: $1 the language, $2 the tag. */
const ofStories = `${readable} and h.story_id in (select h.story_id from ${tagged('$2')})`
const postsOf = `circle_post_topic t join circle_post p on p.id = t.post_id join circle c on c.id = p.circle_id
  where t.key = lower($1::text) and p.status = 1 and not c.is_closed`
/** A topic that more posts name is not counted further. */
const countedMost = 1_000

/** What is written about a topic: a tag of articles, or a name between two `#` in posts. */
export const topicQueries = {
  /** As most of its articles spell it, else its posts; undefined: nobody writes about it. */
  async nameOf(db: Db, name: string): Promise<string | undefined> {
    const row = await db.one<{ name: string }>(
      `select coalesce(
         (select mode() within group (order by tag) from (select h.tags from ${tagged('$1')}) h,
          unnest(string_to_array(h.tags, ',')) tag where lower(tag) = lower($1)),
         (select min(t.name) from ${postsOf})) "name"`,
      [name],
    )
    return row?.name ?? undefined
  },

  /** The newest stories, each once: in the reader's language where there is one. */
  stories(db: Db, name: string, language: Language, most: number): Promise<HeadlineRow[]> {
    return db.query(
      `select ${headlineColumns} from ${headlineTables} where ${ofStories}
       order by h.published_at desc, h.id desc limit $3`,
      [language, name, most],
    )
  },

  async countStories(db: Db, name: string): Promise<number> {
    const sql = `select count(distinct h.story_id)::int count from ${tagged('$1')}`
    return (await db.one<{ count: number }>(sql, [name]))?.count ?? 0
  },

  async countPosts(db: Db, name: string): Promise<number> {
    const sql = `select count(*)::int count from (select 1 from ${postsOf} limit ${countedMost}) named`
    return (await db.one<{ count: number }>(sql, [name]))?.count ?? 0
  },

  /** Other tags of the same stories, the most frequent first. */
  related(db: Db, name: string, language: Language, most: number): Promise<TopicCount[]> {
    return db.query(
      `select mode() within group (order by tag) "name", count(distinct h.story_id)::int count
       from headline h, unnest(string_to_array(h.tags, ',')) tag
       where ${ofStories} and tag <> '' and lower(tag) <> lower($2)
       group by lower(tag) order by count desc, lower(tag) limit $3`,
      [language, name, most],
    )
  },
}
