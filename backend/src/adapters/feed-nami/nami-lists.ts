import type { Competition, Fixture, Names, Team } from '../../modules/scores/ports/feed.port'
import type { FieldReader } from './field-reader'

/** Leagues the pages know by key: their numbers are the provider's. */
const known: Readonly<Record<number, readonly [key: string, flag: string]>> = {
  1: ['world', 'un'],
  82: ['en.1', 'gb-eng'],
  108: ['it.1', 'it'],
  120: ['es.1', 'es'],
  129: ['de.1', 'de'],
  142: ['fr.1', 'fr'],
  542: ['cn.1', 'cn'],
}

/** Names in our languages; a missing one is borrowed from the nearest. */
export function namesOf(
  reader: FieldReader,
  row: Record<string, unknown>,
  prefix: 'short_name' | 'name',
): Names | undefined {
  const of = (language: string) =>
    reader.text(row[`${prefix}_${language}`], 'name') ?? reader.text(row[`name_${language}`], 'name')
  const [zh, en, vi] = [of('zh'), of('en'), of('vi')]
  const any = en ?? zh ?? vi ?? reader.text(row.name, 'name')
  return any === undefined ? undefined : { zh: zh ?? any, en: en ?? any, vi: vi ?? any }
}

export function competitionOf(reader: FieldReader, row: Record<string, unknown>): Competition | undefined {
  const id = reader.id(row.id, 'competition.id')
  const names = namesOf(reader, row, 'short_name')
  if (id === undefined || !names) return reader.refuse('competition')
  const [key, flag] = known[id] ?? [`nami.${id}`, '']
  const colour = reader.text(row.primary_color, 'competition.color', 9) ?? ''
  return {
    id,
    sport: 'football',
    key,
    names,
    flag,
    countryId: reader.integer(row.country_id, 'competition.country', 0, 1e6) ?? 0,
    colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : '#44506a',
    kind: row.type === 2 ? 'cup' : 'league',
    isHot: id in known,
  }
}

export function teamOf(reader: FieldReader, row: Record<string, unknown>): Team | undefined {
  const id = reader.id(row.id, 'team.id')
  const names = namesOf(reader, row, 'short_name')
  // No crest: pictures of clubs are not ours to show; the drawn one follows from the number.
  return id === undefined || !names ? reader.refuse('team') : { id, names, crest: '', strength: 5 }
}

const stageOf = (reader: FieldReader, round: Record<string, unknown>): string => {
  const group = reader.integer(round.group_num, 'match.group', 0, 26)
  return group ? String.fromCharCode(64 + group) : ''
}

/** A match of the schedule, when its teams and competition are known; a match without them is shown nowhere. */
export function fixtureOf(
  reader: FieldReader,
  row: Record<string, unknown>,
  find: { team(id: number): Team | undefined; competition(id: number): Competition | undefined },
): Fixture | undefined {
  const id = reader.id(row.id, 'match.id')
  const kickoff = reader.integer(row.match_time, 'match.time', 1, 1e11)
  const competitionId = reader.id(row.competition_id, 'match.competition')
  const homeId = reader.id(row.home_team_id, 'match.home')
  const awayId = reader.id(row.away_team_id, 'match.away')
  const home = homeId === undefined ? undefined : find.team(homeId)
  const away = awayId === undefined ? undefined : find.team(awayId)
  if (id === undefined || kickoff === undefined || competitionId === undefined) return reader.refuse('match')
  if (!home || !away || home.id === away.id) return reader.refuse('match.teams')
  if (!find.competition(competitionId)) return reader.refuse('match.competition')
  const round = typeof row.round === 'object' && row.round !== null ? (row.round as Record<string, unknown>) : {}
  return {
    id,
    sport: 'football',
    competitionId,
    home,
    away,
    kickoff,
    round: reader.integer(round.round_num, 'match.round', 0, 200) ?? 0,
    stage: stageOf(reader, round),
  }
}
