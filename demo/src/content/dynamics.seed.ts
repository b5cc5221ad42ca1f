import type { Db } from '@pitchside/backend/db/db'
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
  {
    anchor: 105,
    text: '现场收音设备到位，今天能听见球员喊话。戴耳机来，效果更好。',
    pictures: ['fb-sky', 'fb-stripes', 'fb-goal'],
    ago: 190,
    comments: ['上次的现场声太真实了'],
  },
  {
    anchor: 3,
    text: '右路那段跑位画成图了，直播里会停下来讲三遍，没听懂的先留言。',
    pictures: ['fb-derby', 'fb-goal'],
    ago: 95,
    comments: ['终于等到这一期', '能不能顺便讲讲谁来补位'],
  },
  {
    anchor: 3,
    text: '本周的问题我都看了，问得最多的是定位球盯人还是盯区域。周末统一回答。',
    pictures: [],
    ago: 1_530,
    comments: ['盯人加盯区域，混着来'],
  },
  {
    anchor: 4,
    text: '命中率这东西，热身的时候就看得出来。今天我先去拍一组投篮热区。',
    pictures: ['bb-night'],
    ago: 240,
    comments: ['小米的热区图最清楚'],
  },
  {
    anchor: 107,
    text: '最后一攻的战术我剪了十二个回合，今晚暂停时间放给大家看。',
    pictures: ['bb-cba', 'bb-teal'],
    ago: 310,
    comments: [],
  },
]

/** Accounts that visitors of the demo sign in with: what they like and say is theirs. */
const lastAccount = 99

/** Posts of the demo's anchors; of those who exist. */
export async function seedDynamics(tx: Db, now: number, members: readonly number[]): Promise<void> {
  const people = members.filter((id) => id > lastAccount)
  for (const [index, { anchor, text, pictures, ago, comments: said }] of posts.entries()) {
    // A data base without demo people has nobody who could answer.
    const comments = people.length > 0 ? said : []
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
