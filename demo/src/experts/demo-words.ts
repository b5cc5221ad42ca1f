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
  const written = new Map<string, number>()
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
    // Experts who write of one match find a title after another for it.
    const key = `${match.id} ${play}`
    const turn = written.get(key) ?? 0
    written.set(key, turn + 1)
    const titles = words.title[play] ?? []
    const title = titles[(match.id + turn) % titles.length]
    return {
      title: told(title ? [title] : []),
      content: told([one(words.opening, draw), one(words.market[play], draw), one(words.closing, draw)]),
    }
  }
}
