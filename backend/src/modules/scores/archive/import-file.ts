import type { Db } from '../../../db/db'
import { digest } from '../../../kernel/digest'
import { competitionOf, teamKindOf } from '../open-data/competition-names'
import { type KnownTeam, teamOf } from '../open-data/known-teams'
import { leagueOfKey } from '../open-data/leagues'
import { epochOf } from '../open-data/local-time'
import type { OpenMatch } from '../open-data/open-match'
import type { ArchiveQueries } from './archive.queries'
import { canonical, factsOfMatch, type MatchFacts, mergeFacts } from './match-facts'
import { type ImportedFile, readImport, type SquadPlayer } from './read-import'
import { slotted } from './slots'

export interface ImportCounts {
  added: number
  changed: number
  unchanged: number
}

/** Nations play where the cup is: its zone by year, where a file gives none. */
const cupZones: Readonly<Record<string, string>> = {
  'worldcup 2022': 'Asia/Qatar',
  'worldcup 2014': 'America/Sao_Paulo',
  'worldcup 2010': 'Africa/Johannesburg',
  'worldcup 2006': 'Europe/Berlin',
}
const zoneOf = ({ key, year }: ImportedFile) => cupZones[`${key} ${year}`] ?? leagueOfKey(key)?.timeZone ?? 'UTC'

type Writing = ReturnType<ArchiveQueries['writing']>

class FileImport {
  readonly #teams = new Map<string, KnownTeam>()

  constructor(
    readonly file: ImportedFile,
    readonly rows: Writing,
    readonly now: number,
  ) {}

  #team(spelling: string): KnownTeam {
    const { key } = this.file
    const country = /^[a-z]{2,3}\./.test(key) ? (key.split('.')[0] ?? '') : ''
    const team = this.#teams.get(spelling) ?? teamOf(spelling, teamKindOf(key), country)
    this.#teams.set(spelling, team)
    return team
  }

  /** Teams of the file in the archive, by key. */
  async #storeTeams(): Promise<Map<string, number>> {
    const byKey = new Map([...this.#teams.values()].map((team) => [team.key, team]))
    const ids = await this.rows.teams([...byKey.values()])
    await this.rows.aliases([...this.#teams].map(([spelling, { key }]) => ({ teamId: ids.get(key) ?? 0, spelling })))
    return ids
  }

  async #storeSeason(): Promise<number> {
    const { key, label, year } = this.file
    const competitionId = await this.rows.competition({ key, ...competitionOf(key), timeZone: zoneOf(this.file) })
    return this.rows.season(competitionId, label, year)
  }

  async players(players: readonly SquadPlayer[]): Promise<ImportCounts> {
    for (const { team } of players) this.#team(team)
    const ids = await this.#storeTeams()
    const counts = await this.rows.players(
      players.map(({ team, ...player }) => ({ ...player, teamId: ids.get(this.#team(team).key) ?? 0 })),
    )
    return { ...counts, unchanged: players.length - counts.added - counts.changed }
  }

  async matches(matches: readonly OpenMatch[]): Promise<ImportCounts> {
    const list = slotted(matches, (spelling) => this.#team(spelling).key)
    const ids = await this.#storeTeams()
    const seasonId = await this.#storeSeason()
    const known = new Map(
      (await this.rows.matchesOf(seasonId)).map((row) => [`${row.homeId} ${row.awayId} ${row.slot}`, row]),
    )
    const kickoffOf = ({ date, time }: MatchFacts) => epochOf(date, time, zoneOf(this.file))
    const added: Parameters<Writing['add']>[0][number][] = []
    const changed: Parameters<Writing['change']>[0][number][] = []
    for (const { match, homeKey, awayKey, slot } of list) {
      const [homeId, awayId] = [ids.get(homeKey) ?? 0, ids.get(awayKey) ?? 0]
      const row = known.get(`${homeId} ${awayId} ${slot}`)
      const facts = row ? mergeFacts(row.facts, factsOfMatch(match)) : factsOfMatch(match)
      if (!row) added.push({ seasonId, homeId, awayId, slot, facts, kickoff: kickoffOf(facts) })
      else if (canonical(row.facts) !== canonical(facts)) changed.push({ id: row.id, facts, kickoff: kickoffOf(facts) })
    }
    if (added.length > 0) await this.rows.add(added, this.now)
    if (changed.length > 0) await this.rows.change(changed, this.now)
    await this.#storeScorers(list, ids)
    return { added: added.length, changed: changed.length, unchanged: list.length - added.length - changed.length }
  }

  /** Who scored becomes a player of the team; own goals are by the other side. */
  async #storeScorers(list: ReturnType<typeof slotted>, ids: ReadonlyMap<string, number>): Promise<void> {
    const players = new Map<string, { teamId: number; name: string }>()
    for (const { match, homeKey, awayKey } of list)
      match.goals.forEach((goals, side) => {
        for (const { name, isOwnGoal } of goals) {
          const teamId = ids.get((side === 0) !== isOwnGoal ? homeKey : awayKey) ?? 0
          if (name !== '') players.set(`${teamId} ${name}`, { teamId, name })
        }
      })
    if (players.size > 0)
      await this.rows.players([...players.values()].map((one) => ({ ...one, shirt: 0, position: '', born: 0 })))
  }
}

/**
 * Takes a file into the archive in one transaction: a file that is broken changes nothing. Returns undefined for a file
 * without matches and players. Throws `OpenDataError` for one that can't be trusted.
 */
export async function importFile(
  { db, queries, now }: { db: Db; queries: ArchiveQueries; now: number },
  path: string,
  text: string,
): Promise<ImportCounts | undefined> {
  const file = readImport(path, text)
  if (!file) return undefined
  const known = digest(text)
  return db.transaction(async (tx) => {
    const rows = queries.writing(tx)
    await rows.lock()
    const work = new FileImport(file, rows, now)
    const counts = file.kind === 'squads' ? await work.players(file.players) : await work.matches(file.matches)
    if (counts.added + counts.changed > 0) await rows.log({ file: path, digest: known, ...counts, at: now })
    return counts
  })
}
