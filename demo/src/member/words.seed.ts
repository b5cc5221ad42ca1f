import { minuteMs } from '@pitchside/base'
import { type DemoNotice, demoNotices } from './demo-notices'
import { hoursAgo, type Past } from './past'

/** Things the member published, by status: 1 published, 2 refused. */
const posts = [
  {
    hours: 900,
    circle: 1,
    status: 1,
    remark: '',
    body: '看了十年球，最怀念的还是老球场的木头看台。#主队回忆# 你们第一次现场看球是哪一场？',
  },
  {
    hours: 410,
    circle: 2,
    status: 1,
    remark: '',
    body: '这个赛季的定位球战术板我都记下来了，前点那个挡拆真是百看不厌。#战术板#',
  },
  { hours: 260, circle: 1, status: 2, remark: '请不要发布与球赛无关的内容', body: '二手显示器转让，同城自提。' },
] as const
const article = {
  hours: 500,
  title: '从第三排看到的防守：低位防线为什么越收越深',
  paragraphs: [
    '电视转播很少给到边后卫回头的那一下，而坐在场边第三排，你看到的几乎全是回头。',
    '上周的比赛里，主队的防线在下半场平均回收了七米。原因并不神秘：中场第一次失去球权之后没有人去延缓，防线只能用距离换时间。',
    '第六十分钟换上后腰之后，同样的进攻变成了横传。防守从来不只是后卫的事。',
  ],
}
const refusedArticle = { hours: 190, title: '我看好的十支球队', remark: '内容过短，请补充理由后再提交' }

async function seedPosts(past: Past): Promise<void> {
  for (const { hours, circle, status, remark, body } of posts) {
    const at = hoursAgo(past, hours)
    await past.tx.query(
      `insert into circle_post (circle_id, user_id, lang, body, status, remark, views, created_at, active_at)
       select id, $2, 'zh', $3, $4, $5, $6, $7, $7 from circle where id = $1`,
      [circle, past.userId, body, status, remark, status === 1 ? 214 : 0, at],
    )
    if (status === 1) await past.tx.query('update circle set posts = posts + 1 where id = $1', [circle])
  }
}

async function seedArticles(past: Past): Promise<void> {
  const { tx, userId } = past
  const write = (title: string, content: string, status: number, remark: string, hours: number) =>
    tx.query(
      `insert into headline (lang, writer_id, category_id, title, cover, summary, content, status, remark, clicks,
         published_at)
       select 'zh', $1, c.id, $2, coalesce((select cover from headline where cover <> '' order by id limit 1), ''), $3, $4,
         $5, $6, $7, $8 from headline_category c order by c.position limit 1`,
      [
        userId,
        title,
        content.replace(/<[^>]+>/gu, '').slice(0, 80),
        content,
        status,
        remark,
        status * 173,
        hoursAgo(past, hours),
      ],
    )
  await write(article.title, article.paragraphs.map((text) => `<p>${text}</p>`).join(''), 1, '', article.hours)
  const { title, remark, hours } = refusedArticle
  await write(title, `<p>${title}</p>`, 2, remark, hours)
  await tx.query('update headline set story_id = id where story_id is null')
}

/** A video of the member is a stretch of a demo film; lines stand over videos of others. */
async function seedVideos(past: Past): Promise<void> {
  const { tx, userId } = past
  await tx.query(
    `insert into video (owner_id, category_id, title, titles, cover, address, duration_s, status, views, likes, published_at)
     select $1, category_id, $2, $3, cover, address, duration_s, 1, 96, 0, $4 from video where status = 1
     order by id desc limit 1`,
    [
      userId,
      '第三排视角：补时绝杀',
      JSON.stringify({
        zh: '第三排视角：补时绝杀',
        en: 'From the third row: the late winner',
        vi: 'Từ hàng ghế thứ ba: bàn thắng phút bù giờ',
      }),
      hoursAgo(past, 360),
    ],
  )
  await tx.query(
    `insert into video_barrage (video_id, user_id, second, body, created_at)
     select id, $1, 2 + place, case place when 1 then '这脚球我能看一天' when 2 then '解说嗓子都喊哑了' else '全场起立！' end,
       $2::bigint - place * ${90 * minuteMs}
     from (select id, row_number() over (order by id) as place from video where status = 1 and owner_id <> $1 limit 3) v`,
    [userId, hoursAgo(past, 20)],
  )
}

/** Where a notice leads: to what the member really has. */
async function addressesOf({ tx, userId }: Past): Promise<Record<DemoNotice['leads'], string>> {
  const post = await tx.one<{ id: number }>('select id from circle_post where user_id = $1 order by id limit 1', [
    userId,
  ])
  const match = await tx.one<{ id: number; sport: string }>(
    'select match_id as id, sport from scheme_matches order by kickoff_at limit 1',
  )
  return {
    post: post ? `/circle-detail?post=${post.id}` : '/circle',
    match: match ? `/score-detail?type=${match.sport}&id=${match.id}` : '/schedule',
    room: '/live?id=101',
    horns: '/member?type=19',
    mall: '/member?type=6',
    guesses: '/member?type=11',
    wallet: '/member?type=1&tab=top-ups',
    posts: '/member?type=31',
    schemes: '/member?type=41',
  }
}

async function seedNotices(past: Past): Promise<void> {
  const addresses = await addressesOf(past)
  for (const [place, { kind, hours, isRead, leads, title, content }] of demoNotices.entries()) {
    const at = hoursAgo(past, hours)
    await past.tx.query(
      `insert into member_notices (user_id, kind, key, title, content, url, read_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        past.userId,
        kind,
        `demo-${place}`,
        JSON.stringify(title),
        JSON.stringify(content),
        addresses[leads],
        isRead ? at + minuteMs : null,
        at,
      ],
    )
  }
}

/** What the member published, and what the message centre told of it. */
export async function seedWords(past: Past): Promise<void> {
  await seedPosts(past)
  await seedArticles(past)
  await seedVideos(past)
  await seedNotices(past)
}
