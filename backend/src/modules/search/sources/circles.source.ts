import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { popularityOf, type SearchDocument, type Words } from '../search-document'
import { allOf, numbersOf, type SearchSource } from './search-source'

interface CircleRow {
  id: number
  name: Words
  icon: string
  members: number
}

interface PostRow {
  id: number
  lang: Language
  ownerId: number
  body: string
  images: unknown
  views: number
  createdAt: number
  circle: Words
  circleId: number
}

const titleChars = 40

/** Names of the clubs that each circle is named after. Of many at once: to know the clubs is to read all matches of some days. */
export type ClubWords = (names: readonly Words[]) => readonly (readonly string[])[]

/** Circles, by the names of their clubs too. */
export const circleSource = (wordsOf: ClubWords): SearchSource => ({
  name: 'circle',
  refs: allOf('circle'),
  counts: { of: 'id', sql: (where) => `select id::text ref, members count from circle where ${where}` },
  async read(tx: Db, refs) {
    const rows = await tx.query<CircleRow>(
      `select id, name, icon, members from circle c
       where id = any($1::bigint[]) and not search_is_hidden(to_jsonb(c)) for share`,
      [numbersOf(refs)],
    )
    const aliases = wordsOf(rows.map(({ name }) => name))
    return rows.map(
      (row, place): SearchDocument => ({
        kind: 'circle',
        ref: String(row.id),
        ownerId: 0,
        title: row.name,
        aliases: aliases[place] ?? [],
        popularity: popularityOf(row.members),
        at: 0,
        card: { picture: row.icon, count: row.members },
      }),
    )
  },
})

/** Title and text of a post. Who is mentioned stands in it as a number between two signs, and numbers are no words. */
const readableBody = `trim(E'\\n' from p.title || E'\\n' || regexp_replace(p.body, E'\\uE010[0-9]+\\uE011', '@', 'g'))`

const firstPicture = (images: unknown): string =>
  Array.isArray(images) && typeof images[0] === 'string' ? images[0] : ''

/** Posts of circles; a post has no headline, so its beginning stands for one. */
export const postSource: SearchSource = {
  name: 'post',
  refs: allOf('circle_post'),
  counts: { of: 'id', sql: (where) => `select id::text ref, views count from circle_post where ${where}` },
  async read(tx: Db, refs) {
    const rows = await tx.query<PostRow>(
      `select p.id, p.lang, p.user_id owner_id, ${readableBody} body, p.images, p.views, p.created_at, c.name circle,
         c.id circle_id
       from circle_post p join circle c on c.id = p.circle_id
       where p.id = any($1::bigint[]) and not search_is_hidden(to_jsonb(p)) and not search_is_hidden(to_jsonb(c))
       for share of p`,
      [numbersOf(refs)],
    )
    return rows.map(
      (row): SearchDocument => ({
        kind: 'post',
        ref: String(row.id),
        ownerId: row.ownerId,
        title: { [row.lang]: [...row.body.slice(0, titleChars * 2)].slice(0, titleChars).join('') },
        body: { [row.lang]: row.body },
        popularity: popularityOf(row.views),
        at: row.createdAt,
        card: { picture: firstPicture(row.images), count: row.views, group: row.circle, groupId: row.circleId },
      }),
    )
  },
}
