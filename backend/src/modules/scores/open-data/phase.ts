import type { OpenMatch } from './open-match'

/** Where a match belongs: into a table (with group and part of a split league), or outside. */
export type Phase = { isTable: true; group: string; block: string } | { isTable: false; label: string }

const knockout =
  /play-?\s?(offs?|ins?|outs?)\b|barrage|spareggio|\b(finale?s?|semi|quarter|halbfinale|viertelfinale|achtelfinale|semifinals?|quarterfinals?|1\/\d+)\b|\b(semi|quarter)-?finals?\b|\bround of \d+|\blast \d+\b|third[- ]place|3rd place|\bknock-?out|\bpreliminary\b|\bqualifying\b|\bqualification\b|\bpromotion\b|decid(er|ing)|final replay/i
const matchday =
  /\b(matchday|round|runde|jornada|giornata|journ[ée]e|spieltag|week|speelronde)\s*\d+|\b\d+\.?\s*(round|runde|spieltag|matchday)\b/i
const groupName = /^(group|gruppe|grupo|groupe|pool)\s+([a-z0-9]{1,3})\b/i
/** Parts of a season that are the ordinary league. */
const ordinary =
  /^(regular( season)?|grunddurchgang|grundrunde|league|league (phase|stage)|first (phase|stage)|group (phase|stage)|vorrunde)?$/i
/** Halves of a year with a table each. */
const ownTable =
  /^(apertura|clausura|opening|closing|torneo \w+|inicial|final tournament|(eastern|western) conference|east|west)$/i
/** Without a match day behind it this is a tie against a team of another league. */
const barrageAlone = /^(relegation|promotion|championship|title)$/i

/** `Relegation, Matchday 37`: part and match day. */
function partsOf({ round, stage }: OpenMatch): { part: string; label: string } {
  const [, part = '', label = round] = /^(.*?)\s*[,|]\s*(.*)$/.exec(round) ?? []
  return stage === '' ? { part, label } : { part: stage, label: part === '' ? label : `${part}, ${label}` }
}

/** Reads the phase of a match from its stage, round and group. */
export function phaseOf(match: OpenMatch): Phase {
  const { part, label } = partsOf(match)
  const own = match.group || groupName.exec(part)?.[0] || groupName.exec(label)?.[0] || ''
  const isOut = (text: string) => knockout.test(text)
  if (own !== '' && groupName.test(own) && !isOut(part) && !isOut(label))
    return { isTable: true, group: own, block: '' }
  const name = label || part || own
  if (isOut(part) || isOut(label)) return { isTable: false, label: [part, label].filter(Boolean).join(', ') }
  if (own !== '') return { isTable: true, group: own, block: '' }
  if (ownTable.test(part)) return { isTable: true, group: part, block: '' }
  if (ordinary.test(part))
    return barrageAlone.test(label) ? { isTable: false, label: name } : { isTable: true, group: '', block: '' }
  return matchday.test(label) || label === ''
    ? { isTable: true, group: '', block: part }
    : { isTable: false, label: `${part}, ${label}` }
}

/** Names that stand for a team nobody knows yet: `N.N.`, `W74`, `2A`. */
export const isUndecided = (name: string): boolean =>
  /^(n\.?\s?n\.?|tb[acd]|\?+|[wl]\d+|[123][a-l](\/[a-l])*|(winner|runner-up|loser|third).*)$/i.test(name)
