import type { Db } from '@pitchside/backend/db/db'

export type Lang = 'zh' | 'en' | 'vi'
type Subject = 'any' | 'football' | 'basketball' | 'other' | 'video'
export type DemoComments = Record<Subject | 'replies', Record<Lang, string[]>>

/** What people talk about under an article of a category; about everything else they say the general things. */
const subjects: Record<string, Subject> = {
  ...Object.fromEntries(['pl', 'laliga', 'csl', 'vleague', 'bundes', 'seriea'].map((key) => [key, 'football'])),
  ...Object.fromEntries(['nba', 'cba'].map((key) => [key, 'basketball'])),
  ...Object.fromEntries(['volley', 'tennis'].map((key) => [key, 'other'])),
}

/** Comments of one article, its own subject first, in an order of its own. */
export function commentsOn(all: DemoComments, { category }: { category: string }, lang: Lang, turn: number): string[] {
  const subject = subjects[category]
  const turned = (texts: string[]) => texts.map((_, place) => texts[(place + turn * 5) % texts.length] as string)
  return [...(subject ? turned(all[subject][lang]) : []), ...turned(all.any[lang])]
}

/** What people say below a video, most of them in Chinese. */
export function commentsOnVideo({ video }: DemoComments, turn: number): string[] {
  const texts = video.zh.map((text, place) => {
    const others = place % 4 === 3 ? video.vi : video.en
    return place % 2 === 0 ? text : (others[(place + turn) % others.length] ?? text)
  })
  return texts.map((_, place) => texts[(place + turn * 3) % texts.length] as string).slice(0, 3 + (turn % 5))
}

/** Comments after the article or video, a few of them answered; sums are those of the rows. */
export async function insertComments(
  tx: Db,
  { kind, id: targetId }: { kind: 'headline' | 'video'; id: number },
  texts: string[],
  replies: string[],
  seed: number,
  { publishedAt, now }: { publishedAt: number; now: number },
  people: readonly number[],
): Promise<void> {
  // Nothing is said before it happened: under a fresh article the comments come faster.
  const stepMs = Math.floor(Math.min(11 * 97_000, (now - publishedAt) / (texts.length + 4)))
  const personAt = (place: number) => people[place % people.length]
  const atOf = (index: number) => publishedAt + (index + 1) * stepMs
  const roots = await tx.query<{ id: number }>(
    `insert into ${kind}_comment (${kind}_id, user_id, body, likes, created_at)
     select $1, * from unnest($2::bigint[], $3::text[], $4::int[], $5::bigint[]) returning id`,
    [
      targetId,
      texts.map((_, index) => personAt(seed * 7 + index * 3)),
      texts,
      texts.map((_, index) => ((seed + 3) * (index + 5) * 11) % 97),
      texts.map((_, index) => atOf(index)),
    ],
  )
  // Every fourth is answered, by one or two.
  const answers = roots.flatMap(({ id }, index) =>
    index % 4 === 0
      ? Array.from({ length: 1 + (seed % 2) }, (_, place) => ({
          rootId: id,
          userId: personAt(seed * 5 + index + place * 2 + 1),
          body: replies[(seed + index + place) % replies.length],
          at: atOf(index) + (place + 1) * stepMs,
        }))
      : [],
  )
  await tx.query(
    `insert into ${kind}_comment (${kind}_id, root_id, reply_to_id, user_id, body, created_at)
     select $1, root, root, who, body, at from unnest($2::bigint[], $3::bigint[], $4::text[], $5::bigint[]) t (root, who, body, at)`,
    [
      targetId,
      answers.map(({ rootId }) => rootId),
      answers.map(({ userId }) => userId),
      answers.map(({ body }) => body),
      answers.map(({ at }) => at),
    ],
  )
  await tx.query(
    `update ${kind}_comment r set replies = (select count(*) from ${kind}_comment a where a.root_id = r.id)
     where r.${kind}_id = $1 and r.root_id is null`,
    [targetId],
  )
  await tx.query(
    `update ${kind} set comments = (select count(*) from ${kind}_comment where ${kind}_id = $1) where id = $1`,
    [targetId],
  )
}
