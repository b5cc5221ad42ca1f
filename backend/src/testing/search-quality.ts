import type { CallData } from '@pitchside/contract'
import { type Judged, judgedQueries } from './judged-queries'
import { searchedModules, startTestApp, type TestSite } from './test-app'

type Hit = CallData<'search'>['list'][number]
type Language = 'zh' | 'en' | 'vi'

/** One question and how good its first ten answers are: 1 is as good as can be. */
export interface JudgedFigure {
  text: string
  language: Language
  means: string
  ndcg: number
  first: string
}

const places = 10
/** What is meant; what is about it. */
const grades = { meant: 3, about: 1 } as const

const keyOf = ({ kind, id }: Hit): string => `${kind} ${id}`
const gain = (list: readonly number[]): number =>
  list.slice(0, places).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)

/** Names of what is meant, by language, as the site has them. */
async function namesOf(site: TestSite, { kind, means }: Judged): Promise<Record<Language, string>> {
  const row = await site.db.one<{ title: Record<Language, string> }>(
    `select c.title from search_document d join search_card c on c.document_id = d.id
     where d.kind = $1 and c.title->>'en' = $2 order by d.popularity desc, d.id limit 1`,
    [kind, means],
  )
  if (!row) throw new Error(`the index has no ${kind} ${means}`)
  return row.title
}

function gradeOf(hit: Hit, kind: Judged['kind'], name: string): number {
  if (hit.kind === kind && hit.title === name) return grades.meant
  const said = [hit.title, hit.text, hit.group_name, hit.home?.name, hit.away?.name]
  return said.some((text) => text?.toLowerCase().includes(name.toLowerCase())) ? grades.about : 0
}

/**
 * Asks everything of the judged set. What could stand in front is taken from the answers to all questions with one meaning,
 * as is usual where not every document is judged.
 */
export async function measureQuality(): Promise<JudgedFigure[]> {
  const site = await startTestApp({
    only: searchedModules,
  })
  try {
    await site.modules.search.rebuild()
    const figures: JudgedFigure[] = []
    let line = 0
    for (const judged of judgedQueries) {
      const names = await namesOf(site, judged)
      for (const language of ['zh', 'en', 'vi'] as const) {
        const answers: { text: string; list: Hit[] }[] = []
        for (const text of judged[language]) {
          // Each from another address: how often one may ask is not what is measured.
          const ip = `10.${Math.floor(++line / 250)}.${line % 250}.1`
          answers.push({ text, list: (await site.ok('search', { name: text }, { language, ip })).list })
        }
        const grade = (hit: Hit) => gradeOf(hit, judged.kind, names[language])
        const pool = new Map(answers.flatMap(({ list }) => list.map((hit) => [keyOf(hit), grade(hit)] as const)))
        const best = gain([...pool.values()].sort((a, b) => b - a))
        for (const { text, list } of answers)
          figures.push({
            ...{ text, language, means: judged.means },
            ndcg: best === 0 ? 0 : gain(list.map(grade)) / best,
            first: list[0] ? `${list[0].kind} ${list[0].title}` : '-',
          })
      }
    }
    return figures
  } finally {
    await site.close()
  }
}
