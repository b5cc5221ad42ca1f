import type { Quote } from '../../modules/scores/ports/feed.port'

const size = 12

/** Chances of further goals: `grid[i][j]` = home scores i more, away j more. */
export type GoalGrid = readonly (readonly number[])[]

function poissonChances(mean: number): number[] {
  const list = [Math.exp(-mean)]
  for (let i = 1; i < size; i += 1) list.push(((list[i - 1] ?? 0) * mean) / i)
  return list
}

export function goalGrid(homeMean: number, awayMean: number): GoalGrid {
  const away = poissonChances(awayMean)
  return poissonChances(homeMean).map((home) => away.map((chance) => home * chance))
}

/** Home win, draw, away win when the home side leads by `lead`. */
export function resultChances(grid: GoalGrid, lead: number): [number, number, number] {
  const chances: [number, number, number] = [0, 0, 0]
  let total = 0
  grid.forEach((row, i) => {
    row.forEach((chance, j) => {
      const margin = lead + i - j
      chances[margin > 0 ? 0 : margin === 0 ? 1 : 2] += chance
      total += chance
    })
  })
  return chances.map((chance) => chance / total) as [number, number, number]
}

/** Win and loss of a bet on the first side of a whole or half line; `value` gives the outcome of a cell. */
function settle(grid: GoalGrid, line: number, value: (i: number, j: number) => number): { win: number; loss: number } {
  let win = 0
  let loss = 0
  grid.forEach((row, i) => {
    row.forEach((chance, j) => {
      const outcome = value(i, j) - line
      if (outcome > 0) win += chance
      else if (outcome < 0) loss += chance
    })
  })
  return { win, loss }
}

/** The quarter line on which both sides are worth most nearly the same, with the fair chance of the first. */
function balancedLine(
  grid: GoalGrid,
  lines: { from: number; to: number },
  value: (i: number, j: number) => number,
): { line: number; fair: number } {
  let best = { line: lines.from, fair: 0.5, gap: Number.POSITIVE_INFINITY }
  for (let quarters = lines.from * 4; quarters <= lines.to * 4; quarters += 1) {
    const line = quarters / 4
    const parts = quarters % 2 === 0 ? [line] : [line - 0.25, line + 0.25]
    const settled = parts.map((part) => settle(grid, part, value))
    const win = settled.reduce((sum, part) => sum + part.win, 0) / parts.length
    const loss = settled.reduce((sum, part) => sum + part.loss, 0) / parts.length
    const gap = Math.abs(win - loss)
    if (gap < best.gap) best = { line, fair: win / (win + loss || 1), gap }
  }
  return best
}

const cents = (value: number) => Math.round(value * 100) / 100
/** Hong Kong price: profit per unit. Kept between what companies offer on a main line. */
const hongKong = (chance: number, margin: number) => cents(Math.min(Math.max(1 / (chance * margin) - 1, 0.6), 1.3))
const decimal = (chance: number, margin: number) =>
  cents(Math.min(Math.max(1 / (Math.max(chance, 0.004) * margin), 1.01), 67))

/** Tilts a chance on the log-odds scale: companies disagree a little. */
const tilt = (chance: number, bias: number) => {
  const odds = (chance / (1 - chance)) * Math.exp(bias)
  return odds / (1 + odds)
}

export interface PriceInput {
  homeMean: number
  awayMean: number
  homeScore: number
  awayScore: number
  margin: number
  bias: number
  isSealed: boolean
}

/** The three markets of one company at one moment. */
export function footballQuotes(input: PriceInput): { asia: Quote; eu: Quote; bs: Quote } {
  const { margin, bias, isSealed } = input
  const grid = goalGrid(input.homeMean, input.awayMean)
  const chances = resultChances(grid, input.homeScore - input.awayScore)
  const home = tilt(Math.min(Math.max(chances[0], 0.002), 0.998), bias)
  const rest = (1 - home) / Math.max(1 - chances[0], 0.002)
  // The handicap counts goals from now on; the total counts all of them.
  const asia = balancedLine(grid, { from: -3, to: 3 }, (i, j) => i - j)
  const scored = input.homeScore + input.awayScore
  const total = balancedLine(grid, { from: scored + 0.5, to: scored + 5 }, (i, j) => scored + i + j)
  const twoWay = 1 + (margin - 1) * 0.7
  const pair = (fair: number) => {
    const first = tilt(Math.min(Math.max(fair, 0.3), 0.7), bias)
    return [hongKong(first, twoWay), hongKong(1 - first, twoWay)] as const
  }
  const [giving, taking] = pair(asia.fair)
  const [over, under] = pair(total.fair)
  const isOver = Math.min(...chances) < 0.001 && Math.max(...chances) > 0.99
  return {
    asia: { first: giving, middle: asia.line, last: taking, isSealed },
    eu: {
      first: decimal(home, margin),
      middle: decimal(chances[1] * rest, margin),
      last: decimal(chances[2] * rest, margin),
      isSealed: isSealed || isOver,
    },
    bs: { first: over, middle: total.line, last: under, isSealed },
  }
}
