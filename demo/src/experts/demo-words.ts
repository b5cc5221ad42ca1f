import { lineText, type Opinion, oddsText } from '@pitchside/backend/modules/experts/experts.module'
import type { SchemeMatch, SchemeNames } from '@pitchside/backend/modules/experts/ports/scheme-matches.port'
import { readExperts } from './demo-people'

type Language = keyof SchemeNames
const languages: readonly Language[] = ['zh', 'en', 'vi']

interface Words {
  title: Record<string, SchemeNames[]>
  opening: SchemeNames[]
  market: Record<string, SchemeNames[]>
  closing: SchemeNames[]
  pick: Record<string, SchemeNames>
}

/** A number below the argument. */
export type Draw = (below: number) => number

/** What a demo scheme says, in three languages, about its own match and price. */
export function createDemoWords() {
  const words = readExperts<Words>('words')
  const one = (list: readonly SchemeNames[] | undefined, draw: Draw): SchemeNames =>
    list?.[draw(list.length)] ?? { zh: '', en: '', vi: '' }
  const titles = new Set<string>()
  return (match: SchemeMatch, opinion: Opinion & { odds: number }, draw: Draw) => {
    const { play, choice, odds } = opinion
    const facts = (language: Language): Record<string, string> => ({
      home: match.home.names[language],
      away: match.away.names[language],
      competition: match.competition[language],
      line: lineText(opinion),
      odds: oddsText(odds),
      chance: String(Math.round(100_000 / odds)),
    })
    const fill = (text: string, known: Record<string, string>) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? '')
    const told = (parts: readonly SchemeNames[]): SchemeNames => {
      const entries = languages.map((language) => {
        const known = facts(language)
        known.pick = fill(words.pick[`${play}-${choice}`]?.[language] ?? '', known)
        return [language, parts.map((part) => fill(part[language], known)).join('\n\n')] as const
      })
      return Object.fromEntries(entries) as unknown as SchemeNames
    }
    /** Two experts who write of one match find two titles for it, while there are any. */
    const newTitle = () => {
      const list = words.title[play] ?? []
      const first = draw(list.length)
      const found = list.map((_, turn) => told([list[(first + turn) % list.length] as SchemeNames]))
      const title = found.find(({ zh }) => !titles.has(zh)) ?? told([one(list, draw)])
      titles.add(title.zh)
      return title
    }
    return {
      title: newTitle(),
      content: told([one(words.opening, draw), one(words.market[play], draw), one(words.closing, draw)]),
    }
  }
}
