import type { FootballScript } from './football-plan'

/** Shirts of a side on the pitch at a moment. */
export function onPitchAt(script: FootballScript, side: 1 | 2, at: number): readonly number[] {
  let shirts = script.sides[side - 1]?.first ?? []
  for (const event of script.events) {
    if (event.at > at) break
    if (event.side !== side) continue
    if (event.type === 9) shirts = [...shirts.filter((shirt) => shirt !== event.shirt), event.otherShirt]
    else if (event.type === 4 || event.type === 15) shirts = shirts.filter((shirt) => shirt !== event.shirt)
  }
  return shirts
}
