import type { Fixture, Incident } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { SideLineup } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import type { SimFeed } from '../feed-sim/feed-sim'

/** A match of the past as anybody can see it. */
export interface SeenMatch {
  fixture: Fixture
  incidents: readonly Incident[]
  sides: readonly [SideLineup, SideLineup]
  goals: readonly [number, number]
}

const afterAll = 20_000

const isOf = (teamId: number | undefined) => (team: Fixture['home']) => teamId === undefined || team.id === teamId

/** Matches of a season that were played to their end, in order; `teamId`: those of one side. */
export function seenSeason(feed: SimFeed, seasonId: number, teamId?: number): SeenMatch[] {
  const fixtures = feed.seasonFixtures(seasonId).filter(({ home, away }) => [home, away].some(isOf(teamId)))
  return fixtures.flatMap((fixture) => {
    const at = fixture.kickoff + afterAll
    const state = feed.state(fixture.id, at)
    const lineup = feed.lineup(fixture.id, at)
    if (state.status !== 8 || !lineup) return []
    const goals = [state.home, state.away].map((list) => Math.max(list[0] ?? 0, list[5] ?? 0)) as [number, number]
    return [{ fixture, incidents: feed.detail(fixture.id, at).incidents, sides: [lineup.home, lineup.away], goals }]
  })
}

const goalTypes = new Set([1, 8, 17])
const halfTime = 46
const key = ({ minute, added }: Incident) => `${minute}+${added}`

/** Rules of the game that a side breaks in a match, in words. */
function breachesOfSide({ incidents, sides, fixture }: SeenMatch, index: 0 | 1): string[] {
  const breaches: string[] = []
  const say = (what: string) => breaches.push(`match ${fixture.id} side ${index + 1}: ${what}`)
  const lineup = sides[index]
  const on = new Map(lineup.players.filter((one) => one.isFirst).map((one) => [one.name.en, 0]))
  const bench = new Set(lineup.players.filter((one) => !one.isFirst).map((one) => one.name.en))
  if (on.size !== 11) say(`${on.size} begin`)
  if (lineup.players.filter((one) => one.isFirst && one.position === 'G').length !== 1) say('not one keeper')
  const booked = new Set<string>()
  const came = new Set<string>()
  const stops = new Set<string>()
  let minutes = 0
  let lost = 0
  const leave = (name: string, minute: number) => {
    minutes += minute - (on.get(name) ?? 0)
    on.delete(name)
  }
  let changes = 0
  for (const one of incidents) {
    const isOwn = one.side === index + 1
    const minute = Math.min(one.minute, 90)
    if (one.type === 9 && isOwn) {
      changes += 1
      if (one.minute !== halfTime || one.added > 0) stops.add(key(one))
      if (!on.has(one.player.en)) say(`${one.player.en} goes off and is not on`)
      if (came.has(one.player.en)) say(`${one.player.en} came on and goes off`)
      if (!bench.delete(one.other.en)) say(`${one.other.en} comes on and is not on the bench`)
      leave(one.player.en, minute)
      came.add(one.other.en)
      on.set(one.other.en, minute)
    }
    if ([3, 4, 15].includes(one.type) && isOwn) {
      if (!on.has(one.player.en)) say(`a card for ${one.player.en}, who is not on`)
      if (one.type === 3 && booked.has(one.player.en)) say(`two first yellows for ${one.player.en}`)
      if (one.type === 15 && !booked.has(one.player.en)) say(`a second yellow without a first for ${one.player.en}`)
      booked.add(one.player.en)
      if (one.type === 3) continue
      leave(one.player.en, minute)
      lost += 90 - minute
    }
    const isScorer = goalTypes.has(one.type) && isOwn !== (one.type === 17)
    if (isScorer && !one.isCancelled && !on.has(one.player.en)) say(`${one.player.en} scores and is not on`)
    if (on.size > 11) say('more than eleven')
  }
  for (const since of on.values()) minutes += 90 - since
  if (changes > 5) say(`${changes} changes`)
  if (stops.size > 3) say(`changes in ${stops.size} stops`)
  if (minutes !== 11 * 90 - lost) say(`${minutes} minutes played, ${lost} lost`)
  return breaches
}

/** Rules broken within a match: changes, cards, minutes, and whether the goals add up. */
export function breachesOfMatch(match: SeenMatch): string[] {
  const counted = [1, 2].map(
    (side) => match.incidents.filter((one) => goalTypes.has(one.type) && one.side === side && !one.isCancelled).length,
  )
  const isRight = counted[0] === match.goals[0] && counted[1] === match.goals[1]
  return [
    ...(isRight ? [] : [`match ${match.fixture.id}: ${counted} goals and ${match.goals}`]),
    ...breachesOfSide(match, 0),
    ...breachesOfSide(match, 1),
  ]
}

/**
 * Suspensions counted anew from the cards of a season's matches: who plays although banned, who is banned for nothing.
 * `onlyTeam`: where the matches are those of one side, nothing is known of the others.
 */
export function breachesOfSuspensions(
  matches: readonly SeenMatch[],
  yellowLimit: number,
  onlyTeam?: number,
): { breaches: string[]; bans: number } {
  const yellows = new Map<number, number>()
  /** Matches a player must miss, and may. */
  const bans = new Map<number, { teamId: number; must: number; may: number }>()
  const breaches: string[] = []
  let served = 0
  for (const { sides, incidents, fixture } of matches)
    for (const side of [1, 2] as const) {
      const lineup = sides[side - 1] as SideLineup
      const say = (what: string) => breaches.push(`match ${fixture.id} side ${side}: ${what}`)
      const here = new Map(lineup.players.map((one) => [one.id, one.name.en]))
      const suspended = new Set(lineup.absences.filter((one) => one.type === 2).map((one) => one.player.id))
      const teamId = side === 1 ? fixture.home.id : fixture.away.id
      if (onlyTeam !== undefined && teamId !== onlyTeam) continue
      for (const id of suspended) if (!bans.has(id)) say(`${id} is suspended for nothing`)
      for (const [id, ban] of bans) {
        if (ban.teamId !== teamId) continue
        if (ban.must > 0 && here.has(id)) say(`${here.get(id)} plays although banned`)
        if (ban.must > 0 && !suspended.has(id)) say(`${id} is banned and not told of`)
        served += suspended.has(id) ? 1 : 0
        ban.must -= 1
        ban.may -= 1
        if (ban.may <= 0 || here.has(id)) bans.delete(id)
      }
      const byName = new Map(lineup.players.map((one) => [one.name.en, one.id]))
      const cards = incidents.filter((one) => one.side === side && [3, 4, 15].includes(one.type))
      const twice = new Set(cards.filter((one) => one.type === 15).map((one) => one.player.en))
      for (const card of cards) {
        const id = byName.get(card.player.en) ?? teamId
        if (card.type === 15) bans.set(id, { teamId, must: 1, may: 1 })
        if (card.type === 4) bans.set(id, { teamId, must: 1, may: 3 })
        if (card.type !== 3 || twice.has(card.player.en)) continue
        const count = (yellows.get(id) ?? 0) + 1
        yellows.set(id, count)
        const isSentOff = cards.some((one) => one.type === 4 && one.player.en === card.player.en)
        if (count % yellowLimit === 0 && !isSentOff) bans.set(id, { teamId, must: 1, may: 1 })
      }
    }
  return { breaches, bans: served }
}
