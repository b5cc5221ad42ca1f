import { Failure } from '../../../kernel/failure'
import type { Language } from '../../../kernel/messages'
import type { Competition, Sport } from '../ports/feed.port'
import type { SeasonDesk } from './season-desk'

interface Subject {
  sport: Sport
  competition: string
  team: { id: number; name: string }
}

/** A team in the running season of its first competition. */
export interface TeamStanding extends Subject {
  /** Undefined: no table has it. */
  row: { position: number; played: number; won: number; lost: number; points: number } | undefined
}

/** A player in the running season of the first competition of his team. */
export interface PlayerStanding extends Subject {
  name: string
  /** Undefined: nobody counts goals there, or he made none. */
  counts: { goals: number; assists: number | undefined; played: number | undefined } | undefined
}

function subjectOf(desk: SeasonDesk, id: number, language: Language): (Subject & { main: Competition }) | undefined {
  const known = desk.team(id)
  const [main] = known?.competitions ?? []
  if (!known || !main) return undefined
  const team = { id: known.team.id, name: known.team.names[language] }
  return { main, sport: main.sport, competition: main.names[language], team }
}

/** Throws for a team there isn't. */
export async function teamStanding(desk: SeasonDesk, id: number, language: Language): Promise<TeamStanding> {
  const found = subjectOf(desk, id, language)
  if (!found) throw new Failure('team-unknown')
  const { main, ...subject } = found
  const { table } = desk.table(await desk.prepared(desk.season(main.id)))
  return { ...subject, row: table.rows.find(({ team }) => team.id === id) }
}

/** Throws for a player there isn't. */
export async function playerStanding(desk: SeasonDesk, id: number, language: Language): Promise<PlayerStanding> {
  const known = desk.player(id)
  const found = known && subjectOf(desk, known.team.id, language)
  if (!known || !found) throw new Failure('player-unknown')
  const { main, ...subject } = found
  const rows = desk.scorers(await desk.prepared(desk.season(main.id)))
  const row = rows.find(({ player }) => player.id === id)
  const counts = row && { goals: row.goals, assists: row.assists, played: row.played }
  return { ...subject, name: known.player.name[language], counts }
}
