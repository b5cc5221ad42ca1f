import type { Db } from '@pitchside/backend/db/db'
import type { Language } from '@pitchside/backend/kernel/messages'
import { epochHour } from '@pitchside/backend/modules/content/content.module'
import { segmentS } from '@pitchside/backend/modules/media/media.module'
import { commentsOnVideo, type DemoComments, insertComments } from './demo-comments.seed'
import { coverOf, minuteMs, readDemoFile } from './demo-file'

interface DemoVideo {
  category: string
  title: Record<Language, string>
  cover: string
  seconds: number
  views: number
  owner: number
  /** Minutes before the start. */
  ago: number
}

const categories: readonly [key: string, icon: string, zh: string, en: string, vi: string][] = [
  ['goals', 'goal', '集锦', 'Highlights', 'Điểm nhấn'],
  ['tactics', 'crosshair', '战术', 'Tactics', 'Chiến thuật'],
  ['basketball', 'basketball', '篮球', 'Basketball', 'Bóng rổ'],
  ['football', 'football', '足球', 'Football', 'Bóng đá'],
  ['scenes', 'sparkles', '花絮', 'Behind the scenes', 'Hậu trường'],
  ['training', 'dumbbell', '训练', 'Training', 'Tập luyện'],
  ['volley', 'volleyball', '排球', 'Volleyball', 'Bóng chuyền'],
  ['tennis', 'circle-dot', '网球', 'Tennis', 'Quần vợt'],
]
/** Every demo video is a stretch of a demo clip: as long as it says, and each begins at another place. */
function addressOf({ cover, seconds }: DemoVideo, place: number): { address: string; seconds: number } {
  const segments = Math.ceil(seconds / segmentS)
  const clip = cover.startsWith('bb-') ? 'basketball' : 'football'
  return { address: `/media/films/${clip}/${place * 3}-${segments}/master.m3u8`, seconds: segments * segmentS }
}

/** How many of a video's views are of the last day, week and month: the newer a video, the more. */
const recent = [
  { hours: 1, share: 0.02 },
  { hours: 20, share: 0.05 },
  { hours: 100, share: 0.12 },
  { hours: 500, share: 0.3 },
]

async function seedViews(tx: Db, id: number, video: DemoVideo, now: number): Promise<void> {
  for (const { hours, share } of recent) {
    const at = Math.min(hours, video.ago / 60)
    // What is older than a day is seen in waves: otherwise every period would have the same order.
    const wave = 1 + 0.8 * Math.sin(video.views + hours)
    await tx.query(
      `insert into video_view_hour (video_id, hour, views) values ($1, $2, $3)
       on conflict (video_id, hour) do update set views = video_view_hour.views + excluded.views`,
      [id, epochHour(now - at * 60 * minuteMs), Math.round(video.views * share * wave)],
    )
  }
}

const lines = [
  ['这球绝了', 'What a ball', 'Đường bóng quá hay'],
  ['前方高能', 'Here it comes', 'Sắp có biến'],
  ['再看一遍', 'Once more, please', 'Xem lại lần nữa'],
  ['666666', 'Unreal', 'Đỉnh quá'],
  ['解说太有激情了', 'The commentator loves it', 'Bình luận cháy quá'],
  ['防守去哪了', 'Where was the defence', 'Hàng thủ đâu rồi'],
] as const
const linesPerVideo = 18

/** Lines over videos, the oldest first: what was written last has the highest number. */
async function seedLines(
  tx: Db,
  videos: readonly { id: number; seconds: number }[],
  people: readonly number[],
  now: number,
): Promise<void> {
  if (people.length === 0) return
  const rows = videos.flatMap(({ id, seconds }) =>
    Array.from({ length: linesPerVideo }, (_, line) => {
      const words = lines[(id * 5 + line * 7 + (line >> 2)) % lines.length] as (typeof lines)[number]
      return {
        video_id: id,
        user_id: people[(id * 7 + line) % people.length],
        second: Math.floor(((line + 1) * seconds) / (linesPerVideo + 2) + (line % 3)),
        body: words[line % 5 === 4 ? 1 : line % 7 === 6 ? 2 : 0],
        color: line % 6 === 5 ? '#c6f432' : '',
        created_at: now - (line * videos.length + ((id * 11) % videos.length)) * 7 * minuteMs,
      }
    }),
  )
  await tx.query(
    `insert into video_barrage (video_id, user_id, second, body, color, created_at)
     select video_id, user_id, second, body, color, created_at
     from jsonb_populate_recordset(null::video_barrage, $1::jsonb) order by created_at`,
    [JSON.stringify(rows)],
  )
}

async function seedCategories(tx: Db): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, [key, icon, zh, en, vi]] of categories.entries()) {
    const row = await tx.one<{ id: number }>(
      'insert into video_category (name, icon, position) values ($1, $2, $3) returning id',
      [JSON.stringify({ zh, en, vi }), icon, position],
    )
    if (row) ids.set(key, row.id)
  }
  return ids
}

export async function seedVideos(tx: Db, now: number, people: readonly number[]): Promise<void> {
  const ids = await seedCategories(tx)
  const comments = readDemoFile<DemoComments>('comments')
  const shown: { id: number; seconds: number }[] = []
  for (const [place, video] of readDemoFile<DemoVideo[]>('videos').entries()) {
    const { address, seconds } = addressOf(video, place)
    const row = await tx.one<{ id: number }>(
      `insert into video (owner_id, category_id, title, titles, cover, address, duration_s, status, views, likes,
         favorites, published_at)
       values ($1, $2, $3, $4, $5, $6, $7, 1, $8, $9, $10, $11) returning id`,
      [
        video.owner,
        ids.get(video.category),
        video.title.zh,
        JSON.stringify(video.title),
        coverOf(video.cover),
        address,
        seconds,
        video.views,
        Math.round(video.views / 37),
        Math.round(video.views / 91),
        now - video.ago * minuteMs,
      ],
    )
    if (!row) continue
    await seedViews(tx, row.id, video, now)
    shown.push({ id: row.id, seconds })
    const age = { publishedAt: now - video.ago * minuteMs, now }
    const target = { kind: 'video', id: row.id } as const
    if (people.length > 0)
      await insertComments(tx, target, commentsOnVideo(comments, place), comments.replies.zh, place, age, people)
  }
  await seedLines(tx, shown, people, now)
}
