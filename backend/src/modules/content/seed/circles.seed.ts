import type { Db } from '../../../db/db'
import { coverOf, minuteMs, readDemoFile } from './demo-file'

interface DemoCircles {
  circles: { zh: string; en: string; vi: string; letters: string; members: number }[]
  posts: {
    circle: number
    lang: string
    body: string
    images: string[]
    ago: number
    likes: number
    refined: boolean
  }[]
}

export async function seedCircles(tx: Db, now: number, people: readonly number[]): Promise<void> {
  const { circles, posts } = readDemoFile<DemoCircles>('circles')
  const ids: number[] = []
  for (const [position, { zh, en, vi, letters, members }] of circles.entries()) {
    const row = await tx.one<{ id: number }>(
      'insert into circle (name, icon, members, position) values ($1, $2, $3, $4) returning id',
      [JSON.stringify({ zh, en, vi }), letters, members, position],
    )
    ids.push((row as { id: number }).id)
  }
  for (const [index, post] of posts.entries()) {
    await tx.query(
      `insert into circle_post (circle_id, user_id, lang, body, images, views, likes, is_refined, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        ids[post.circle],
        people[index % people.length],
        post.lang,
        post.body,
        JSON.stringify(post.images.map(coverOf)),
        post.likes * 9,
        post.likes,
        post.refined,
        now - post.ago * minuteMs,
      ],
    )
  }
}
