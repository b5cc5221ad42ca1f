import type { Db } from '../../db/db'
import type { Language } from '../../kernel/messages'

export interface NewStory {
  /** Of the whole story; the article's own where it has no other languages. */
  id: number
  titles: Partial<Record<Language, string>>
  /** Of all its versions, between commas. */
  tags: string
}

/** Stories published lately that were not told of, while anybody may be told at all. */
export const untoldStories = (db: Db, since: number) =>
  db.query<NewStory>(
    `select coalesce(h.story_id, h.id) id, jsonb_object_agg(h.lang, h.title) titles, string_agg(h.tags, ',') tags
     from headline h
     where h.status = 1 and h.published_at > $1 and h.tags <> '' and exists (select 1 from push_devices)
       and not exists (select 1 from push_messages m where m.key = 'article-' || coalesce(h.story_id, h.id))
     group by 1 order by 1 limit 50`,
    [since],
  )
