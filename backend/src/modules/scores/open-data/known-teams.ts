import type { Names } from '../ports/feed.port'
import { clubLines } from './names/clubs'
import { nationLines } from './names/nation-names'
import { plainName } from './team-spelling'

/** A club or a nation, however a file spells it. */
export interface KnownTeam {
  /** Stable key: `en/arsenal`, `un/br`; of a team nobody described: `?/` and its plain name. */
  key: string
  country: string
  names: Names
}

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
const clubs = lines(clubLines).map(([country = '', slug = '', en = '', zh = '', short = '', other = '']) => ({
  team: { key: `${country}/${slug}`, country, names: { en, zh: short || zh, vi: en } },
  spellings: [en, zh, ...other.split(';').filter(Boolean)],
}))
const nations = lines(nationLines).map(([flag = '', code = '', en = '', zh = '', vi = '', other = '']) => ({
  team: { key: `un/${flag}`, country: flag, names: { en, zh, vi: vi || en } },
  spellings: [en, zh, code, ...other.split(';').filter(Boolean)],
}))

/** Spellings as written, and without accents and words of kind; where two teams share one, it finds neither. */
function index(list: typeof clubs, change: (spelling: string) => string): Map<string, KnownTeam | undefined> {
  const found = new Map<string, KnownTeam | undefined>()
  for (const { team, spellings } of list)
    for (const spelling of new Set(spellings.map(change)))
      found.set(spelling, found.has(spelling) && found.get(spelling)?.key !== team.key ? undefined : team)
  return found
}

const sets = {
  clubs: { exact: index(clubs, String), plain: index(clubs, plainName) },
  nations: { exact: index(nations, String), plain: index(nations, plainName) },
}

/** Finds who is meant, among clubs or nations; undefined for a team that was never described. */
export function knownTeam(spelling: string, kind: 'clubs' | 'nations' = 'clubs'): KnownTeam | undefined {
  const { exact, plain } = sets[kind]
  return exact.get(spelling) ?? plain.get(plainName(spelling))
}

/** The team behind a spelling; one that nobody described stands for itself. */
export function teamOf(spelling: string, kind: 'clubs' | 'nations', country: string): KnownTeam {
  return (
    knownTeam(spelling, kind) ?? {
      key: `?${country}/${plainName(spelling).replaceAll(' ', '-')}`,
      country,
      names: { en: spelling, zh: spelling, vi: spelling },
    }
  )
}
