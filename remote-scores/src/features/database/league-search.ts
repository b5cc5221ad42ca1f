import type { Tournament } from './database.calls'

/** Text without marks and case, so that "turk" finds "Türkiye" and "viet" finds "Việt Nam". */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'd').toLowerCase().trim()

/** Competitions that have every word of the text in one of their names or their country's. */
export function searchTournaments(list: readonly Tournament[], text: string): Tournament[] {
  const words = plainText(text).split(/\s+/).filter(Boolean)
  return list.filter((one) => {
    const names = one.words.map(plainText)
    return words.every((word) => names.some((name) => name.includes(word)))
  })
}

export interface Region {
  id: number
  name: string
  tournaments: Tournament[]
}

/** Competitions by continent, those between countries first; inside by country, then as they come. */
export function regionsOf(list: readonly Tournament[]): Region[] {
  const regions = new Map<number, Region>()
  for (const one of list) {
    const region = regions.get(one.continentId) ?? { id: one.continentId, name: one.continent, tournaments: [] }
    region.tournaments.push(one)
    regions.set(one.continentId, region)
  }
  return [...regions.values()].sort((a, b) => a.id - b.id)
}
