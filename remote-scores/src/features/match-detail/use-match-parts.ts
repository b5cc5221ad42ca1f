import { useQuery, useQueryClient } from '@pitchside/platform'
import { groupOf, type Market, type Match } from '../../parts/matches/match'
import {
  type CommentaryLine,
  fetchCommentary,
  fetchForm,
  fetchLineup,
  fetchMatchRooms,
  fetchMeetings,
  fetchPriceChanges,
  fetchReport,
  fetchSameOdds,
  fetchShots,
  fetchStatistics,
} from './match-parts.calls'

const liveMs = 20_000
const slowMs = 60_000

type Id = Pick<Match, 'id' | 'sport' | 'status'>
/** How often a part is asked for again: often while the match runs, seldom before, never afterwards. */
const interval = (match: Id, whileLive = liveMs): number | false => {
  const group = groupOf(match)
  return group === 'live' ? whileLive : group === 'upcoming' ? slowMs * 2 : false
}

/** Every part lies under the match's key: an incident makes all of them stale at once. */
export const partsKey = (id: number) => ['scores.part', id] as const

export const useLineup = (match: Id) =>
  useQuery({
    queryKey: [...partsKey(match.id), 'lineup'],
    queryFn: ({ signal }) => fetchLineup(match.id, signal),
    refetchInterval: interval(match, slowMs),
  })

export const useShots = (match: Id) =>
  useQuery({
    queryKey: [...partsKey(match.id), 'shots'],
    queryFn: ({ signal }) => fetchShots(match.id, signal),
    refetchInterval: interval(match),
  })

export const useStatistics = (match: Id) =>
  useQuery({
    queryKey: [...partsKey(match.id), 'statistics'],
    queryFn: ({ signal }) => fetchStatistics(match.id, signal),
    refetchInterval: interval(match),
  })

export const useReport = (match: Id) =>
  useQuery({
    queryKey: [...partsKey(match.id), 'report'],
    queryFn: ({ signal }) => fetchReport(match.id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The commentary so far. Only what is new travels. */
export function useCommentary(match: Id) {
  const client = useQueryClient()
  const queryKey = [...partsKey(match.id), 'commentary']
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const known = client.getQueryData<CommentaryLine[]>(queryKey) ?? []
      const fresh = await fetchCommentary(match.id, known.at(-1)?.seq ?? 0, signal)
      return fresh.length === 0 ? known : [...known, ...fresh]
    },
    refetchInterval: interval(match, 10_000),
  })
}

export const usePriceChanges = (match: Id, market: Market, companyId: number) =>
  useQuery({
    queryKey: [...partsKey(match.id), 'prices', market, companyId],
    queryFn: ({ signal }) => fetchPriceChanges(match.id, market, companyId, signal),
    refetchInterval: interval(match),
  })

export const useSameOdds = (match: Id, market: Market, companyId: number) =>
  useQuery({
    queryKey: ['scores.same-odds', match.id, market, companyId],
    queryFn: ({ signal }) => fetchSameOdds(match.id, market, companyId, signal),
    staleTime: slowMs * 10,
  })

export const useMeetings = (id: number) =>
  useQuery({
    queryKey: ['scores.meetings', id],
    queryFn: ({ signal }) => fetchMeetings(id, signal),
    staleTime: slowMs * 10,
  })

export const useForm = (id: number, side: 1 | 2) =>
  useQuery({
    queryKey: ['scores.form', id, side],
    queryFn: ({ signal }) => fetchForm(id, side, signal),
    staleTime: slowMs * 10,
  })

export const useMatchRooms = (id: number) =>
  useQuery({ queryKey: ['scores.match-rooms', id], queryFn: () => fetchMatchRooms(id), refetchInterval: slowMs })
