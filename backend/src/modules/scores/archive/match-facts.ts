import type { OpenMatch } from '../open-data/open-match'

/** What the archive keeps of a match, beside who played. */
export type MatchFacts = Omit<OpenMatch, 'no' | 'home' | 'away'>

export function factsOfMatch({ no: _no, home: _home, away: _away, ...facts }: OpenMatch): MatchFacts {
  return facts
}

const isOver = ({ full }: MatchFacts) => full !== undefined

/** A snapshot from before the match says nothing against its result; an awarded one is not played again by statistics. */
function mergedResult(
  known: MatchFacts,
  next: MatchFacts,
): Pick<MatchFacts, 'status' | 'full' | 'half' | 'extra' | 'shootout'> {
  if (isOver(known) && (!isOver(next) || (known.status === 'awarded' && next.status === 'played'))) {
    const { status, full, half, extra, shootout } = known
    return { status, full, half: half ?? (isOver(next) ? undefined : next.half), extra, shootout }
  }
  // Another final score makes the old half-time score worthless.
  const isSame = String(known.full) === String(next.full)
  return {
    status: next.status,
    full: next.full,
    half: next.half ?? (isSame ? known.half : undefined),
    extra: next.extra ?? (isSame ? known.extra : undefined),
    shootout: next.shootout ?? (isSame ? known.shootout : undefined),
  }
}

function mergedTime(known: MatchFacts, next: MatchFacts): Pick<MatchFacts, 'date' | 'time'> {
  if ((isOver(known) && !isOver(next)) || next.date === undefined) return { date: known.date, time: known.time }
  return { date: next.date, time: next.time ?? (next.date === known.date ? known.time : undefined) }
}

/** What is known of a match after one more file. What a file leaves out stays. */
export function mergeFacts(known: MatchFacts, next: MatchFacts): MatchFacts {
  const [home, away] = next.goals
  const statistics = { ...known.statistics, ...next.statistics }
  return {
    round: next.round || known.round,
    stage: next.stage || known.stage,
    group: next.group || known.group,
    ground: next.ground || known.ground,
    ...mergedTime(known, next),
    ...mergedResult(known, next),
    goals: home.length + away.length > 0 ? next.goals : known.goals,
    ...(Object.keys(statistics).length > 0 ? { statistics } : {}),
  }
}

/** The same text for the same facts, whatever the order of the keys; what is undefined is left out. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
