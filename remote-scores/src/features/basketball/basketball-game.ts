import type { GroundFacts } from '../../parts/match-facts/match-facts'
import { begunPeriods } from '../../parts/matches/periods'
import type { CompanyPrices } from '../duel/price-history'

export interface GameTeam {
  id: number
  name: string
  rank: number
}

/** A line of the play-by-play. */
export interface Play {
  seq: number
  /** From 1; overtimes go on counting. */
  period: number
  /** Seconds left in the period. */
  clockS: number
  text: string
  side: 'home' | 'away' | 'neutral'
  homeScore: number
  awayScore: number
}

/** What a player did. Tries stand beside what was made. */
export interface PlayerLine {
  id: number
  name: string
  shirt: number
  position: string
  isStarter: boolean
  isOnCourt: boolean
  hasPlayed: boolean
  seconds: number
  minutes: string
  fieldGoals: number
  fieldGoalTries: number
  threes: number
  threeTries: number
  freeThrows: number
  freeThrowTries: number
  offensiveRebounds: number
  defensiveRebounds: number
  rebounds: number
  assists: number
  steals: number
  blocks: number
  turnovers: number
  fouls: number
  plusMinus: number
  points: number
}

export interface BasketballGame {
  id: number
  status: number
  competition: { id: number; key: string; name: string; colour: string; flag: string }
  home: GameTeam
  away: GameTeam
  kickoffS: number
  /** Round of the play-offs, empty in the regular season. */
  stage: string
  periodStartS: number
  /** Seconds left in the period when `clockAtS` was now. */
  clockS: number
  clockAtS: number
  /** Quarters, then overtime. */
  homeScores: readonly number[]
  awayScores: readonly number[]
  score: readonly [number, number]
  isFollowed: boolean
  anchor: { id: number; name: string } | undefined
  plays: readonly Play[]
  homePlayers: readonly PlayerLine[]
  awayPlayers: readonly PlayerLine[]
  chances: { home: number; draw: number; away: number }
  hall: GroundFacts
  companies: readonly CompanyPrices[]
}

/** Adds what came later; what is known already is not doubled. */
export function withPlays(known: readonly Play[], news: readonly Play[]): readonly Play[] {
  const last = known.at(-1)?.seq ?? 0
  const later = news.filter((play) => play.seq > last)
  // A hole means that the list on this page is of another time: it starts again from what came.
  if (later.length > 0 && (later[0]?.seq ?? 0) !== last + 1) return news[0]?.seq === 1 ? news : known
  return later.length === 0 ? known : [...known, ...later]
}

/** Points of each period that began. The feed adds all overtimes up; the plays tell them apart. */
export function pointsByPeriod(game: Pick<BasketballGame, 'status' | 'homeScores' | 'awayScores' | 'plays'>) {
  const begun = begunPeriods(game)
  const known = (period: number): [number, number] => [
    game.homeScores[period - 1] ?? 0,
    game.awayScores[period - 1] ?? 0,
  ]
  const last = game.plays.at(-1)?.period ?? 0
  if (begun < 5 || last < 6) return Array.from({ length: begun }, (_, index) => known(index + 1))
  const after = (period: number) => game.plays.findLast((play) => play.period <= period)
  const told = (period: number): [number, number] => {
    const [end, start] = [after(period), after(period - 1)]
    return [(end?.homeScore ?? 0) - (start?.homeScore ?? 0), (end?.awayScore ?? 0) - (start?.awayScore ?? 0)]
  }
  return Array.from({ length: last }, (_, index) => (index < 4 ? known : told)(index + 1))
}

const overtimeS = 300

/** Seconds of a quarter: twelve minutes, or ten where no clock ever showed more. */
export const quarterLength = (plays: readonly Play[], key: string): number =>
  key === 'euroleague' && plays.every((play) => play.period > 4 || play.clockS <= 600) ? 600 : 720

/** Seconds of play until a moment of a period. */
export function playedUntil(period: number, clockS: number, quarterS: number): number {
  const quarters = Math.min(period, 4)
  const overtimes = Math.max(0, period - 4)
  return quarters * quarterS + overtimes * overtimeS - clockS
}

/** Seconds of play of a whole game with so many periods. */
export const gameLength = (periods: number, quarterS: number): number => playedUntil(Math.max(4, periods), 0, quarterS)

/** How the lead went. `x` in seconds of play, `y` above zero when the home side leads. */
export interface LeadStep {
  x: number
  y: number
  play: Play | undefined
}

export interface LeadFacts {
  steps: readonly LeadStep[]
  homeBiggest: number
  awayBiggest: number
  changes: number
  ties: number
}

/** The walk of the lead, and what is worth saying about it. */
export function leadOf(plays: readonly Play[], quarterS: number): LeadFacts {
  const steps: LeadStep[] = [{ x: 0, y: 0, play: undefined }]
  let [homeBiggest, awayBiggest, changes, ties, leader] = [0, 0, 0, 0, 0]
  for (const play of plays) {
    const lead = play.homeScore - play.awayScore
    if (lead === steps.at(-1)?.y) continue
    steps.push({ x: playedUntil(play.period, play.clockS, quarterS), y: lead, play })
    homeBiggest = Math.max(homeBiggest, lead)
    awayBiggest = Math.max(awayBiggest, -lead)
    if (lead === 0) ties += 1
    else {
      if (leader !== 0 && Math.sign(lead) !== leader) changes += 1
      leader = Math.sign(lead)
    }
  }
  return { steps, homeBiggest, awayBiggest, changes, ties }
}

/** Sums of a side's players: the team's figures. */
export function teamSums(
  players: readonly PlayerLine[],
): Omit<
  PlayerLine,
  'id' | 'name' | 'shirt' | 'position' | 'isStarter' | 'isOnCourt' | 'hasPlayed' | 'minutes' | 'plusMinus'
> {
  const sum = (pick: (player: PlayerLine) => number) => players.reduce((total, player) => total + pick(player), 0)
  return {
    seconds: sum((one) => one.seconds),
    fieldGoals: sum((one) => one.fieldGoals),
    fieldGoalTries: sum((one) => one.fieldGoalTries),
    threes: sum((one) => one.threes),
    threeTries: sum((one) => one.threeTries),
    freeThrows: sum((one) => one.freeThrows),
    freeThrowTries: sum((one) => one.freeThrowTries),
    offensiveRebounds: sum((one) => one.offensiveRebounds),
    defensiveRebounds: sum((one) => one.defensiveRebounds),
    rebounds: sum((one) => one.rebounds),
    assists: sum((one) => one.assists),
    steals: sum((one) => one.steals),
    blocks: sum((one) => one.blocks),
    turnovers: sum((one) => one.turnovers),
    fouls: sum((one) => one.fouls),
    points: sum((one) => one.points),
  }
}

/** Share of what was made, per cent with one decimal; 0 without a try. */
export const percent = (made: number, tried: number): number =>
  tried === 0 ? 0 : Math.round((made / tried) * 1_000) / 10
