import { type JsonPlace, parseJson } from '../open-data/json-reader'
import { type FileIdentity, identify } from '../open-data/leagues'
import { OpenDataError } from '../open-data/open-data-error'
import type { OpenMatch } from '../open-data/open-match'
import { readMatchStats } from '../open-data/read-match-stats'
import { readOpenfootball } from '../open-data/read-openfootball'

export interface SquadPlayer {
  team: string
  name: string
  shirt: number
  position: string
  born: number
}

export type ImportedFile = { key: string; label: string; year: number } & (
  | { kind: 'matches'; matches: OpenMatch[] }
  | { kind: 'squads'; players: SquadPlayer[] }
)

const leagueInPath = /(?:^|\/)([a-z]{2,3}\.(?:\d|cup)|[a-z]+\.[a-z]+)(?:\.[a-z_]+)*\.(?:json|csv)$/i

/** League and season of a file: from its name inside and its path. Guessing would put matches into a wrong season. */
function identityOf(path: string, name: string): { key: string; label: string; year: number } {
  const found: FileIdentity = identify(path, name)
  const key = found.key ?? leagueInPath.exec(path.replaceAll('\\', '/'))?.[1]?.toLowerCase()
  if (!key)
    throw new OpenDataError(`${path}: nobody can tell which league this is; name the file like 2025-26/en.1.json`)
  if (found.year === undefined)
    throw new OpenDataError(`${path}: nobody can tell which season this is; put it into a folder like 2025-26`)
  return { key, label: found.label, year: found.year }
}

const positions: Readonly<Record<string, string>> = { GK: 'G', DF: 'D', MF: 'M', FW: 'F' }

function readSquads(file: JsonPlace): SquadPlayer[] {
  return file.list().flatMap((value, index) => {
    const team = file.inside(value, `team ${index + 1}`)
    const players = team.at('players')
    return players.list().map((one, i): SquadPlayer => {
      const player = players.inside(one, `player ${i + 1}`)
      return {
        team: team.at('name').text(),
        name: player.at('name').text(),
        shirt: player.at('number').isAbsent ? 0 : player.at('number').count(999),
        position: positions[player.at('pos').text()] ?? '',
        born: Number(player.at('date_of_birth').text().slice(0, 4)) || 0,
      }
    })
  })
}

const isSquads = (value: unknown) =>
  Array.isArray(value) && typeof value[0] === 'object' && value[0] !== null && 'players' in value[0]

/** Reads a file for the archive; undefined for one that holds neither matches nor players (grounds, groups). */
export function readImport(path: string, text: string): ImportedFile | undefined {
  if (/\.csv$/i.test(path)) return { ...identityOf(path, ''), kind: 'matches', matches: readMatchStats(text, path) }
  const file = parseJson(text, path)
  if (isSquads(file.value)) return { ...identityOf(path, ''), kind: 'squads', players: readSquads(file) }
  if (Array.isArray(file.value) || (!file.has('matches') && !file.has('rounds'))) {
    const isKnown = Array.isArray(file.value) || ['groups', 'stadiums', 'clubs', 'teams'].some((key) => file.has(key))
    if (isKnown) return undefined
  }
  const { name, matches } = readOpenfootball(text, path)
  return { ...identityOf(path, name), kind: 'matches', matches }
}
