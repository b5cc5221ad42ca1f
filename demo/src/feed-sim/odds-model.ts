import type { Quote } from '@pitchside/backend/modules/scores/ports/feed.port'
import { rounded } from '@pitchside/base'

const size = 12

/** Chances of further goals: of each margin (index `margin + size - 1`) and of each total. */
export interface GoalChances {
  margins: readonly number[]
  totals: readonly number[]
}

function poissonChances(mean: number): number[] {
  const list = [Math.exp(-mean)]
  for (let i = 1; i < size; i += 1) list.push(((list[i - 1] ?? 0) * mean) / i)
  return list
}

/** Few goals depend on each other a little: level low scores come more often than by chance. */
const lowScoreRho = -0.05

/** `isFresh`: the match has not begun, so the correction for low scores holds. */
export function goalChances(homeMean: number, awayMean: number, isFresh = false): GoalChances {
  const home = poissonChances(homeMean)
  const away = poissonChances(awayMean)
  const margins = new Array<number>(2 * size - 1).fill(0)
  const totals = new Array<number>(2 * size - 1).fill(0)
  let sum = 0
  for (let i = 0; i < size; i += 1)
    for (let j = 0; j < size; j += 1) {
      let chance = (home[i] ?? 0) * (away[j] ?? 0)
      if (isFresh && i < 2 && j < 2) chance *= correction(i, j, homeMean, awayMean)
      const margin = i - j + size - 1
      margins[margin] = (margins[margin] ?? 0) + chance
      totals[i + j] = (totals[i + j] ?? 0) + chance
      sum += chance
    }
  return { margins: margins.map((chance) => chance / sum), totals: totals.map((chance) => chance / sum) }
}

function correction(i: number, j: number, home: number, away: number): number {
  if (i === 0 && j === 0) return 1 - home * away * lowScoreRho
  if (i === 0) return 1 + home * lowScoreRho
  return j === 0 ? 1 + away * lowScoreRho : 1 - lowScoreRho
}

/** Home win, draw, away win when the home side leads by `lead`. */
export function resultChances({ margins }: GoalChances, lead: number): [number, number, number] {
  const chances: [number, number, number] = [0, 0, 0]
  margins.forEach((chance, index) => {
    const margin = lead + index - size + 1
    chances[margin > 0 ? 0 : margin === 0 ? 1 : 2] += chance
  })
  return chances
}

/** Win and loss of a bet on the first side; a quarter line is half on each of its neighbours. */
function settle(chances: readonly number[], first: number, line: number): { win: number; loss: number } {
  const parts = (line * 4) % 2 === 0 ? [line] : [line - 0.25, line + 0.25]
  let win = 0
  let loss = 0
  for (const part of parts)
    chances.forEach((chance, index) => {
      const outcome = first + index - part
      if (outcome > 0) win += chance / parts.length
      else if (outcome < 0) loss += chance / parts.length
    })
  return { win, loss }
}

/** The line on which both sides are worth most nearly the same. */
function balancedLine(chances: readonly number[], first: number, from: number, to: number): number {
  let best = { line: from, gap: Number.POSITIVE_INFINITY }
  for (let quarters = from * 4; quarters <= to * 4; quarters += 1) {
    const { win, loss } = settle(chances, first, quarters / 4)
    const gap = Math.abs(win - loss)
    if (gap < best.gap) best = { line: quarters / 4, gap }
    // Win falls with the line: past the balance it only gets worse.
    else if (loss > win) break
  }
  return best.line
}

export interface Lines {
  asia: number
  total: number
}

/** How far a line may lose its balance before it is moved. */
const keptGap = 0.12

/** Lines of the handicap (goals from now on) and of the total; those before stay while they are balanced enough. */
export function linesFor({ margins, totals }: GoalChances, scored: number, before: Lines | undefined): Lines {
  const keeps = (chances: readonly number[], first: number, line: number | undefined): line is number => {
    if (line === undefined) return false
    const { win, loss } = settle(chances, first, line)
    return Math.abs(win - loss) <= keptGap
  }
  return {
    asia: keeps(margins, 1 - size, before?.asia) ? before.asia : balancedLine(margins, 1 - size, -3, 3),
    total: keeps(totals, scored, before?.total) ? before.total : balancedLine(totals, scored, scored + 0.5, scored + 6),
  }
}

/** Hong Kong price: profit per unit. Kept between what companies offer on a main line. */
const hongKong = (chance: number, margin: number) => rounded(Math.min(Math.max(1 / (chance * margin) - 1, 0.6), 1.3), 2)
const decimal = (chance: number, margin: number) =>
  rounded(Math.min(Math.max(1 / (Math.max(chance, 0.004) * margin), 1.01), 67), 2)

/** Tilts a chance on the log-odds scale: companies disagree a little. */
const tilt = (chance: number, bias: number) => {
  const odds = (chance / (1 - chance)) * Math.exp(bias)
  return odds / (1 + odds)
}

export interface PriceInput {
  chances: GoalChances
  lines: Lines
  homeScore: number
  awayScore: number
  margin: number
  bias: number
}

/** The market on the winner closes when one side can hardly win any more. */
const hopeless = 0.01

/** The three markets of one company at one moment. */
export function footballQuotes(input: PriceInput): { asia: Quote; eu: Quote; bs: Quote } {
  const { margin, bias, lines } = input
  const chances = resultChances(input.chances, input.homeScore - input.awayScore)
  const home = tilt(Math.min(Math.max(chances[0], 0.002), 0.998), bias)
  const rest = (1 - home) / Math.max(1 - chances[0], 0.002)
  const twoWay = 1 + (margin - 1) * 0.7
  const pair = ({ win, loss }: { win: number; loss: number }) => {
    const first = tilt(Math.min(Math.max(win / (win + loss || 1), 0.3), 0.7), bias)
    return [hongKong(first, twoWay), hongKong(1 - first, twoWay)] as const
  }
  const [giving, taking] = pair(settle(input.chances.margins, 1 - size, lines.asia))
  const [over, under] = pair(settle(input.chances.totals, input.homeScore + input.awayScore, lines.total))
  return {
    asia: { first: giving, middle: lines.asia, last: taking, isSealed: false },
    eu: {
      first: decimal(home, margin),
      middle: decimal(chances[1] * rest, margin),
      last: decimal(chances[2] * rest, margin),
      isSealed: Math.min(chances[0], chances[2]) < hopeless,
    },
    bs: { first: over, middle: lines.total, last: under, isSealed: false },
  }
}
