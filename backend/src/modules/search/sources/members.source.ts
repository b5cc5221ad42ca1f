import type { Db } from '../../../db/db'
import { popularityOf, type SearchDocument } from '../search-document'
import { allOf, numbersOf, type SearchSource } from './search-source'

interface MemberRow {
  id: number
  nickname: string
  signature: string
  avatar: string
  isAnchor: boolean
  experience: number
  fans: number
}

const fans = `(select count(*) from follows f where f.target_id = u.id)`

/** Anchors and members. Whoever works for the site, and who left, is nobody's to find; a mobile number never enters. */
export const memberSource: SearchSource = {
  name: 'member',
  refs: allOf('users'),
  counts: { of: 'u.id', sql: (where) => `select u.id::text ref, ${fans} count from users u where ${where}` },
  async read(tx: Db, refs) {
    const rows = await tx.query<MemberRow>(
      `select u.id, u.nickname, u.signature, u.avatar, u.is_anchor, u.exp experience, ${fans} fans
       from users u where u.id = any($1::bigint[]) and u.deleted_at is null and u.role = 'member' for share of u`,
      [numbersOf(refs)],
    )
    return rows.map(
      (row): SearchDocument => ({
        kind: row.isAnchor ? 'anchor' : 'user',
        ref: String(row.id),
        ownerId: row.id,
        title: { zh: row.nickname },
        body: { zh: row.signature },
        popularity: popularityOf(row.fans),
        at: 0,
        card: { picture: row.avatar, count: row.fans, experience: row.experience },
      }),
    )
  },
}
