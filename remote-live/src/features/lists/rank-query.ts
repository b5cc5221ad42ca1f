import { type Period, periods } from './anchor-ranking'

/** Anchors by heat, anchors by how much hotter they became, members by what they gave. */
export const boards = ['hosts', 'rising', 'givers'] as const
export type Board = (typeof boards)[number]

export interface RankingAsked {
  board: Board
  period: Period
  /** Number of a competition; undefined: all. Only anchors by heat have one. */
  league: number | undefined
}

/** Periods of a board: before everything there was nothing to rise above. */
export const periodsOf = (board: Board): readonly Period[] => (board === 'rising' ? periods.slice(0, 3) : periods)

/** What an address asks for: `type` is the period, as before there were several rankings. */
export function rankingAsked(search: URLSearchParams): RankingAsked {
  const board = boards.find((one) => one === search.get('board')) ?? 'hosts'
  const league = search.get('league') ?? ''
  return {
    board,
    period: periodsOf(board).find((one) => one === search.get('type')) ?? '0',
    league: board === 'hosts' && /^[1-9]\d{0,8}$/.test(league) ? Number(league) : undefined,
  }
}

/** The address of a ranking; what is usual stands nowhere in it. */
export function rankingAddress({ board, period, league }: RankingAsked): URLSearchParams {
  return new URLSearchParams({
    ...(board === 'hosts' ? {} : { board }),
    type: period,
    ...(board === 'hosts' && league !== undefined ? { league: String(league) } : {}),
  })
}
