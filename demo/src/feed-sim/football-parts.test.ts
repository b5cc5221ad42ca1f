import { describe, expect, test } from '@jest/globals'
import { enTemplates } from './commentary/en'
import { viTemplates } from './commentary/vi'
import { zhTemplates } from './commentary/zh'
import { SimFeed } from './feed-sim'
import { linesOf } from './football-selection'

const noon = Date.UTC(2026, 10, 21, 12) / 1_000
const feed = new SimFeed('parts')
const day = feed.fixtures('football', noon - 20_000, noon + 4_000)
const moments = [-5_000, -100, 600, 2_400, 4_000, 6_000, 9_000]

describe('line-ups', () => {
  test('eleven and nine, one formation, one captain, nobody who is missing', () => {
    for (const fixture of day) {
      const lineup = feed.lineup(fixture.id, fixture.kickoff)!
      expect(lineup.isConfirmed).toBe(true)
      for (const side of [lineup.home, lineup.away]) {
        const first = side.players.filter((player) => player.isFirst)
        expect([first.length, side.players.length]).toEqual([11, 20])
        expect(first.filter((player) => player.position === 'G')).toHaveLength(1)
        const lines = linesOf(side.formation)
        expect(lines.reduce((sum, count) => sum + count, 0)).toBe(10)
        expect(first.filter((player) => player.position === 'D')).toHaveLength(lines[0]!)
        expect(first.filter((player) => player.isCaptain)).toHaveLength(1)
        for (const { x, y } of first) {
          expect(Math.min(x, y)).toBeGreaterThan(0)
          expect(Math.max(x, y)).toBeLessThan(100)
        }
        const ids = new Set(side.players.map((player) => player.id))
        expect(ids.size).toBe(20)
        for (const { player } of side.absences) expect(ids.has(player.id)).toBe(false)
      }
    }
  })

  test('likely before, official an hour before the start and then unchanged', () => {
    const [fixture] = day
    const idsAt = (at: number) => feed.lineup(fixture!.id, at)!.home.players.map((player) => player.id)
    expect(feed.lineup(fixture!.id, fixture!.kickoff - 3_601)!.isConfirmed).toBe(false)
    expect(feed.lineup(fixture!.id, fixture!.kickoff - 3_600)!.isConfirmed).toBe(true)
    expect(idsAt(fixture!.kickoff - 3_600)).toEqual(idsAt(fixture!.kickoff + 5_000))
  })

  test('systems are as common as they should be', () => {
    const counts = new Map<string, number>()
    const week = feed.fixtures('football', noon - 4 * 86_400, noon)
    for (const { id, kickoff } of week) {
      const { home, away } = feed.lineup(id, kickoff - 3_600)!
      for (const { formation } of [home, away]) counts.set(formation, (counts.get(formation) ?? 0) + 1)
    }
    const shares = { '4-2-3-1': 0.35, '4-3-3': 0.25, '3-4-2-1': 0.15, '4-4-2': 0.15, '3-5-2': 0.1 }
    for (const [formation, share] of Object.entries(shares))
      expect(Math.abs((counts.get(formation) ?? 0) / (week.length * 2) - share)).toBeLessThan(0.06)
  })

  test('marks follow what happened', () => {
    const marks = { scorer: [] as number[], sentOff: [] as number[], all: [] as number[] }
    for (const { id, kickoff } of day) {
      expect(feed.lineup(id, kickoff + 300)!.home.players.every((player) => player.rating === undefined)).toBe(true)
      const at = kickoff + 9_000
      const incidents = new Map(feed.detail(id, at).incidents.map((incident) => [incident.id, incident]))
      const { home, away } = feed.lineup(id, at)!
      for (const { rating, incidents: own, name } of [...home.players, ...away.players]) {
        if (rating === undefined) continue
        expect(rating).toBeGreaterThanOrEqual(3)
        expect(rating).toBeLessThanOrEqual(10)
        marks.all.push(rating)
        const did = own.map((number) => incidents.get(number)).filter((one) => one?.player.en === name.en)
        if (did.some((one) => one?.type === 1 && !one.isCancelled)) marks.scorer.push(rating)
        if (did.some((one) => one?.type === 4)) marks.sentOff.push(rating)
      }
    }
    const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
    expect(mean(marks.scorer)).toBeGreaterThan(mean(marks.all) + 0.6)
    expect(mean(marks.all)).toBeGreaterThan(6.2)
    expect(mean(marks.all)).toBeLessThan(7)
  })
})

test('map, score and timeline agree at every moment', () => {
  for (const { id, kickoff } of day)
    for (const moment of moments) {
      const at = kickoff + moment
      const { home, away } = feed.state(id, at)
      const { incidents } = feed.detail(id, at)
      const shots = feed.shots(id, at)
      ;[home, away].forEach((list, own) => {
        const side = own + 1
        const goals = Math.max(list[0] ?? 0, list[5] ?? 0)
        const ownGoals = incidents.filter((one) => one.type === 17 && one.side === side).length
        const scored = shots.filter((shot) => shot.side === side && shot.outcome === 'goal')
        expect(scored.length + ownGoals).toBe(goals)
        for (const shot of scored) expect(incidents.some((one) => one.id === shot.incident)).toBe(true)
      })
      expect(shots.filter((shot) => !(shot.at <= at && shot.xg > 0 && shot.xg < 0.8 && shot.x > 55))).toEqual([])
    }
})

test('statistics agree with the score, the halves make the whole, possession makes a hundred', () => {
  for (const { id, kickoff } of day)
    for (const moment of moments) {
      const { full, first, second } = feed.statistics(id, kickoff + moment)
      const state = feed.state(id, kickoff + moment)
      const figure = (list: typeof full, type: number) => list.find((one) => one.type === type)
      for (const { type, home, away } of full) {
        if (type === 25) expect(home + away).toBe(100)
        // Extra time belongs to the whole match alone.
        else if ((state.home[5] ?? 0) + (state.away[5] ?? 0) === 0)
          expect((figure(first, type)?.home ?? 0) + (figure(second, type)?.home ?? 0)).toBe(home)
      }
      if (full.length === 0) continue
      expect(figure(full, 2)).toEqual({ type: 2, home: state.home[4], away: state.away[4] })
      expect(figure(full, 3)).toEqual({ type: 3, home: state.home[3], away: state.away[3] })
      expect(figure(full, 4)).toEqual({ type: 4, home: state.home[2], away: state.away[2] })
    }
})

describe('commentary', () => {
  const languages = { zh: zhTemplates, en: enTemplates, vi: viTemplates }

  test.each(Object.keys(enTemplates) as (keyof typeof enTemplates)[])(
    '%s has six sentences in each language',
    (kind) => {
      const fields = (list: readonly string[]) =>
        list.map((line) => (line.match(/\{\w\}/g) ?? []).filter((one) => one !== '{s}').sort())
      for (const templates of Object.values(languages)) {
        expect(templates[kind].length).toBeGreaterThanOrEqual(6)
        expect(new Set(templates[kind]).size).toBe(templates[kind].length)
        expect(
          fields(templates[kind])
            .flat()
            .every((one) => '{p}{o}{t}{u}{m}{h}{a}'.includes(one)),
        ).toBe(true)
      }
      expect(zhTemplates[kind].length).toBe(enTemplates[kind].length)
      expect(viTemplates[kind].length).toBe(enTemplates[kind].length)
    },
  )

  test('lines are numbered from one, tell nothing of later and leave nothing out', () => {
    for (const { id, kickoff } of day) {
      const all = feed.commentary(id, kickoff + 20_000)
      expect(all.map((line) => line.seq)).toEqual(all.map((_line, i) => i + 1))
      const half = feed.commentary(id, kickoff + 3_000)
      expect(half).toEqual(all.filter((line) => line.at <= kickoff + 3_000))
      expect(feed.commentary(id, kickoff + 20_000, half.length)).toEqual(all.slice(half.length))
      const goals = feed.detail(id, kickoff + 20_000).incidents.filter((one) => [1, 8, 17].includes(one.type))
      for (const goal of goals) expect(all.some((line) => line.incident === goal.id && line.isMain)).toBe(true)
      const texts = all.flatMap((line) => Object.values(line.text))
      expect(texts.filter((text) => /[{}]|undefined/.test(text) || text.length <= 4)).toEqual([])
    }
  })

  test('one goal more changes no line that was told', () => {
    const other = new SimFeed('parts')
    const match = day.find((one) => other.state(one.id, noon).status === 4)!
    const before = other.commentary(match.id, noon)
    const shots = other.shots(match.id, noon)
    other.inject({ matchId: match.id, side: 2, at: noon + 1 })
    expect(other.commentary(match.id, noon)).toEqual(before)
    expect(other.shots(match.id, noon)).toEqual(shots)
    expect(other.commentary(match.id, noon + 1).length).toBeGreaterThan(before.length)
  })
})

test('players have names in Chinese letters and in Latin ones', () => {
  for (const { id, kickoff } of day) {
    const { home, away } = feed.lineup(id, kickoff)!
    const names = [...home.players, ...away.players].map(({ name }) => name)
    const isWritten = ({ zh, en, vi }: (typeof names)[number]) =>
      /[一-鿿]/.test(zh) && /^[\x20-\x7e]+$/.test(en) && vi.length > 3
    expect(names.filter((name) => !isWritten(name))).toEqual([])
  }
})

describe('SCORE-10 what players did with the ball', () => {
  const over = day.filter(({ id }) => feed.state(id, noon + 9_000).status === 8).slice(0, 40)
  const linesOfMatch = (id: number) => feed.playerLines(id, noon + 9_000)!
  type Key = keyof ReturnType<typeof linesOfMatch>[number]['figures']
  const sum = (lines: ReturnType<typeof linesOfMatch>, key: Key) =>
    lines.reduce((total, { figures }) => total + figures[key]!, 0)

  test('each duel is one of both sides and one of them wins it; passes go by the share of the ball', () => {
    expect(over.length).toBeGreaterThan(5)
    for (const { id } of over) {
      const lines = linesOfMatch(id)
      const of = (side: 1 | 2) => lines.filter((line) => line.side === side)
      const [home, away] = [of(1), of(2)]
      expect(sum(home, 'duels')).toBe(sum(away, 'duels'))
      expect(sum(home, 'duelsWon') + sum(away, 'duelsWon')).toBe(sum(home, 'duels'))
      const [share] = feed.detail(id, noon + 9_000).tally!.possession
      const passes = [sum(home, 'passes'), sum(away, 'passes')] as const
      expect(Math.abs((100 * passes[0]) / (passes[0] + passes[1]) - share)).toBeLessThan(0.5)
      for (const { figures } of lines) {
        expect(figures.accuratePasses).toBeLessThanOrEqual(figures.passes!)
        expect(figures.duelsWon).toBeLessThanOrEqual(figures.duels!)
        expect(figures.tackles).toBeLessThanOrEqual(figures.duelsWon!)
      }
    }
  })

  test('a side tackles as often as real ones do, and most of it is done behind the forwards', () => {
    const all = over.flatMap(({ id }) => linesOfMatch(id))
    const perSide = sum(all, 'tackles') / over.length / 2
    expect(perSide).toBeGreaterThan(14)
    expect(perSide).toBeLessThan(20)
    const of = (...positions: string[]) =>
      sum(
        all.filter(({ player }) => positions.includes(player.position)),
        'tackles',
      )
    expect(of('D', 'M')).toBeGreaterThan(4 * of('F'))
    expect(of('G')).toBe(0)
  })

  test('nobody passes a ball he did not touch; keepers stay behind, forwards before the others', () => {
    for (const { id } of over.slice(0, 4)) {
      const lines = linesOfMatch(id)
      for (const { player, figures } of lines)
        expect(feed.touches(id, player.id, noon + 9_000).length).toBeGreaterThanOrEqual(figures.passes!)
      const mean = (position: string) => {
        const places = lines.filter((line) => line.player.position === position && line.minutes > 60)
        return places.reduce((total, { average }) => total + average!.x, 0) / places.length
      }
      expect(mean('G')).toBeLessThan(mean('D'))
      expect(mean('D')).toBeLessThan(mean('M'))
      expect(mean('M')).toBeLessThan(mean('F'))
    }
  })
})
