import { type ArticleEmbed, embedAt } from '@pitchside/contract/embeds'
import type { Db } from '../../../db/db'
import { escapeHtml } from '../../../kernel/escape-html'
import type { Language } from '../../../kernel/messages'
import { videoQueries } from '../videos/videos.queries'
import type { Matches, ShownMatch, ShownTable } from './matches.port'

interface ShownVideo {
  id: number
  title: string
  cover: string
  durationS: number
  views: number
  nickname: string
}

/** A thing that stands in articles, as it is now. */
export type Embedded =
  | { kind: 'match'; match: ShownMatch }
  | { kind: 'video'; video: ShownVideo }
  | { kind: 'table'; id: number; table: ShownTable }

const cards = /(<figure data-embed="\w+"><a href="([^"]*)">)[^<]*/g

const nameOf = (found: Embedded, language: Language): string => {
  if (found.kind === 'video') return found.video.title
  if (found.kind === 'table') return `${found.table.name} ${found.table.season}`
  const { home, away, competition } = found.match
  return `${home.names[language]} vs ${away.names[language]} · ${competition[language]}`
}

/** Matches, videos and tables in articles. */
export function createEmbeds(db: Db, matches: Matches) {
  async function find({ kind, sport, id }: ArticleEmbed, language: Language): Promise<Embedded | undefined> {
    if (kind === 'video') {
      const video = await videoQueries.shown(db, id, language)
      return video && { kind, video }
    }
    if (kind === 'match') {
      const match = await matches.match(sport, id)
      return match && { kind, match }
    }
    const table = await matches.table(sport, id, language)
    return table && { kind, id, table }
  }

  return {
    /** What stands at addresses of the site, in their order. */
    async at(addresses: readonly string[], language: Language): Promise<(Embedded | undefined)[]> {
      const found: (Embedded | undefined)[] = []
      for (const address of addresses) {
        const embed = embedAt(address)
        found.push(embed && (await find(embed, language)))
      }
      return found
    },

    /** The text with each thing under its own name, for who reads it without cards; what is gone keeps the name it had. */
    async named(html: string, language: Language): Promise<string> {
      const names = new Map<string, string>()
      for (const [, , href = ''] of html.matchAll(cards)) {
        const embed = names.has(href) ? undefined : embedAt(href.replaceAll('&amp;', '&'))
        const found = embed && (await find(embed, language))
        if (found) names.set(href, escapeHtml(nameOf(found, language)))
      }
      return html.replace(cards, (whole, begin: string, href: string) => {
        const name = names.get(href)
        return name === undefined ? whole : begin + name
      })
    },
  }
}

export type Embeds = ReturnType<typeof createEmbeds>
