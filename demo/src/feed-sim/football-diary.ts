import type { Fixture } from '@pitchside/backend/modules/scores/ports/feed.port'
import { type Condition, type Played, SideSeason } from './football-condition'
import { fateOf, isPlayedOut } from './football-fate'
import type { MatchPlan, Side, SideDiscipline, SideSource } from './football-plan'
import { makeSide } from './football-side'
import { RecentMap } from './recent-map'

/** What the diaries ask of a calendar. */
export interface DiarySource {
  /** Matches of a side in the season of this match and before its day, in order. */
  earlier(fixture: Fixture, teamId: number): readonly Fixture[]
  /** A name for the season of this match. */
  seasonOf(fixture: Fixture): { key: string; kind: 'league' | 'cup' }
  /** The match without what the season knows of its sides. */
  planOf(fixture: Fixture): MatchPlan
}

/** A match takes less from its scheduled kick-off to its end, extra time and kicks included. */
export const matchS = 3 * 3_600
const dayS = 86_400
/** Sides of a season that stay in memory: all of the usual leagues, and some of the past. */
const diariesKept = 900

interface Diary {
  season: SideSeason
  /** By number of the match in the side's season. */
  conditions: Condition[]
  /** The latest match, as it was last asked for. */
  newest?: { index: number; plan: MatchPlan; side: Side }
}

/** Keeps account of the people of each side through a season: what a match is told follows from those before it. */
export class Diaries {
  readonly #source: DiarySource
  readonly #diaries = new RecentMap<string, Diary>(diariesKept)

  constructor(source: DiarySource) {
    this.#source = source
  }

  /** The match with both sides as the season made them. */
  planOf(fixture: Fixture): MatchPlan {
    const plan = this.#source.planOf(fixture)
    const source = (which: 1 | 2): SideSource => ({
      side: () => this.#side(fixture, plan, which),
      conditionAt: (elapsed) => this.#conditionAt(fixture, which, fixture.kickoff + elapsed),
    })
    return { ...plan, sides: [source(1), source(2)] }
  }

  #side(fixture: Fixture, plan: MatchPlan, which: 1 | 2): Side {
    const { diary, earlier } = this.#diary(fixture, which)
    const index = earlier.length
    if (diary.newest?.index === index) return diary.newest.side
    const side = makeSide(plan, which, this.#condition(diary, fixture, which, earlier, index))
    if (index === diary.conditions.length - 1) diary.newest = { index, plan, side }
    return side
  }

  #conditionAt(fixture: Fixture, which: 1 | 2, at: number): Condition {
    const { diary, earlier } = this.#diary(fixture, which)
    const over = earlier.filter((one) => one.kickoff + matchS <= at).length
    return this.#condition(diary, fixture, which, earlier, over)
  }

  #diary(fixture: Fixture, which: 1 | 2): { diary: Diary; earlier: readonly Fixture[] } {
    const team = teamOf(fixture, which)
    const { key, kind } = this.#source.seasonOf(fixture)
    const name = `${key}|${team}`
    const diary =
      this.#diaries.get(name) ?? this.#diaries.set(name, { season: new SideSeason(name, kind), conditions: [] })
    return { diary, earlier: this.#source.earlier(fixture, team) }
  }

  /** Plays what is not yet accounted for. */
  #condition(diary: Diary, of: Fixture, which: 1 | 2, earlier: readonly Fixture[], index: number): Condition {
    const team = teamOf(of, which)
    const { conditions, season } = diary
    conditions[0] ??= season.condition()
    while (conditions.length <= index) {
      const number = conditions.length - 1
      const match = earlier[number]
      if (!match) break
      const next = earlier[number + 1] ?? of
      const played = this.#played(diary, match, match.home.id === team ? 1 : 2, number)
      if (played) season.after(played, (next.kickoff - match.kickoff) / dayS)
      conditions.push(season.condition())
    }
    return conditions[index] as Condition
  }

  /** What a match of the past left behind; one that was not played to its end counts for nobody. */
  #played(diary: Diary, fixture: Fixture, which: 1 | 2, number: number): Played | undefined {
    const newest = diary.newest?.index === number ? diary.newest : undefined
    const plan = newest?.plan ?? this.#source.planOf(fixture)
    if (!isPlayedOut(fateOf(plan).fate)) return undefined
    const side = newest?.side ?? makeSide(plan, which, diary.conditions[number] as Condition)
    return playedBy(side.selection.first, side.discipline())
  }
}

export const teamOf = (fixture: Fixture, which: 1 | 2) => (which === 1 ? fixture.home.id : fixture.away.id)

function playedBy(first: readonly number[], { events, hurt }: SideDiscipline): Played {
  const share = new Map(first.map((shirt) => [shirt, 1]))
  const of = (type: number) => events.filter((event) => event.type === type).map((event) => event.shirt)
  for (const event of events) {
    if (event.type !== 9) continue
    const part = Math.min(event.minute, 90) / 90
    share.set(event.shirt, part)
    share.set(event.otherShirt, 1 - part)
  }
  const secondYellows = of(15)
  // Two yellows of a match are one sending-off: they do not add to the others.
  const yellows = of(3).filter((shirt) => !secondYellows.includes(shirt))
  return { share, yellows, secondYellows, reds: of(4), hurt }
}
