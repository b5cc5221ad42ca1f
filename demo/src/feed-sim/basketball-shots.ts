import type { CourtShot } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import type { Deed, Rosters } from './basketball-box'
import { type RandomStream, randomStream } from './random-stream'

/** Half a court and what lies on it, metres. */
const court = { width: 15, length: 14, basket: 1.575, arc: 7.24 } as const
/** Share of the shots inside the arc that are taken at the rim. */
const rimShare = 0.58
/** Room between a shot and the line at the side. */
const sideRoom = 0.3

/** How far from the basket a shot is taken. */
function distanceOf(random: RandomStream, value: number): number {
  if (value === 3) return court.arc + 0.1 + 1.1 * random() ** 2
  return random() < rimShare ? 0.3 + 1.9 * random() : 2.4 + 4.2 * random()
}

/** A place at a distance, anywhere before the basket that is inside the lines. */
function placeOf(random: RandomStream, distance: number): { x: number; y: number } {
  const widest = Math.asin(Math.min(1, (court.width / 2 - sideRoom) / distance))
  const angle = (2 * random() - 1) * Math.min(widest, 1.45)
  const per = (metres: number, whole: number) => Math.round((metres / whole) * 1_000) / 10
  return {
    x: per(court.width / 2 + distance * Math.sin(angle), court.width),
    y: per(court.basket + distance * Math.cos(angle), court.length),
  }
}

/** Every shot from the field so far, oldest first. Seconds after the scheduled start. */
export function courtShotsOf(seed: string, deeds: readonly Deed[], rosters: Rosters): CourtShot[] {
  const random = randomStream(`${seed}|court`)
  return deeds.flatMap(({ play, actor }) => {
    const player = rosters[play.side - 1]?.[actor]?.player
    if (play.kind !== 'shot' || !player) return []
    const value = play.value === 3 ? 3 : 2
    const spot = placeOf(random, distanceOf(random, value))
    const { at, clock, side } = play
    return [{ at, period: play.period + 1, clock, side, player, ...spot, value, isMade: play.points > 0 } as const]
  })
}
