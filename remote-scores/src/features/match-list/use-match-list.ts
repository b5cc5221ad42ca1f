import { authStore, onUserChanged } from '@pitchside/auth'
import type { TimeZone } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { asMember } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { socket } from '@pitchside/socket'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type FeedState, useFeedState } from '../../parts/feed/use-feed-state'
import { markFollowed } from '../../parts/goal-alerts/goal-alerts'
import type { Match, Sport } from '../../parts/matches/match'
import { fetchDay, type MatchSnapshot, toggleFollowed } from '../../parts/matches/match.calls'
import { warmSearch } from '../../parts/matches/match-search'
import { followList } from '../../parts/matches/match-topics'
import { tellRedCards } from './card-alerts'
import { inFrameOfItsOwn } from './frame-turns'
import { keepList, keptList } from './kept-list'
import { ListedMatches } from './listed-matches.store'

/** A lost socket is repaired by frames; this also heals what no frame says. Long lists are asked for less often. */
const refetchMs = { usual: 60_000, long: 300_000 }
const longRows = 500
const isLong = (day: MatchSnapshot | undefined) => (day?.matches.length ?? 0) > longRows

export interface MatchList {
  store: ListedMatches
  isLoading: boolean
  isFailed: boolean
  feed: FeedState
  /** When the feed was last heard, epoch ms. */
  heardAtMs: () => number
  /** The server does not answer, this is the list that was kept: since when. */
  keptAtMs: number | undefined
  /** Which day and company the list shows by now. */
  loaded: string
  reload: () => void
  follow: (match: Match) => void
  /** Goals as they fall: for the digest. */
  onGoal: (listener: (match: Match) => void) => () => void
}

export interface ListWish {
  sport: Sport
  date: string
  companyId: number
  zone: TimeZone
}

const reportKeeping = (error: unknown) =>
  bus.emit('failure.seen', { where: 'scores:kept-list', reason: 'not-kept', detail: String(error) })

/** The matches of a day, loaded once and then kept up to date by the match topic. */
export function useMatchList({ sport, date, companyId, zone }: ListWish): MatchList {
  const [store] = useState(() => new ListedMatches())
  const feed = useFeedState()
  const heardAt = useRef(0)
  const heardAtMs = useCallback(() => heardAt.current, [])
  const goals = useRef(new Set<(match: Match) => void>())
  const [loaded, setLoaded] = useState('')
  const [isSilent, setSilent] = useState(false)
  const [keptAtMs, setKeptAtMs] = useState<number | undefined>()
  const wish = `${date} ${companyId} ${zone}`
  const query = useQuery({
    queryKey: ['scores.day', sport, date, companyId, zone, authStore.getState().user?.id],
    queryFn: ({ signal, client, queryKey }) =>
      fetchDay({ sport, date, companyId, zone }, { signal, isLong: isLong(client.getQueryData(queryKey)) }),
    refetchInterval: ({ state }) => (isLong(state.data) ? refetchMs.long : refetchMs.usual),
    staleTime: 0,
    // Two thousand matches are not compared with the two thousand before: the store keeps what is equal.
    structuralSharing: false,
  })
  const { data, refetch, isError } = query

  // A new list before anything is painted: the visitor would see an empty one for a frame, and wait for it. One that
  // heals what is shown takes its turn like the feed.
  useLayoutEffect(() => {
    if (!data) return
    const isShown = loaded === wish
    const take = () => {
      store.load(data, isShown ? 'feed' : 'visitor')
      heardAt.current = Date.now()
      feed.heard()
      setLoaded(wish)
      setKeptAtMs(undefined)
      setSilent(data.feed?.is_stale === 1)
    }
    if (isShown) return inFrameOfItsOwn(take)
    take()
  }, [data, store])

  useEffect(() => {
    if (!data) return
    for (const match of data.matches) if (match.isFollowed) markFollowed(match.id, true)
    keepList(sport, date, data.matches, Date.now()).catch(reportKeeping)
    return warmSearch(data.matches)
  }, [data, store])

  useEffect(() => {
    if (!isError || data) return
    let isCurrent = true
    keptList(sport, date)
      .then((kept) => {
        if (!kept || !isCurrent) return
        store.load({ matches: kept.matches, serverS: Math.floor(kept.savedAtMs / 1_000) })
        setLoaded(wish)
        setKeptAtMs(kept.savedAtMs)
      })
      .catch(reportKeeping)
    return () => {
      isCurrent = false
    }
  }, [isError, data, sport, date, store])

  const [followed, setFollowed] = useState<ReturnType<typeof followList>>()
  useEffect(() => {
    socket.setClassify(sport === 'football' ? 0 : 1)
    const next = followList(sport, companyId, {
      onFrame(frame) {
        heardAt.current = Date.now()
        feed.heard()
        const before = store.apply(frame)
        tellRedCards(before, (id) => store.get(id))
        for (const [id, old] of before) {
          const match = store.get(id)
          if (match?.goal && match.goal !== old.goal) for (const tell of goals.current) tell(match)
        }
      },
      onResync() {
        feed.resyncing()
        void refetch()
      },
      onFeed: ({ is_stale: isStale }) => setSilent(isStale === 1),
    })
    setFollowed(next)
    return next.stop
  }, [sport, companyId, store, refetch, feed.heard, feed.resyncing])
  const position = data?.position
  useEffect(() => {
    if (position) followed?.loaded(position)
  }, [position, followed])
  useEffect(() => socket.setCompany(companyId), [companyId])
  useEffect(() => onUserChanged(() => void refetch()), [refetch])
  return {
    store,
    // Also while the answer is here and not in the store yet: an empty list would be drawn and thrown away.
    isLoading: loaded !== wish && !isError,
    isFailed: isError && !data && keptAtMs === undefined,
    // The socket is there, but whoever feeds it says nothing: what is shown is as old.
    feed: isSilent && feed.state === 'live' ? 'stale' : feed.state,
    heardAtMs,
    keptAtMs,
    loaded,
    reload: () => void refetch(),
    follow: (match) => asMember(() => follow(store, match)),
    onGoal: (listener) => {
      goals.current.add(listener)
      return () => void goals.current.delete(listener)
    },
  }
}

function follow(store: ListedMatches, match: Match): void {
  const wanted = !match.isFollowed
  const set = (isFollowed: boolean) => {
    store.change(match.id, { isFollowed })
    markFollowed(match.id, isFollowed)
  }
  set(wanted)
  // The call itself tells why it failed; here the star goes back.
  toggleFollowed(match).then(set, () => set(!wanted))
}
