import type { Names, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { nationFlags } from './competitions'
import { drawOwnName } from './player-names'
import { randomStream, shuffled } from './random-stream'
import { RecentMap } from './recent-map'

/** Somebody who referees matches of a competition. */
export interface SimReferee {
  name: Names
  flag: string
  /** How many cards he shows beside the average of the competition. */
  strictness: number
}

interface Staffed {
  id: number
  flag: string
  teams: readonly Team[]
}

const mostReferees = 30
/** The mildest shows four cards where the average shows five, the strictest six. */
const mildest = 0.8
const strictest = 1.2
/** Rounds move the list on by so many places: nobody has the same home side soon again. */
const step = 7

/** How strict each of a competition's referees is. Every match asks for it, hardly one for the name. */
const ranks = new WeakMap<Staffed, readonly number[]>()
function strictnessOf(competition: Staffed): readonly number[] {
  const known = ranks.get(competition)
  if (known) return known
  const count = Math.min(Math.max(competition.teams.length, 2), mostReferees)
  const order = shuffled([...Array(count).keys()], randomStream(`${competition.id}|strictness`))
  const list = order.map((rank) => mildest + ((strictest - mildest) * rank) / (count - 1))
  ranks.set(competition, list)
  return list
}

const staffs = new RecentMap<number, readonly Omit<SimReferee, 'strictness'>[]>(60)

/** Referees of a competition: of its country, or of all countries where nations play. */
function staffOf(competition: Staffed): readonly Omit<SimReferee, 'strictness'>[] {
  const { id, flag } = competition
  const known = staffs.get(id)
  if (known) return known
  const random = randomStream(`${id}|referees`)
  const taken = new Set<string>()
  const flags = shuffled([...nationFlags.values()], random)
  const staff = strictnessOf(competition).map((_, index) => {
    const own = flag.length > 0 && !['un', 'eu'].includes(flag) ? flag : (flags[index % flags.length] ?? 'gb-eng')
    return { name: drawOwnName(random, own, taken), flag: own }
  })
  return staffs.set(id, staff)
}

interface Whistled {
  home: Team
  round: number
  stage: string
}

/** No two matches of a round have the same referee, as long as there are as many as teams. */
function placeOf(competition: Staffed, { home, round, stage }: Whistled): number {
  const place = competition.teams.findIndex((team) => team.id === home.id)
  return (Math.max(place, 0) + round * step + stage.length * 3) % strictnessOf(competition).length
}

/** How many cards a match's referee shows beside the average. */
export const strictnessIn = (competition: Staffed, match: Whistled): number =>
  strictnessOf(competition)[placeOf(competition, match)] ?? 1

export function refereeOf(competition: Staffed, match: Whistled): SimReferee {
  const { name, flag } = staffOf(competition)[placeOf(competition, match)] as SimReferee
  return { name, flag, strictness: strictnessIn(competition, match) }
}
