import { groupOfState } from '@pitchside/contract'
import type { Names } from '../ports/feed.port'
import type { SeasonResult } from '../ports/season-parts.port'

import { isKnockoutStage } from './season-figures'

/** A part of a season with its rounds. A knock-out round is a stage of one round. */
export interface Stage {
  id: number
  /** `league`, `group` or the knock-out round. */
  stage: string
  names: Names
  isCurrent: boolean
  rounds: StageRound[]
}

interface StageRound {
  id: number
  results: SeasonResult[]
}

const names: Readonly<Record<string, Names>> = {
  league: { zh: '联赛', en: 'League', vi: 'Vòng bảng xếp hạng' },
  group: { zh: '小组赛', en: 'Group stage', vi: 'Vòng bảng' },
  playIn: { zh: '附加赛', en: 'Play-in', vi: 'Play-in' },
  r64: { zh: '64 强', en: 'Round of 64', vi: 'Vòng 64 đội' },
  r32: { zh: '32 强', en: 'Round of 32', vi: 'Vòng 32 đội' },
  r16: { zh: '16 强', en: 'Round of 16', vi: 'Vòng 16 đội' },
  quarter: { zh: '四分之一决赛', en: 'Quarter-finals', vi: 'Tứ kết' },
  semi: { zh: '半决赛', en: 'Semi-finals', vi: 'Bán kết' },
  third: { zh: '三四名决赛', en: 'Third place', vi: 'Tranh hạng ba' },
  final: { zh: '决赛', en: 'Final', vi: 'Chung kết' },
}

/** Single matches before the play-off, which count for no table. */
const playIn = 'playIn'
const stageOf = ({ fixture }: SeasonResult): string =>
  isKnockoutStage(fixture.stage) || fixture.stage === playIn ? fixture.stage : fixture.stage === '' ? 'league' : 'group'

const isUnderWay = ({ fixture, state }: SeasonResult) => {
  const group = groupOfState(fixture.sport, state.status)
  return group === 'upcoming' || group === 'live'
}

/** Stages of a season in the order they are played; the current one is the first with a match that is not over. */
export function stagesOf(results: readonly SeasonResult[]): Stage[] {
  const byStage = new Map<string, SeasonResult[]>()
  for (const result of results) byStage.set(stageOf(result), [...(byStage.get(stageOf(result)) ?? []), result])
  const stages = [...byStage].map(([stage, list], index): Stage => {
    const numbers = [...new Set(list.map(({ fixture }) => fixture.round || 1))].sort((a, b) => a - b)
    return {
      id: index + 1,
      stage,
      names: names[stage] ?? { zh: stage, en: stage, vi: stage },
      isCurrent: false,
      rounds: numbers.map((id) => ({ id, results: list.filter(({ fixture }) => (fixture.round || 1) === id) })),
    }
  })
  const current = stages.find((one) => one.rounds.some((round) => round.results.some(isUnderWay))) ?? stages.at(-1)
  if (current) current.isCurrent = true
  return stages
}

/**
 * The round a visitor wants to see first: the first in which most matches are still to be played or running; a postponed
 * match does not hold the season back.
 */
export function currentRound(stage: Stage): number {
  const open = stage.rounds.find(({ results }) => results.filter(isUnderWay).length * 2 > results.length)
  const running = stage.rounds.find(({ results }) => results.some(isUnderWay))
  return (running ?? open ?? stage.rounds.at(-1))?.id ?? 1
}
