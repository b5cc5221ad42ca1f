import { rounded } from '@pitchside/base'
import type { CallData } from '@pitchside/contract'
import { Failure } from '../../../kernel/failure'
import type { Language } from '../../../kernel/messages'
import { playerPartsOf } from '../match-parts'
import type { Feed, Sport } from '../ports/feed.port'
import type { SeasonResult } from '../ports/season-parts.port'
import { seasonMatchRow } from './database-rows'
import { figureOf, type PersonSeason, type PlayerBook, regularsOf } from './player-book'
import { type Figure, type PersonLine, personLines, playerFigures } from './player-lines'
import { isOver, type SeasonDesk } from './season-desk'

type Reply = CallData<'getPlayerSeason'>

const matchesShown = 10
/** The pitch in fields, for the map of touches. */
const heat = { columns: 12, rows: 8 } as const

/** What a player is compared by with those of his position. */
const compared: Readonly<Record<string, readonly Figure[]>> = {
  G: ['rating', 'saves', 'cleanSheets', 'accuratePasses'],
  D: ['rating', 'tackles', 'duelsWon', 'accuratePasses', 'assists', 'goals'],
  M: ['rating', 'accuratePasses', 'duelsWon', 'assists', 'goals', 'xg', 'shots'],
  F: ['rating', 'goals', 'xg', 'shots', 'assists', 'duelsWon'],
}
const comparedInBasketball: readonly Figure[] = ['points', 'rebounds', 'assists', 'steals', 'blocks', 'efficiency']

/** Figures beside the mean and the best of everybody who plays there and often enough. */
function radarOf(own: PersonSeason | undefined, people: readonly PersonSeason[], sport: Sport): Reply['radar'] {
  if (!own) return []
  const figures = sport === 'basketball' ? comparedInBasketball : (compared[own.player.position] ?? compared.M ?? [])
  const peers = regularsOf(people.filter(({ player }) => player.position === own.player.position))
  return figures.flatMap((key) => {
    const value = figureOf(own, key, sport)
    const known = peers.flatMap((one) => figureOf(one, key, sport) ?? [])
    if (value === undefined || known.length === 0) return []
    const mean = known.reduce((sum, one) => sum + one, 0) / known.length
    return [{ key, value, mean: rounded(mean, 2), best: Math.max(...known, value) }]
  })
}

function heatOf(points: readonly { x: number; y: number }[]): Reply['heat'] {
  const cells = Array.from({ length: heat.columns * heat.rows }, () => 0)
  const place = (value: number, count: number) => Math.min(count - 1, Math.floor((value / 100) * count))
  for (const { x, y } of points) {
    const index = place(y, heat.rows) * heat.columns + place(x, heat.columns)
    cells[index] = (cells[index] ?? 0) + 1
  }
  return { ...heat, cells }
}

const logRow = (
  desk: SeasonDesk,
  result: SeasonResult,
  { minutes, figures, mark }: PersonLine,
  language: Language,
) => ({
  match: seasonMatchRow(desk, result, language),
  minutes,
  figures: Object.entries(figures).map(([key, value]) => ({ key, value: rounded(value, 2) })),
  mark: [...mark],
})

/** A player's season, match by match, and beside those who play where he plays. */
export async function playerSeason(
  { desk, feed, book }: { desk: SeasonDesk; feed: Feed; book: PlayerBook },
  wish: { id: number; season_id?: number },
  language: Language,
): Promise<Reply> {
  const known = desk.player(wish.id)
  const [main] = known ? (desk.team(known.team.id)?.competitions ?? []) : []
  if (!known || !main) throw new Failure('player-unknown')
  const season = await desk.prepared(desk.season(main.id, wish.season_id))
  const { sport } = main
  const people = await book.season(season)
  const own = people.find(({ player }) => player.id === wish.id)
  const isOwn = ({ fixture: { home, away } }: SeasonResult) => home.id === known.team.id || away.id === known.team.id
  const log: { result: SeasonResult; line: PersonLine }[] = []
  for (const result of own ? desk.results(season).filter(isOver).filter(isOwn).toReversed() : []) {
    const line = personLines(feed, result.fixture, desk.now())?.find(({ player }) => player.id === wish.id)
    if (line) log.push({ result, line })
    if (log.length >= matchesShown) break
  }
  const touches = playerPartsOf(feed).touches
  const points = touches ? log.flatMap(({ result }) => touches.call(feed, result.fixture.id, wish.id, desk.now())) : []
  // A file that was imported names scorers and nobody else.
  const scorer =
    season.source === 'import' ? desk.scorers(season).find(({ player }) => player.id === wish.id) : undefined
  return {
    season_id: season.id,
    ...(season.source === 'import' ? { source: 'import' } : {}),
    played: own?.played ?? 0,
    minutes: own?.minutes ?? 0,
    figures: own
      ? playerFigures[sport === 'basketball' ? 'basketball' : 'football'].flatMap((key) => {
          const value = figureOf(own, key, sport)
          return value === undefined ? [] : [{ key, value }]
        })
      : scorer
        ? (['goals', 'penalties'] as const).map((key) => ({ key, value: scorer[key] }))
        : [],
    matches: log.map(({ result, line }) => logRow(desk, result, line, language)),
    radar: radarOf(own, people, sport),
    ...(points.length > 0 ? { heat: heatOf(points) } : {}),
  }
}
