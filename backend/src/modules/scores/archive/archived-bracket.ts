import type { Team } from '../ports/feed.port'
import type { BracketTie } from '../ports/season-parts.port'
import { type ArchivedMatch, archivedState, isKnockout } from './archived-match'
import { stageOrder } from './round-names'

const finished = 8

/** Goals of a match that count for a tie: after extra time where there was one. */
const goals = ({ facts }: ArchivedMatch) => facts.extra ?? facts.full ?? ([0, 0] as const)

/** Who goes on when every leg is played: by goals, by kicks; undefined when only another rule can say. */
function winnerOf(home: Team, legs: readonly ArchivedMatch[], score: readonly [number, number]): 0 | 1 | 2 {
  if (score[0] !== score[1]) return score[0] > score[1] ? 1 : 2
  const last = legs.at(-1)
  const kicks = last?.facts.shootout
  if (!last || !kicks || kicks[0] === kicks[1]) return 0
  return kicks[0] > kicks[1] === (last.fixture.home.id === home.id) ? 1 : 2
}

function tieOf(round: string, order: number, legs: readonly ArchivedMatch[], at: number): BracketTie | undefined {
  const [first] = legs
  if (!first) return undefined
  const { home, away } = first.fixture
  const played = legs.filter((leg) => archivedState(leg, at).status === finished)
  const sum = (team: Team) =>
    played.reduce((total, leg) => total + goals(leg)[leg.fixture.home.id === team.id ? 0 : 1], 0)
  const score: [number, number] = [sum(home), sum(away)]
  const winner = played.length === legs.length ? winnerOf(home, legs, score) : 0
  const ids = legs.map(({ fixture }) => fixture.id)
  return { round, order, home, away, legs: ids, homeScore: score[0], awayScore: score[1], winner }
}

/** Ties of the knock-out rounds, as far as they are known at a moment. */
export function archivedBracket(matches: readonly ArchivedMatch[], at: number): BracketTie[] {
  const ties = new Map<string, ArchivedMatch[]>()
  for (const match of matches.filter(isKnockout)) {
    const { home, away, stage } = match.fixture
    const key = `${stage}\n${[home.id, away.id].sort((a, b) => a - b).join(' ')}`
    ties.set(key, [...(ties.get(key) ?? []), match])
  }
  const counts = new Map<string, number>()
  const list = [...ties.values()].flatMap((legs) => {
    const round = legs[0]?.fixture.stage ?? ''
    const order = counts.get(round) ?? 0
    counts.set(round, order + 1)
    return tieOf(round, order, legs, at) ?? []
  })
  list.sort((a, b) => stageOrder(a.round) - stageOrder(b.round) || a.order - b.order)
  return list.map((tie) => decidedLater(tie, list, at, matches))
}

/** Goals level over two legs: who is in a later round went on, whatever rule it was. */
function decidedLater(
  tie: BracketTie,
  list: readonly BracketTie[],
  at: number,
  matches: readonly ArchivedMatch[],
): BracketTie {
  const isPlayed = tie.legs.every((id) =>
    matches.some((match) => match.fixture.id === id && archivedState(match, at).status === finished),
  )
  if (tie.winner !== 0 || !isPlayed) return tie
  const later = list.filter((other) => other.round !== 'third' && stageOrder(other.round) > stageOrder(tie.round))
  const goesOn = (team: Team | undefined) =>
    later.some(({ home, away }) => home?.id === team?.id || away?.id === team?.id)
  return { ...tie, winner: goesOn(tie.home) ? 1 : goesOn(tie.away) ? 2 : 0 }
}
