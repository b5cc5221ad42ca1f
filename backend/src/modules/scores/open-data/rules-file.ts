import { isTieBreak, type TableBasis, type TieBreak, tableBases, tieBreakWords } from '../standings/table-rules'
import { type JsonPlace, parseJson } from './json-reader'
import type { Pair } from './open-match'

/** A match decided at the table. */
export interface AwardedMatch {
  home: string
  away: string
  winner: 'home' | 'away'
  date: string | undefined
  /** `played`: the goals of the pitch count, whatever the association does otherwise. */
  score: Pair | 'played' | undefined
}

export interface AskedDeduction {
  team: string
  points: number
  date: string | undefined
  reason: string | undefined
}

/** What a rules file says; what it leaves out stays as the league has it. */
export interface AskedRules {
  tieBreak: TieBreak[] | undefined
  basis: TableBasis | undefined
  winPoints: number | undefined
  deductions: AskedDeduction[] | undefined
  awarded: AwardedMatch[]
  /** Level teams in the order that fair play or lots gave them. */
  placed: string[][] | undefined
}

export const nothingAsked: AskedRules = {
  tieBreak: undefined,
  basis: undefined,
  winPoints: undefined,
  deductions: undefined,
  awarded: [],
  placed: undefined,
}

const words = new Set(['tieBreak', 'basis', 'winPoints', 'deductions', 'awarded', 'placed'])
const optional = (place: JsonPlace) => place.text() || undefined

function readDay(place: JsonPlace): string | undefined {
  const text = place.text()
  if (text !== '' && !/^\d{4}-\d{2}-\d{2}$/.test(text)) place.fail(`expected a day as YYYY-MM-DD, found "${text}"`)
  return text || undefined
}

function readTieBreak(place: JsonPlace): TieBreak[] {
  const rules = place.list().map((word, index): TieBreak => {
    if (isTieBreak(word)) return word
    return place
      .inside(word, `rule ${index + 1}`)
      .fail(`unknown rule ${JSON.stringify(word)}; known are ${tieBreakWords.join(', ')}`)
  })
  const twice = rules.find((rule, index) => rules.indexOf(rule) !== index)
  if (twice) place.fail(`the rule ${twice} stands there twice`)
  return rules
}

function readDeductions(place: JsonPlace): AskedDeduction[] {
  return place.keys().flatMap((team) => {
    const value = place.at(team)
    const entries = Array.isArray(value.value) ? value.list().map((one, i) => value.inside(one, `${i + 1}`)) : [value]
    return entries.map((entry): AskedDeduction => {
      if (typeof entry.value === 'number')
        return { team, points: entry.count(1_000), date: undefined, reason: undefined }
      const { date, reason } = { date: readDay(entry.at('date')), reason: optional(entry.at('reason')) }
      return { team, points: entry.at('points').count(1_000), date, reason }
    })
  })
}

function readAwardedScore(score: JsonPlace): AwardedMatch['score'] {
  if (score.isAbsent) return undefined
  if (score.value === 'played') return 'played'
  const goals = score.list().map((one, i) => score.inside(one, `${i + 1}`).count())
  if (goals.length !== 2) score.fail('a score has two numbers, or is "played"')
  return [goals[0] ?? 0, goals[1] ?? 0]
}

function readPlaced(place: JsonPlace): string[][] {
  return place.list().map((value, index) => {
    const order = place.inside(value, `${index + 1}`)
    const teams = order.list().map((one, i) => order.inside(one, `${i + 1}`).text())
    if (teams.length < 2) order.fail('an order has two teams or more')
    const wrong = teams.find((team, i) => team === '' || teams.indexOf(team) !== i)
    if (wrong !== undefined) order.fail(wrong === '' ? 'a team is missing' : `${wrong} stands there twice`)
    return teams
  })
}

function readAwarded(match: JsonPlace): AwardedMatch {
  const [home, away, winner] = ['home', 'away', 'winner'].map((key) => {
    const text = match.at(key).text()
    if (text === '') match.fail(`"${key}" is missing`)
    return text
  }) as [string, string, string]
  if (winner !== home && winner !== away && winner !== 'home' && winner !== 'away')
    match.at('winner').fail(`"${winner}" is neither ${home} nor ${away}`)
  return {
    home,
    away,
    winner: winner === home || winner === 'home' ? 'home' : 'away',
    date: readDay(match.at('date')),
    score: readAwardedScore(match.at('score')),
  }
}

/** Reads a rules file. A word it does not know is an error: a rule that is left out makes a wrong table. */
export function readRules(text: string, fileName: string): AskedRules {
  const file = parseJson(text, fileName)
  const unknown = file.keys().find((key) => !words.has(key))
  if (unknown) file.fail(`unknown word "${unknown}"; known are ${[...words].join(', ')}`)
  const [basis, winPoints] = [file.at('basis'), file.at('winPoints')]
  if (!basis.isAbsent && !tableBases.some((known) => known === basis.value))
    basis.fail(`unknown basis ${JSON.stringify(basis.value)}; known are ${tableBases.join(', ')}`)
  const awarded = file.at('awarded')
  return {
    tieBreak: file.has('tieBreak') ? readTieBreak(file.at('tieBreak')) : undefined,
    basis: basis.isAbsent ? undefined : (basis.value as TableBasis),
    winPoints: winPoints.isAbsent ? undefined : winPoints.count(10),
    deductions: file.has('deductions') ? readDeductions(file.at('deductions')) : undefined,
    placed: file.has('placed') ? readPlaced(file.at('placed')) : undefined,
    awarded: awarded.isAbsent ? [] : awarded.list().map((one, i) => readAwarded(awarded.inside(one, `${i + 1}`))),
  }
}
