import type { CallData } from '@pitchside/contract'
import { groupOfState, type StateGroup, shownScore } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import type { ListPart, ListRows } from '../../kernel/module'
import { sports } from './ports/feed.port'
import type { ListedMatch, ScoresService } from './scores.service'

type Row = CallData<'listCollectedMatches'>['data'][number]

const numbers: Record<StateGroup, number> = { upcoming: 0, live: 1, finished: 2, abnormal: 3 }
const order: Record<StateGroup, number> = { live: 0, upcoming: 1, abnormal: 2, finished: 3 }

const groupOfMatch = ({ fixture, state }: ListedMatch): StateGroup => groupOfState(fixture.sport, state.status)

/** What runs, what comes next, then what is over, the latest first. */
function inOrder(a: ListedMatch, b: ListedMatch): number {
  const [first, second] = [groupOfMatch(a), groupOfMatch(b)]
  const direction = first === 'finished' ? -1 : 1
  const byTime = direction * (a.fixture.kickoff - b.fixture.kickoff)
  return order[first] - order[second] || byTime || a.fixture.id - b.fixture.id
}

/** A page of followed matches; one the feed no longer knows is left out. */
export function collectedOf(
  service: Pick<ScoresService, 'match' | 'competition'>,
  ids: readonly number[],
  language: Language,
  { limit, offset }: ListPart,
): ListRows<Row> {
  const known = ids.flatMap((id) => {
    try {
      return [service.match(id)]
    } catch {
      return []
    }
  })
  const rows = known.sort(inOrder).slice(offset, offset + limit)
  const wires = rows.map((match): Row => {
    const { fixture, state } = match
    const { id, sport, home, away, kickoff } = fixture
    return {
      id,
      type: sports.indexOf(sport),
      name: service.competition(fixture.competitionId).names[language],
      home_id: home.id,
      home_name: home.names[language],
      home_logo: home.crest,
      home_score: shownScore(sport, state.home),
      away_id: away.id,
      away_name: away.names[language],
      away_logo: away.crest,
      away_score: shownScore(sport, state.away),
      match_time: kickoff,
      status: numbers[groupOfMatch(match)],
    }
  })
  return { rows: wires, total: known.length }
}
