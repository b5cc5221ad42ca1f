import { call } from '@pitchside/http'

/** Something a visitor may mean with what was typed so far. */
export interface Suggestion {
  /** Of the list, unique. */
  key: string
  kind: 'live' | 'anchor' | 'team' | 'league' | 'player' | 'match' | 'news' | 'video' | 'circle' | 'post' | 'user'
  id: number
  title: string
  /** From and to of what answers the letters. */
  ranges: readonly (readonly number[])[]
  /** League, circle or category it belongs to. */
  group: string
  isBasketball: boolean
}

/** What is found for the letters typed so far, the best first. */
export async function loadSuggestions(name: string, signal: AbortSignal): Promise<Suggestion[]> {
  const { list } = await call('suggestSearch', { name }, { isQuiet: true, signal })
  return list.map((hit) => ({
    key: `${hit.kind}-${hit.id}`,
    kind: hit.kind,
    id: hit.id,
    title: hit.title,
    ranges: hit.title_ranges,
    group: hit.group_name ?? '',
    isBasketball: hit.sport === 1,
  }))
}
