import { rounded } from '@pitchside/base'
import { type CallData, footballState } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import { type Feed, type Fixture, type Incident, markets, type Quote, type Trend } from './ports/feed.port'
import type { Statistic } from './ports/match-parts.port'

type ReplayData = CallData<'getMatchReplay'>
type Frame = ReplayData['frames'][number]

const replaysKept = 60
/** Shares stand as they are in a frame; everything else is its growth. */
const shareType = 25
const longestS = 5 * 3_600

interface Minute {
  status: number
  minute: number
  added: number
  /** Last second of the minute. */
  end: number
}

const regular: Readonly<Record<number, readonly [before: number, until: number]>> = {
  2: [0, 45],
  4: [45, 90],
  5: [90, 120],
}

/** Minutes of a match as they were played, from questions about its state alone. The last one holds how it ended. */
export function playedMinutes(feed: Feed, { id, kickoff }: Fixture): Minute[] {
  const minutes: Minute[] = []
  for (let at = kickoff; at < kickoff + longestS; ) {
    const { status, periodStart } = feed.state(id, at)
    const range = regular[status]
    if (status >= footballState.over) {
      const last = minutes.at(-1)
      minutes.push({ status: footballState.over, minute: last?.minute ?? 90, added: last?.added ?? 0, end: at })
      return minutes
    }
    if (!range) {
      if (status === footballState.shootOut) minutes.push({ status, minute: 120, added: 0, end: at + 59 })
      at += 60
      continue
    }
    const gone = Math.floor((at - periodStart) / 60)
    const minute = range[0] + gone + 1
    const end = periodStart + (gone + 1) * 60 - 1
    minutes.push({ status, minute: Math.min(minute, range[1]), added: Math.max(0, minute - range[1]), end })
    at = end + 1
  }
  return minutes
}

const growth = (now: readonly Statistic[], before: readonly Statistic[]): number[] =>
  now.flatMap(({ type, home, away }) => {
    const earlier = type === shareType ? undefined : before.find((one) => one.type === type)
    return [type, Math.round(home - (earlier?.home ?? 0)), Math.round(away - (earlier?.away ?? 0))]
  })

/** Incidents with the frame they became known in. One that was taken back before a frame ended never counted. */
class IncidentLog {
  readonly #language: Language
  readonly #entries = new Map<number, ReplayData['incidents'][number]>()

  constructor(language: Language) {
    this.#language = language
  }

  look(incidents: readonly Incident[], frame: number): void {
    for (const incident of incidents) {
      const known = this.#entries.get(incident.id)
      if (known) {
        if (incident.isCancelled && known.cancelled_frame === undefined) known.cancelled_frame = frame
        continue
      }
      this.#entries.set(incident.id, {
        id: incident.id,
        type: incident.type,
        position: incident.side,
        minute: incident.minute,
        added: incident.added,
        player: incident.player[this.#language],
        other: incident.other[this.#language],
        home_score: incident.homeScore,
        away_score: incident.awayScore,
        frame,
        ...(incident.isCancelled ? { cancelled_frame: frame } : {}),
        ...(incident.review ? { var_reason: incident.review.reason, var_result: incident.review.result } : {}),
      })
    }
  }

  get list(): ReplayData['incidents'] {
    return [...this.#entries.values()]
  }
}

const points = (frame: number, quote: Quote) => [frame, quote.first, quote.middle, quote.last, quote.isSealed ? 1 : 0]

/** Price changes of one company, minute by minute; frame 0 holds the last price before the start. */
function oddsOf(feed: Feed, id: number, kickoff: number, companyId: number, minutes: readonly Minute[]) {
  const lists = markets.map((type) => ({ type, points: [] as number[][] }))
  const look = (frame: number, at: number) => {
    const { immediate, scram } = feed.odds(id, companyId, at)
    for (const list of lists) {
      const quote = (frame === 0 ? undefined : scram[list.type]) ?? (frame === 0 ? immediate[list.type] : undefined)
      if (!quote) continue
      const next = points(frame, quote)
      if (String(list.points.at(-1)?.slice(1)) !== String(next.slice(1))) list.points.push(next)
    }
  }
  look(0, kickoff - 1)
  minutes.forEach((minute, index) => {
    if (minute.status !== footballState.over) look(index + 1, minute.end)
  })
  return lists.filter((list) => list.points.length > 0)
}

/** Plays a finished match through once, a minute at a time. */
export function buildReplay(
  feed: Feed,
  fixture: Fixture,
  companyId: number,
  now: number,
  language: Language,
): ReplayData {
  const { id, kickoff, competitionId } = fixture
  const minutes = playedMinutes(feed, fixture)
  const log = new IncidentLog(language)
  let before: readonly Statistic[] = []
  const frames = minutes.map(({ end, ...minute }, index): Frame => {
    log.look(feed.detail(id, end).incidents, index + 1)
    const statistics = feed.statistics(id, end).full
    const data = growth(statistics, before)
    before = statistics
    return { ...minute, data, chances: [...feed.chances(id, end)] }
  })
  const trend: Trend = feed.detail(id, now).trend
  const rows = feed.table(competitionId, kickoff)?.rows ?? []
  return {
    id,
    frames,
    incidents: log.list,
    trend,
    company_id: companyId,
    odds: oddsOf(feed, id, kickoff, companyId, minutes),
    table: rows.map((row) => ({
      position: row.position,
      team_id: row.team.id,
      logo: row.team.crest,
      name: row.team.names[language],
      group: row.group,
      played: row.played,
      won: row.won,
      draw: row.drawn,
      loss: row.lost,
      goals: row.goalsFor,
      goals_against: row.goalsAgainst,
      points: row.points,
      won_rate: row.played ? rounded(row.won / row.played, 3) : 0,
      form: row.form,
    })),
  }
}

/** Replays, the latest kept: a finished match does not change. */
export function createReplays(feed: Feed) {
  const kept = new Map<string, ReplayData>()
  return {
    of(fixture: Fixture, companyId: number, now: number, language: Language): ReplayData {
      const key = `${fixture.id} ${companyId} ${language}`
      const known = kept.get(key)
      if (known) return known
      const replay = buildReplay(feed, fixture, companyId, now, language)
      const [oldest] = kept.keys()
      if (kept.size >= replaysKept && oldest !== undefined) kept.delete(oldest)
      kept.set(key, replay)
      return replay
    },
  }
}
