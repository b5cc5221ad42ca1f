import type { Db } from '@pitchside/backend/db/db'
import { seedCircles } from './circles.seed'
import { seedDynamics } from './dynamics.seed'
import type { Facts } from './facts.port'
import { seedNews } from './news.seed'
import { seedPages } from './pages.seed'
import { seedVideos } from './videos.seed'

/** Demo articles, videos, banners and circles, dated back from the start. */
export async function seedContent(tx: Db, now: number, facts: Facts): Promise<void> {
  const people = (
    await tx.query<{ id: number }>("select id from users where role = 'member' and not is_writer order by id limit 60")
  ).map(({ id }) => id)
  await seedNews(tx, now, people, facts)
  await seedVideos(tx, now, people)
  await seedPages(tx, now)
  await seedCircles(tx, now, people)
  await seedDynamics(tx, now, people)
}
