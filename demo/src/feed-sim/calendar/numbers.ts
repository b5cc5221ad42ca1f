import type { Sport } from '@pitchside/backend/modules/scores/ports/feed.port'

/**
 * A match's number says its season, its competition and its place in that season: whoever has the number finds the
 * match without playing anything else.
 */
interface Block {
  sport: Sport
  base: number
  /** Season that has the first numbers. */
  firstSeason: number
  /** Competitions of a season, and matches of each. */
  competitions: number
  matches: number
}
export type BlockName = 'football' | 'basketball' | 'esports' | 'layers'

/** The highest first. Pages know the sport by these borders. */
const blocks: Readonly<Record<BlockName, Block>> = {
  layers: { sport: 'football', base: 60_000_000, firstSeason: 2_000, competitions: 1_000, matches: 1_000 },
  esports: { sport: 'esports', base: 40_000_000, firstSeason: 8_000, competitions: 20, matches: 500 },
  basketball: { sport: 'basketball', base: 8_000_000, firstSeason: 2_000, competitions: 10, matches: 2_000 },
  football: { sport: 'football', base: 3_000_000, firstSeason: 2_000, competitions: 100, matches: 1_000 },
}
const names = Object.keys(blocks) as BlockName[]

export interface MatchNumber {
  block: BlockName
  season: number
  /** Place of the competition in its block. */
  place: number
  index: number
}

export function matchId({ block, season, place, index }: MatchNumber): number {
  const { base, firstSeason, competitions, matches } = blocks[block]
  return base + ((season - firstSeason) * competitions + place) * matches + index
}

export function splitMatchId(id: number): (MatchNumber & { sport: Sport }) | undefined {
  const block = names.find((name) => id >= blocks[name].base)
  if (!block) return undefined
  const { sport, base, firstSeason, competitions, matches } = blocks[block]
  const rest = id - base
  return {
    block,
    sport,
    season: firstSeason + Math.floor(rest / (matches * competitions)),
    place: Math.floor(rest / matches) % competitions,
    index: rest % matches,
  }
}
