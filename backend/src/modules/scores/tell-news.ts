import type { Jobs } from '../../kernel/jobs'
import type { ScoreboardNews } from './scoreboard'

/** How long a node that leads may be gone before another one takes over, with plenty of slack. */
const keptS = 30

interface Deps {
  jobs: Pick<Jobs, 'lead' | 'run'>
  tell(news: ScoreboardNews, at: number): void
}

const isNothing = ({ deltas, odds, details, goals }: ScoreboardNews): boolean =>
  goals.length === 0 &&
  details.length === 0 &&
  Object.values(deltas).every((list) => list.length === 0) &&
  Object.values(odds).every((companies) => companies.size === 0)

/**
 * Every node watches the matches, the leading one tells. The others remember what they would have told lately: whoever takes
 * over tells that first, so that nothing falls between two reigns. Scores told twice are the same scores; goals have names
 * under which they are told once.
 */
export function createNewsTeller({ jobs, tell }: Deps) {
  const kept: { news: ScoreboardNews; at: number }[] = []

  async function tellAll(): Promise<void> {
    for (const { news, at } of kept.splice(0)) tell(news, at)
  }
  // At the start there is nothing yet; after a change of hands there is.
  void jobs.lead(tellAll)
  return {
    async heard(news: ScoreboardNews, at: number): Promise<void> {
      if (isNothing(news)) return
      kept.push({ news, at })
      while (kept[0] && kept[0].at < at - keptS) kept.shift()
      await jobs.run(tellAll)
    },
  }
}
