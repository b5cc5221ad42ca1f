import type { Db } from '@pitchside/backend/db/db'
import { hourMs } from '@pitchside/base'

/** In every circle of the demo. */
const rules = {
  zh: ['文明看球，不骂人、不引战', '不发广告和卖票信息', '比赛结束两小时内，标题不剧透比分'],
  en: [
    'Talk about the game, not about each other',
    'No advertising and no tickets for sale',
    'No scores in titles until two hours after the match',
  ],
  vi: [
    'Bàn về trận đấu, không công kích nhau',
    'Không quảng cáo, không bán vé',
    'Không để lộ tỉ số trong tiêu đề trước hai giờ sau trận',
  ],
}

/** Answers under the post that welcomes people to the first circle. */
const answers: Record<string, string[]> = {
  zh: ['刚入坑', '看了几年', '老球迷了'],
  en: ['New here', 'A fan for some years', 'A fan for life'],
  vi: ['Mới theo dõi', 'Hâm mộ vài năm', 'Hâm mộ cả đời'],
}
const pollH = 72
const voters = 23

interface SeededPost {
  id: number
  circle_id: number
  lang: string
  status: number
  is_pinned: boolean
  created_at: number
}

/** Rules and moderators of circles; a poll and a quote in the first one. */
export async function seedCircleOrder(
  tx: Db,
  { now, people, posts }: { now: number; people: readonly number[]; posts: readonly SeededPost[] },
): Promise<void> {
  await tx.query('update circle set rules = $1::jsonb', [JSON.stringify(rules)])
  await tx.query(
    `insert into circle_moderator (circle_id, user_id, created_at)
     select c.id, p.id, $2 from circle c join unnest($1::bigint[]) with ordinality p (id, place) on p.place in (c.id, c.id + 40)`,
    [people, now],
  )
  for (const [lang, options] of Object.entries(answers)) {
    const here = posts.filter((post) => post.circle_id === 1 && post.lang === lang && post.status === 1)
    const welcome = here.find((post) => post.is_pinned)
    const newest = here.filter((post) => !post.is_pinned).sort((left, right) => right.created_at - left.created_at)[0]
    if (!welcome || !newest) continue
    await tx.query('update circle_post set quoted_id = $2 where id = $1', [newest.id, welcome.id])
    const poll = await tx.one<{ id: number }>(
      `insert into polls (post_id, question, options, created_at, closes_at) values ($1, '', $2, $3, $4) returning id`,
      [welcome.id, options, now, now + pollH * hourMs],
    )
    await tx.query(
      `insert into poll_votes (poll_id, user_id, choice, created_at)
       select $1, p.id, (p.place * 7 / 3) % $3, $4 from unnest($2::bigint[]) with ordinality p (id, place)`,
      [poll?.id, people.slice(0, voters), options.length, now],
    )
  }
}
