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

const staffs = new RecentMap<number, readonly SimReferee[]>(60)

/** Referees of a competition: of its country, or of all countries where nations play. */
function staffOf({ id, flag, teams }: Staffed): readonly SimReferee[] {
  const known = staffs.get(id)
  if (known) return known
  const count = Math.min(Math.max(teams.length, 2), mostReferees)
  const random = randomStream(`${id}|referees`)
  const taken = new Set<string>()
  const flags = shuffled([...nationFlags.values()], random)
  const order = shuffled([...Array(count).keys()], random)
  const staff = order.map((rank, index): SimReferee => {
    const own = flag.length > 0 && !['un', 'eu'].includes(flag) ? flag : (flags[index % flags.length] ?? 'gb-eng')
    const strictness = mildest + ((strictest - mildest) * rank) / (count - 1)
    return { name: drawOwnName(random, own, taken), flag: own, strictness }
  })
  return staffs.set(id, staff)
}

/** No two matches of a round have the same referee, as long as there are as many as teams. */
export function refereeOf(competition: Staffed, match: { home: Team; round: number; stage: string }): SimReferee {
  const staff = staffOf(competition)
  const place = competition.teams.findIndex((team) => team.id === match.home.id)
  const turn = match.round * step + match.stage.length * 3
  return staff[(Math.max(place, 0) + turn) % staff.length] as SimReferee
}
