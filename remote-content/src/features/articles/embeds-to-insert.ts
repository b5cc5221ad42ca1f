import { type ArticleEmbed, embedAddress, embedAt } from '@pitchside/contract/embeds'
import { call } from '@pitchside/http'
import { formatDate } from '@pitchside/i18n'
import { listEmbeds } from '../article/embeds.calls'
import type { EmbedCardOf } from './article-embed'

export const embedKinds = ['match', 'video', 'table'] as const
export type EmbedKind = (typeof embedKinds)[number]

/** The address under which a thing of the site is kept, of what somebody pasted; undefined: it is no such address. */
export function ownEmbedAt(text: string): string | undefined {
  if (!/^(https?:\/\/|\/)\S+$/.test(text)) return undefined
  try {
    const { origin, pathname, search } = new URL(text, location.origin)
    const embed = origin === location.origin ? embedAt(pathname + search) : undefined
    return embed && embedAddress(embed)
  } catch {
    return undefined
  }
}

/** What stands at an address; undefined: nothing does. */
export async function lookUp(address: string, signal?: AbortSignal): Promise<EmbedCardOf | undefined> {
  const [found] = await listEmbeds([address], signal)
  if (!found) return undefined
  if (found.kind === 'match') return { href: address, name: `${found.home.name} vs ${found.away.name}` }
  return { href: address, name: found.kind === 'video' ? found.title : `${found.name} ${found.season}` }
}

/** One that answers words, with what tells it from others of its name. */
export interface EmbedHit extends EmbedCardOf {
  note: string
}

/** Things of one kind that answer the words. */
export async function findEmbeds(kind: EmbedKind, words: string, signal?: AbortSignal): Promise<EmbedHit[]> {
  const asked = { name: words, kind: kind === 'table' ? ('league' as const) : kind }
  const { data } = await call('searchHits', asked, { isQuiet: true, signal })
  return data.flatMap((row) => {
    if (row.sport === 2) return []
    const sport: ArticleEmbed['sport'] = row.sport === 1 ? 'basketball' : 'football'
    const name = row.home && row.away ? `${row.home.name} vs ${row.away.name}` : row.title
    const when = row.addtime ? formatDate(row.addtime * 1_000, 'moment') : ''
    const note = [row.group_name, kind === 'table' ? '' : when].filter(Boolean).join(' · ')
    return { href: embedAddress({ kind, sport, id: row.id }), name, note }
  })
}
