import type { Db } from '../../../db/db'
import { coverOf, minuteMs } from './demo-file'

interface DemoPost {
  anchor: number
  text: string
  pictures: readonly string[]
  /** Minutes before the start. */
  ago: number
  comments: readonly string[]
}

const posts: readonly DemoPost[] = [
  {
    anchor: 101,
    text: '赛前功课做到凌晨三点，今晚把两队定位球的套路讲透。老位置见！',
    pictures: ['fb-hero', 'fb-milan'],
    ago: 130,
    comments: ['老韩辛苦了，搬好小板凳', '定位球那段上次讲得太细了'],
  },
  {
    anchor: 101,
    text: '昨晚那球到底越没越位？评论区聊聊，点赞最高的观点今晚直播里回应。',
    pictures: [],
    ago: 1_700,
    comments: ['体毛级别，裁判没错'],
  },
  {
    anchor: 102,
    text: '战术板换新了，颜色终于不反光，今晚试试。',
    pictures: ['fb-madrid'],
    ago: 260,
    comments: ['糖糖的字真好看'],
  },
  {
    anchor: 103,
    text: '第三节最容易出分水岭，我把本赛季的数据拉了一遍，直播里放图。',
    pictures: ['bb-hero'],
    ago: 420,
    comments: [],
  },
  {
    anchor: 104,
    text: '感冒好了，今晚准时开播，嗓子可能有点沙，多包涵。',
    pictures: [],
    ago: 75,
    comments: ['注意身体！'],
  },
]

/** Accounts that visitors of the demo sign in with: what they like and say is theirs. */
const lastAccount = 99

/** Posts of the demo's anchors; of those who exist. */
export async function seedDynamics(tx: Db, now: number, members: readonly number[]): Promise<void> {
  const people = members.filter((id) => id > lastAccount)
  for (const [index, { anchor, text, pictures, ago, comments }] of posts.entries()) {
    const at = now - ago * minuteMs
    const row = await tx.one<{ id: number }>(
      `insert into dynamic (uid, body, images, likes, comments, created_at)
       select id, $2, $3::text[], $4, $5, $6 from users where id = $1 returning id`,
      [anchor, text, pictures.map(coverOf), 0, comments.length, at],
    )
    if (!row) continue
    for (const [place, body] of comments.entries())
      await tx.query('insert into dynamic_comment (dynamic_id, user_id, body, created_at) values ($1, $2, $3, $4)', [
        row.id,
        people[(index * 3 + place) % people.length],
        body,
        at + (place + 1) * 5 * minuteMs,
      ])
    await tx.query(
      `insert into dynamic_like (dynamic_id, user_id, created_at)
       select $1, id, $2 from unnest($3::bigint[]) id`,
      [row.id, at, people.slice(0, Math.max(0, people.length - index * 4))],
    )
    await tx.query(
      'update dynamic set likes = (select count(*) from dynamic_like where dynamic_id = $1) where id = $1',
      [row.id],
    )
  }
}
