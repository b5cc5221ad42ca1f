import type { GameStep, Pair } from './esports-plan'

/** Rounds of a half, in the regular part and after it. */
const half = 12
const regular = 2 * half
const overtimeHalf = 3
const five = 5
/** Money of one player, as the game deals it out. */
const pistolMoney = 800
const overtimeMoney = 10_000
const mostMoney = 16_000
const wonRound = 3_250
const lostRound = [1_400, 1_900, 2_400, 2_900, 3_400] as const
const perKill = 300
/** What a player with everything carries, and the little that is bought while a side saves. */
const fullKit = 4_700
const savingKit = 400
const grain = 50

interface Purse {
  bank: number
  /** Worth of what is still carried from the round before. */
  kept: number
  /** Lost rounds that still count: each makes the next loss dearer for the other side. */
  losses: number
}

const fresh = (each: number): Purse => ({ bank: five * each, kept: 0, losses: 0 })

/** Sides are changed, and everybody begins anew. */
function moneyOfHalf(round: number): number | undefined {
  if (round < regular) return round % half === 0 ? pistolMoney : undefined
  return (round - regular) % overtimeHalf === 0 ? overtimeMoney : undefined
}

/** Before a half is over there is nothing left to save for. */
const isLastOfHalf = (round: number): boolean => moneyOfHalf(round + 1) !== undefined

/** Buys for a round: everything, or next to nothing, or all the money where saving is of no use. */
function bought(purse: Purse, round: number): number {
  const missing = Math.max(0, five * fullKit - purse.kept)
  const canAll = purse.bank >= missing
  const spent = canAll
    ? missing
    : moneyOfHalf(round) !== undefined || isLastOfHalf(round)
      ? purse.bank
      : Math.min(purse.bank, five * savingKit)
  purse.bank -= spent
  return purse.kept + spent
}

/** After a round: its pay, and what the living carry on. */
function settle(
  purse: Purse,
  { hasWon, kills, fallen, kit }: Record<'kills' | 'fallen' | 'kit', number> & { hasWon: boolean },
) {
  purse.losses = hasWon ? Math.max(0, purse.losses - 1) : Math.min(lostRound.length, purse.losses + 1)
  const pay = hasWon ? wonRound : (lostRound[purse.losses - 1] ?? lostRound[0])
  purse.bank = Math.min(five * mostMoney, purse.bank + five * pay + kills * perKill)
  purse.kept = (kit * (five - fallen)) / five
}

/**
 * What both sides carry into each round of a map of Counter-Strike, from who won the rounds and who fell in them: it follows
 * from the course and moves nothing in it. The running round stands last.
 */
export function economyOf(steps: readonly GameStep[], isOver: boolean): { home: number; away: number }[] {
  let purses: [Purse, Purse] = [fresh(pistolMoney), fresh(pistolMoney)]
  const rounds = isOver ? steps.length - 1 : steps.length
  return Array.from({ length: Math.max(0, rounds) }, (_, round) => {
    const money = moneyOfHalf(round)
    if (money !== undefined) purses = [fresh(money), fresh(money)]
    const kits = purses.map((purse) => bought(purse, round)) as Pair
    const [before, after] = [steps[round], steps[round + 1]]
    if (before && after)
      for (const side of [0, 1] as const) {
        const other = side === 0 ? 1 : 0
        settle(purses[side], {
          hasWon: after.score[side] > before.score[side],
          kills: after.kills[side] - before.kills[side],
          fallen: after.kills[other] - before.kills[other],
          kit: kits[side],
        })
      }
    const [home, away] = kits.map((kit) => Math.round(kit / grain) * grain) as Pair
    return { home, away }
  })
}
