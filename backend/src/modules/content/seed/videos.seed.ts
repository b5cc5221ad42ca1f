import type { Db } from '../../../db/db'
import { coverOf, minuteMs, readDemoFile } from './demo-file'

interface DemoVideo {
  category: string
  title: string
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
/** The demo clip plays for every demo video. */
const address = {
  football: '/media/playback/football/1/master.m3u8',
  basketball: '/media/playback/basketball/1/master.m3u8',
}

export async function seedVideos(tx: Db, now: number): Promise<void> {
  const ids = new Map<string, number>()
  for (const [position, [key, icon, zh, en, vi]] of categories.entries()) {
    const row = await tx.one<{ id: number }>(
      'insert into video_category (name, icon, position) values ($1, $2, $3) returning id',
      [JSON.stringify({ zh, en, vi }), icon, position],
    )
    if (row) ids.set(key, row.id)
  }
  for (const video of readDemoFile<DemoVideo[]>('videos')) {
    await tx.query(
      `insert into video (owner_id, category_id, title, cover, address, duration_s, status, views, likes, favorites, published_at)
       values ($1, $2, $3, $4, $5, $6, 1, $7, $8, $9, $10)`,
      [
        video.owner,
        ids.get(video.category),
        video.title,
        coverOf(video.cover),
        video.cover.startsWith('bb-') ? address.basketball : address.football,
        video.seconds,
        video.views,
        Math.round(video.views / 37),
        Math.round(video.views / 91),
        now - video.ago * minuteMs,
      ],
    )
  }
}
