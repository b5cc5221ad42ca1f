import type { Db } from '../../../db/db'
import { mentionPattern } from '../circles/post-text.rules'
import type { Commented } from '../comments.queries'

/** A thing that is commented or liked, and whose it is. */
export interface Thing {
  id: number
  ownerId: number
  text: string
}

/** A comment, whose it is, and where it stands. */
export interface CommentFacts extends Thing {
  targetId: number
  targetOwnerId: number
  /** The comment it hangs under: itself, when it hangs under none. */
  rootId: number
  /** Who wrote the comment it answers. */
  answeredId: number | null
  answeredText: string | null
  author: string
}

const things: Record<Commented, { owner: string; text: string }> = {
  headline: { owner: 'writer_id', text: 'title' },
  video: { owner: 'owner_id', text: 'title' },
  dynamic: { owner: 'uid', text: 'body' },
  // Numbers of those who are mentioned are no text.
  circle_post: {
    owner: 'user_id',
    text: `coalesce(nullif(title, ''), regexp_replace(body, '${mentionPattern}', '@', 'g'))`,
  },
}

/** Who wants to hear of an answer or a like. */
export const interestQueries = {
  thing: (db: Db, kind: Commented, id: number) =>
    db.one<Thing>(`select id, ${things[kind].owner} owner_id, ${things[kind].text} "text" from ${kind} where id = $1`, [
      id,
    ]),
  comment: (db: Db, kind: Commented, id: number) =>
    db.one<CommentFacts>(
      `select c.id, c.user_id owner_id, c.body "text", c.${kind}_id target_id, t.${things[kind].owner} target_owner_id,
         coalesce(c.root_id, c.id) root_id, p.user_id answered_id, p.body answered_text, u.nickname author
       from ${kind}_comment c join ${kind} t on t.id = c.${kind}_id join users u on u.id = c.user_id
         left join ${kind}_comment p on p.id = c.reply_to_id where c.id = $1`,
      [id],
    ),
}
