import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { popularityOf, type SearchDocument, type Words } from '../search-document'
import { allOf, numbersOf, type SearchSource } from './search-source'

interface HeadlineRow {
  storyId: number
  id: number
  lang: Language
  writerId: number
  title: string
  summary: string
  tags: string
  content: string
  cover: string
  clicks: number
  publishedAt: number
  category: Words
  categoryId: number
}

/** Text of an article without its markup. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()

const bodyOf = ({ summary, content }: HeadlineRow): string => {
  const text = plain(content)
  return summary === '' || text.startsWith(summary) ? text : `${summary} ${text}`
}

function storyOf(rows: readonly HeadlineRow[]): SearchDocument {
  const [first] = rows as [HeadlineRow]
  return {
    kind: 'news',
    ref: String(first.storyId),
    ownerId: first.writerId,
    title: Object.fromEntries(rows.map((row) => [row.lang, row.title])),
    aliases: rows.flatMap(({ tags }) => tags.split(',').filter((tag) => tag.trim() !== '')),
    body: Object.fromEntries(rows.map((row) => [row.lang, bodyOf(row).slice(0, 600)])),
    popularity: popularityOf(first.clicks),
    at: first.publishedAt,
    card: { picture: first.cover, count: first.clicks, group: first.category, groupId: first.categoryId },
  }
}

/** Published stories, each once whatever its languages. */
export const storySource: SearchSource = {
  name: 'headline',
  refs: allOf('headline', 'story_id'),
  counts: {
    of: 'story_id',
    sql: (where) =>
      `select story_id::text ref, max(clicks) count from headline where status = 1 and ${where} group by story_id`,
  },
  async read(tx: Db, refs) {
    const rows = await tx.query<HeadlineRow>(
      `select h.story_id, h.id, h.lang, h.writer_id, h.title, h.summary, h.tags, h.content, h.cover,
         h.clicks, h.published_at, k.name category, k.id category_id
       from headline h join headline_category k on k.id = h.category_id
       where h.story_id = any($1::bigint[]) and h.status = 1 order by h.id for share of h`,
      [numbersOf(refs)],
    )
    const stories = new Map<number, HeadlineRow[]>()
    for (const row of rows) stories.set(row.storyId, [...(stories.get(row.storyId) ?? []), row])
    return [...stories.values()].map(storyOf)
  },
}
