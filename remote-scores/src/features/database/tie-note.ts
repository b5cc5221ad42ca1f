import type { Translate } from '@pitchside/i18n'
import type { Sport } from '../../parts/matches/match'
import type { StandingsRow } from './season-table.calls'

/** Why a row stands where it stands among teams with the same points. */
export interface TieNote {
  /** Rule that decided, as the server names it. */
  rule: string
  /** Teams with the same points in the same group, in the order of the table. */
  others: readonly string[]
}

const headToHead = 'h2h'
/** Rules that say by themselves how level the teams are. */
const ofEverything = ['placed', 'level']

/** The note of a row; undefined where points alone decided, or nobody has played. */
export function tieNoteOf(row: StandingsRow, rows: readonly StandingsRow[]): TieNote | undefined {
  if (row.decidedBy === 'points' || row.played === 0) return undefined
  const others = rows
    .filter((other) => other.teamId !== row.teamId && other.group === row.group)
    .filter((other) => other.points === row.points && other.decidedBy !== 'points')
    .map((other) => other.name)
  return others.length > 0 ? { rule: row.decidedBy, others } : undefined
}

/** Rules worth a line of their own under the table: those a reader cannot check in the row itself. */
export const isRemarkable = ({ rule }: TieNote): boolean =>
  rule.startsWith(headToHead) || rule === 'decider' || ofEverything.includes(rule)

/** A rule in the words of a sport: basketball has no goals. */
export const ruleText = (t: Translate, rule: string, sport: Sport): string =>
  t(sport === 'basketball' ? `base.courtRule.${rule}` : `base.rule.${rule}`)

/** The note as a sentence. Basketball ranks by the share of games won, football by points. */
export function tieText(t: Translate, note: TieNote, row: StandingsRow, sport: Sport): string {
  const said = { teams: note.others.join(t('base.comma')), points: row.points, count: row.points }
  if (ofEverything.includes(note.rule)) return t(`base.tie.${note.rule}`, said)
  const rule = ruleText(t, note.rule, sport)
  return t(sport === 'basketball' ? 'base.tie.share' : 'base.tie.points', { ...said, rule })
}
