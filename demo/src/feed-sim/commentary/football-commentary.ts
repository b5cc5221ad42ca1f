import type { Names, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { CommentaryLine } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { footballState } from '@pitchside/contract'
import { type FootballScript, goalTypes, type MatchPlan, type ScriptEvent } from '../football-plan'
import type { FootballPlay, ScriptShot } from '../football-play'
import { nameOf } from '../football-squad'
import { incidentId, teamOf } from '../football-state'
import { noName } from '../player-names'
import { randomStream } from '../random-stream'
import { enTemplates } from './en'
import type { Kind } from './kinds'
import { viTemplates } from './vi'
import { zhTemplates } from './zh'

const languages = { zh: zhTemplates, en: enTemplates, vi: viTemplates } as const

const kindOfType: Readonly<Record<number, Kind>> = {
  2: 'corner',
  3: 'yellow',
  4: 'red',
  8: 'penaltyGoal',
  9: 'substitution',
  11: 'half',
  15: 'secondYellow',
  16: 'penaltyMissed',
  17: 'ownGoal',
  19: 'injuryTime',
  26: 'extraTimeOver',
  27: 'shootOutOver',
  29: 'kickScored',
  30: 'kickMissed',
}
const kindOfStatus: Readonly<Record<number, Kind>> = {
  2: 'start',
  4: 'secondHalf',
  5: 'extraTime',
  8: 'end',
  11: 'abandoned',
}
const kindOfReview: Readonly<Record<number, Kind>> = { 1: 'goalStands', 2: 'goalCancelled', 4: 'noPenalty' }
const kindOfShot: Readonly<Partial<Record<ScriptShot['outcome'], Kind>>> = {
  saved: 'saved',
  off: 'off',
  blocked: 'blocked',
  post: 'post',
}
/** Lines that stay when only the main ones are shown. */
const main: ReadonlySet<Kind> = new Set([
  'start',
  'secondHalf',
  'half',
  'end',
  'goal',
  'assistedGoal',
  'penaltyGoal',
  'ownGoal',
  'penaltyMissed',
  'red',
  'secondYellow',
  'goalStands',
  'goalCancelled',
  'extraTime',
  'extraTimeOver',
  'shootOutOver',
  'kickScored',
  'kickMissed',
  'interrupted',
  'resumed',
  'abandoned',
])

function kindOf(event: ScriptEvent): Kind | undefined {
  if (event.type === 0)
    return event.status === footballState.interrupted ? 'interrupted' : event.minute > 0 ? 'resumed' : undefined
  if (event.type === 10 || event.type === 12) return kindOfStatus[event.status ?? 0]
  if (event.type === 28) return kindOfReview[event.review?.result ?? 0]
  if (event.type === 1) return event.otherShirt ? 'assistedGoal' : 'goal'
  return kindOfType[event.type]
}

type Told = Pick<ScriptEvent, 'at' | 'type' | 'side' | 'minute' | 'added' | 'shirt' | 'otherShirt'> & {
  kind: Kind
  incident: number
}

/** Every line of a match. Times are seconds after the scheduled kick-off; `at` becomes a time of day in the end. */
export function footballCommentary(
  plan: MatchPlan,
  script: FootballScript,
  play: FootballPlay,
  teams: { home: Team; away: Team },
): CommentaryLine[] {
  const told: Told[] = []
  for (const event of script.events) {
    const kind = kindOf(event)
    if (kind) told.push({ ...event, kind, incident: incidentId(event) })
  }
  for (const shot of play.shots) {
    const kind = shot.incident === 0 ? kindOfShot[shot.outcome] : undefined
    if (kind) told.push({ ...shot, kind, type: 21, otherShirt: 0 })
  }
  told.sort((a, b) => a.at - b.at)
  return told.map((line, index) => ({
    seq: index + 1,
    at: line.at,
    minute: line.minute,
    added: line.kind === 'injuryTime' ? 0 : line.added,
    side: line.side,
    isMain: main.has(line.kind),
    incident: line.incident,
    text: textOf(plan, line, scoreAt(script, line.at), teams),
  }))
}

/** Goals until a moment, as they count then. */
function scoreAt(script: FootballScript, at: number): string {
  const score = [0, 0]
  for (const event of script.events) {
    if (event.at > at) break
    const isGone = event.cancelAt !== undefined && event.cancelAt <= at + 2
    if (goalTypes.has(event.type) && !isGone) score[event.side - 1] = (score[event.side - 1] ?? 0) + 1
  }
  return `${score[0]}-${score[1]}`
}

/** Each line draws its own sentence, so that one line more changes no other. */
function textOf(plan: MatchPlan, line: Told, score: string, teams: { home: Team; away: Team }): Names {
  const draw = randomStream(`${plan.seed}|${plan.matchId}|text|${line.at}|${line.kind}`)()
  const [own, other] = line.side === 2 ? [teams.away, teams.home] : [teams.home, teams.away]
  const teamId = teamOf(line, [teams.home.id, teams.away.id])
  const person = line.shirt ? nameOf(teamId, line.shirt) : noName
  const second = line.otherShirt ? nameOf(teamId, line.otherShirt) : noName
  const inLanguage = (language: keyof typeof languages) => {
    const list = languages[language][line.kind]
    const values: Readonly<Record<string, string>> = {
      p: person[language],
      o: second[language],
      t: own.names[language],
      u: other.names[language],
      s: score,
      m: language === 'en' ? `${line.added} ${line.added === 1 ? 'minute' : 'minutes'}` : String(line.added),
      h: teams.home.names[language],
      a: teams.away.names[language],
    }
    return (list[Math.floor(draw * list.length)] ?? '').replace(/\{(\w)\}/g, (_all, key: string) => values[key] ?? '')
  }
  return { zh: inLanguage('zh'), en: inLanguage('en'), vi: inLanguage('vi') }
}
