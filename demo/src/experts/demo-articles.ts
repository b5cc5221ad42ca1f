import type { Db } from '@pitchside/backend/db/db'
import type { DemoExpert } from './demo-people'

/** Experts of the demo who write as well. */
const writers = [401, 404, 402, 408, 406, 414, 410]
const sportOf: Record<string, DemoExpert['sport']> = {
  'Premier League': 'football',
  'La Liga': 'football',
  Bundesliga: 'football',
  'Serie A': 'football',
  CSL: 'football',
  NBA: 'basketball',
  CBA: 'basketball',
}

/** Some of the stories about their sport are theirs: of those of two anchors, every other one. */
export async function giveArticles(tx: Db, people: readonly DemoExpert[]): Promise<void> {
  const stories = await tx.query<{ id: number; category: string }>(
    `select h.story_id id, min(k.name->>'en') category from headline h join headline_category k on k.id = h.category_id
     where h.status = 1 and h.writer_id in (3, 4) and not h.is_banner and not h.is_top group by 1 order by 1`,
  )
  const turns: Record<DemoExpert['sport'], number> = { football: 0, basketball: 0, both: 0 }
  for (const { id, category } of stories) {
    const sport = sportOf[category]
    if (!sport) continue
    const own = people.filter((one) => one.sport === sport && writers.includes(one.id))
    const turn = turns[sport]++
    const writer = turn % 2 === 0 ? own[(turn / 2) % own.length] : undefined
    if (writer) await tx.query('update headline set writer_id = $2 where story_id = $1', [id, writer.id])
  }
}
