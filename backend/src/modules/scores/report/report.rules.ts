import type { Language } from '../../../kernel/messages'
import { saidNumber } from '../said-numbers'
import type { GoalFact, Pair, ReportFacts } from './report-facts'
import { type ReportWords, reportWords, type Turn } from './report-words'

/** From this minute on a goal that decides is a late one. */
const lateFrom = 85
/** Expected goals by which one side has to be ahead before that is worth a sentence. */
const clearXg = 0.6

const winnerOf = ([home, away]: Pair): 0 | 1 | undefined => (home === away ? undefined : home > away ? 0 : 1)

function turnOf({ side, score }: GoalFact): Turn {
  const [own, other] = [score[side], score[side === 0 ? 1 : 0]]
  if (own === other) return 'level'
  if (own < other) return 'less'
  if (own === other + 1) return other === 0 ? 'first' : 'ahead'
  return 'more'
}

/** The goal after which the winner was never caught again. */
const deciderOf = (goals: readonly GoalFact[], score: Pair, winner: 0 | 1): GoalFact | undefined => {
  const other = score[winner === 0 ? 1 : 0]
  return goals.find((one) => one.side === winner && one.score[winner] === other + 1)
}

function ofResult(facts: ReportFacts, words: ReportWords, language: Language): string[] {
  const { sides, score, half, end, kicks, goals, venue, attendance } = facts
  const crowd = attendance === undefined ? '' : saidNumber(attendance, language)
  const said = [words.result({ sides, score: words.score(score), venue, crowd })]
  const winner = winnerOf(score)
  const afterKicks = winnerOf(kicks)
  if (end !== 'regular') said.push(words.afterExtra)
  if (winner !== undefined) said.push(words.won(sides[winner]))
  else if (afterKicks !== undefined) said.push(words.onKicks(sides[afterKicks], words.score(kicks)))
  else said.push(words.drawn)
  said.push(words.half(words.score(half)))
  if (winner === undefined) return said
  const other = winner === 0 ? 1 : 0
  if (score[other] === 0) said.push(words.shutOut(sides[winner]))
  if (!goals) return said
  if (goals.some((one) => one.score[other] > one.score[winner])) said.push(words.comeback(sides[winner]))
  const decider = deciderOf(goals, score, winner)
  if (decider && decider.kind !== 'own' && Number.parseInt(decider.minute, 10) >= lateFrom)
    said.push(words.late(decider.player, decider.minute))
  return said
}

function ofFigures(facts: ReportFacts, words: ReportWords, language: Language): string[] {
  const { sides, possession, shots, onTarget, xg, best } = facts
  const said: string[] = []
  if (possession) {
    const more = winnerOf(possession)
    said.push(more === undefined ? words.evenPossession : words.possession(sides[more], possession[more]))
  }
  if (shots && onTarget) said.push(words.shots(words.score(shots), words.score(onTarget)))
  if (xg) {
    said.push(words.xg(xg.map((value) => saidNumber(value, language, 2)).join(' : ')))
    const better = winnerOf(xg)
    if (better !== undefined && Math.abs(xg[0] - xg[1]) >= clearXg) said.push(words.chancesFor(sides[better]))
  }
  if (best) said.push(words.best(best.name, sides[best.side], saidNumber(best.rating, language, 1)))
  return said
}

/** A match as a short story: result, goals, what else happened, figures. Each paragraph says facts only. */
export function reportOf(facts: ReportFacts, language: Language): string[] {
  const words = reportWords[language]
  const { sides, goals, sentOff, missed, takenBack } = facts
  const paragraphs = [
    ofResult(facts, words, language),
    (goals ?? []).map((one) => words.goal(turnOf(one), one, sides[one.side], words.score(one.score))),
    [
      ...takenBack.map((one) => words.takenBack(one, sides[one.side])),
      ...missed.map((one) => words.missed(one, sides[one.side])),
      ...sentOff.map((one) => words.sentOff(one, sides[one.side])),
    ],
    ofFigures(facts, words, language),
  ]
  return paragraphs.filter((one) => one.length > 0).map((one) => one.join(words.space))
}
