import type { Db } from '../../../db/db'
import { popularityOf, type SearchDocument, type Words } from '../search-document'
import { allOf, numbersOf, type SearchSource } from './search-source'

interface RoomRow {
  uid: number
  title: string
  nickname: string
  cover: string
  heat: number
  startedAt: number | null
  matchSport: 'football' | 'basketball' | null
  matchId: number | null
}

/** The words of a match: its league and both sides. */
export type MatchWords = (sport: 'football' | 'basketball', id: number) => Promise<readonly Words[]>

/** Rooms on air, by title, anchor, league and teams. */
export const roomSource = (wordsOf: MatchWords): SearchSource => ({
  name: 'room',
  refs: allOf('rooms', 'uid'),
  counts: { of: 'uid', sql: (where) => `select uid::text ref, heat count from rooms where ${where}` },
  async read(tx: Db, refs) {
    const rows = await tx.query<RoomRow>(
      `select r.uid, r.title, u.nickname, coalesce(nullif(r.still, ''), r.cover) cover, r.heat, r.started_at,
         r.match_sport, r.match_id
       from rooms r join users u on u.id = r.uid
       where r.uid = any($1::bigint[]) and r.is_live and u.deleted_at is null for share of r`,
      [numbersOf(refs)],
    )
    return Promise.all(
      rows.map(async (row): Promise<SearchDocument> => {
        const words = row.matchSport && row.matchId !== null ? await wordsOf(row.matchSport, row.matchId) : []
        return {
          kind: 'live',
          ref: String(row.uid),
          ownerId: row.uid,
          title: { zh: row.title },
          aliases: [row.nickname, ...words.flatMap((names) => Object.values(names))],
          popularity: popularityOf(row.heat),
          at: row.startedAt ?? 0,
          card: { picture: row.cover, count: row.heat },
        }
      }),
    )
  },
})
