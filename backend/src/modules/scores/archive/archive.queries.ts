import type { Db } from '../../../db/db'
import type { Names } from '../ports/feed.port'
import type { MatchFacts } from './match-facts'

export interface CompetitionRow {
  id: number
  key: string
  names: Names
  flag: string
  kind: 'league' | 'cup'
  timeZone: string
}
export interface TeamRow {
  id: number
  key: string
  names: Names
  country: string
}
export interface SeasonRow {
  id: number
  competitionId: number
  label: string
  year: number
}
export interface MatchRow {
  id: number
  seasonId: number
  homeId: number
  awayId: number
  slot: string
  facts: MatchFacts
  kickoff: number | null
}
export interface PlayerRow {
  id: number
  teamId: number
  name: string
  shirt: number
  position: string
  born: number
}
export type NewMatch = Omit<MatchRow, 'id' | 'kickoff'> & { kickoff: number | undefined }

const matchColumns = 'id, season_id, home_id, away_id, slot, facts, kickoff'
/** Any number; imports go one after the other. */
const lockNumber = 7_240_616

const readers = (db: Db) => ({
  competitions: () => db.query<CompetitionRow>('select id, key, names, flag, kind, time_zone from archive_competition'),
  teams: () => db.query<TeamRow>('select id, key, names, country from archive_team'),
  seasons: () => db.query<SeasonRow>('select id, competition_id, label, year from archive_season'),
  matches: () => db.query<MatchRow>(`select ${matchColumns} from archive_match order by kickoff, id`),
  players: () => db.query<PlayerRow>('select id, team_id, name, shirt, position, born from archive_player order by id'),
  matchesOf: (seasonId: number) =>
    db.query<MatchRow>(`select ${matchColumns} from archive_match where season_id = $1`, [seasonId]),
  /** Grows with every file that changed something. */
  version: async () =>
    (await db.one<{ version: number }>('select coalesce(max(id), 0) as version from archive_import'))?.version ?? 0,
})

const writers = (tx: Db) => ({
  lock: () => tx.query('select pg_advisory_xact_lock($1)', [lockNumber]),
  async competition(row: Omit<CompetitionRow, 'id'>): Promise<number> {
    await tx.query(
      `insert into archive_competition (key, names, flag, kind, time_zone) values ($1, $2::jsonb, $3, $4, $5)
       on conflict (key) do nothing`,
      [row.key, JSON.stringify(row.names), row.flag, row.kind, row.timeZone],
    )
    return (await tx.one<{ id: number }>('select id from archive_competition where key = $1', [row.key]))?.id ?? 0
  },
  async season(competitionId: number, label: string, year: number): Promise<number> {
    await tx.query(
      'insert into archive_season (competition_id, label, year) values ($1, $2, $3) on conflict do nothing',
      [competitionId, label, year],
    )
    const found = await tx.one<{ id: number }>(
      'select id from archive_season where competition_id = $1 and label = $2',
      [competitionId, label],
    )
    return found?.id ?? 0
  },
  /** Makes the teams that are missing; numbers by key. */
  async teams(list: readonly Omit<TeamRow, 'id'>[]): Promise<Map<string, number>> {
    await tx.query(
      `insert into archive_team (key, names, country)
       select key, names, country from jsonb_to_recordset($1::jsonb) as t(key text, names jsonb, country text)
       on conflict (key) do nothing`,
      [JSON.stringify(list)],
    )
    const rows = await tx.query<{ id: number; key: string }>('select id, key from archive_team where key = any($1)', [
      list.map(({ key }) => key),
    ])
    return new Map(rows.map(({ id, key }) => [key, id]))
  },
  aliases: (list: readonly { teamId: number; spelling: string }[]) =>
    tx.query(
      `insert into archive_alias (team_id, spelling)
       select "teamId", spelling from jsonb_to_recordset($1::jsonb) as a("teamId" bigint, spelling text)
       on conflict do nothing`,
      [JSON.stringify(list)],
    ),
  add: (list: readonly NewMatch[], now: number) =>
    tx.query(
      `insert into archive_match (season_id, home_id, away_id, slot, facts, kickoff, updated_at)
       select "seasonId", "homeId", "awayId", slot, facts, kickoff, $2::bigint from jsonb_to_recordset($1::jsonb)
         as m("seasonId" bigint, "homeId" bigint, "awayId" bigint, slot text, facts jsonb, kickoff bigint)`,
      [JSON.stringify(list), now],
    ),
  change: (list: readonly { id: number; facts: MatchFacts; kickoff: number | undefined }[], now: number) =>
    tx.query(
      `update archive_match set facts = m.facts, kickoff = m.kickoff, updated_at = $2::bigint
       from jsonb_to_recordset($1::jsonb) as m(id bigint, facts jsonb, kickoff bigint) where archive_match.id = m.id`,
      [JSON.stringify(list), now],
    ),
  /** Adds or changes players; returns how many were added and changed. */
  async players(list: readonly Omit<PlayerRow, 'id'>[]): Promise<{ added: number; changed: number }> {
    const rows = await tx.query<{ isNew: boolean }>(
      `insert into archive_player (team_id, name, shirt, position, born)
       select "teamId", name, shirt, position, born from jsonb_to_recordset($1::jsonb)
         as p("teamId" bigint, name text, shirt int, position text, born int)
       on conflict (team_id, name) do update
         set shirt = excluded.shirt, position = excluded.position, born = excluded.born
         where (archive_player.shirt, archive_player.position, archive_player.born)
           is distinct from (excluded.shirt, excluded.position, excluded.born) and excluded.position <> ''
       returning (xmax = 0) as is_new`,
      [JSON.stringify(list)],
    )
    const added = rows.filter(({ isNew }) => isNew).length
    return { added, changed: rows.length - added }
  },
  log: (row: { file: string; digest: string; added: number; changed: number; unchanged: number; at: number }) =>
    tx.query(
      'insert into archive_import (file, digest, added, changed, unchanged, at) values ($1, $2, $3, $4, $5, $6)',
      [row.file, row.digest, row.added, row.changed, row.unchanged, row.at],
    ),
})

export function createArchiveQueries(db: Db) {
  return { ...readers(db), writing: (tx: Db) => ({ ...readers(tx), ...writers(tx) }) }
}
export type ArchiveQueries = ReturnType<typeof createArchiveQueries>
