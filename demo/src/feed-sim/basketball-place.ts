import type { Fixture, Names } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { MatchPlace } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { normal, randomStream, stableHash } from './random-stream'

/** How halls are called in a league: `{}` is the team. Thousands of seats, of a team of no name and of the best one. */
interface Halls {
  kinds: readonly (readonly [zh: string, en: string, vi: string])[]
  seats: readonly [least: number, most: number]
  /** Part of the seats that is taken for a match of two teams of no name. */
  filled: number
}

const halls: Readonly<Record<string, Halls>> = {
  nba: {
    kinds: [
      ['{}中心球馆', '{} Center', 'Nhà thi đấu {} Center'],
      ['{}球馆', '{} Arena', 'Nhà thi đấu {} Arena'],
      ['{}花园球馆', '{} Garden', 'Nhà thi đấu {} Garden'],
    ],
    seats: [16.8, 20.9],
    filled: 0.82,
  },
  cba: {
    kinds: [
      ['{}体育馆', '{} Gymnasium', 'Nhà thi đấu {}'],
      ['{}体育中心', '{} Sports Centre', 'Trung tâm thể thao {}'],
    ],
    seats: [5, 18],
    filled: 0.6,
  },
  euroleague: {
    kinds: [
      ['{}体育馆', '{} Sports Hall', 'Nhà thi đấu {}'],
      ['{}竞技馆', '{} Arena', 'Nhà thi đấu {} Arena'],
    ],
    seats: [5, 17],
    filled: 0.66,
  },
}

function hallOf({ id, names, strength }: Fixture['home'], key: string): { names: Names; capacity: number } | undefined {
  const own = halls[key]
  const kind = own?.kinds[stableHash(`${id}|hall`) % own.kinds.length]
  if (!own || !kind) return undefined
  const random = randomStream(`${id}|hall`)
  const [least, most] = own.seats
  const share = Math.min(1, Math.max(0, strength / 10 + 0.08 * normal(random)))
  const [zh, en, vi] = kind
  return {
    names: { zh: zh.replace('{}', names.zh), en: en.replace('{}', names.en), vi: vi.replace('{}', names.vi) },
    capacity: Math.round((least + (most - least) * share) * 1_000 + random() * 90),
  }
}

/** The hall of a game, and before how many it is played; undefined in a league nobody knows the halls of. */
export function hallPlaceOf(
  seed: string,
  { id, home, away }: Fixture,
  key: string,
): (MatchPlace & { crowd: number }) | undefined {
  const hall = hallOf(home, key)
  if (!hall) return undefined
  const pull = (halls[key]?.filled ?? 0) + 0.012 * home.strength + 0.014 * away.strength
  const filled = Math.min(1, Math.max(0.3, pull + 0.05 * normal(randomStream(`${seed}|${id}|crowd`))))
  return { venue: hall.names, capacity: hall.capacity, crowd: Math.round(hall.capacity * filled) }
}
